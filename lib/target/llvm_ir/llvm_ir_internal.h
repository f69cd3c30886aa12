// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files of the export. A function is exported in two
// steps: first each value is resolved to a constant or a number (numbering.c),
// as LLVM numbers unnamed values when it prints; then the function is printed
// (body.c). Nothing of a printed function is kept except what the module lists
// after its functions. Where a function refers to a later one, its text has a
// gap, which is filled at the end (forward_references.c).
#ifndef MLOPT_TARGET_LLVM_IR_LLVM_IR_INTERNAL_H
#define MLOPT_TARGET_LLVM_IR_LLVM_IR_INTERNAL_H

#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/text_pieces.h"
#include "support/vector.h"
#include "target/llvm_ir/data_layout.h"
#include "target/llvm_ir/llvm_ir.h"

typedef enum ConstantKind {
  CONSTANT_INT,
  CONSTANT_FLOAT,
  CONSTANT_ZERO, ///< Zero of all but integers and floats: null, {0, …}.
  CONSTANT_UNDEF,
  CONSTANT_POISON,
  CONSTANT_DENSE,      ///< An array or vector of plain numbers.
  CONSTANT_AGGREGATE,  ///< Array, struct or vector.
  CONSTANT_ADDRESS,    ///< A symbol and an offset; or, without one, a number.
  CONSTANT_CAST,       ///< `word (operand to type)`.
  CONSTANT_BINARY,     ///< `word (operand, other)`.
  CONSTANT_EQUIVALENT, ///< `dso_local_equivalent @symbol`.
  CONSTANT_BLOCK,      ///< `blockaddress(@symbol, %N)`, N the one of `tag`.
} ConstantKind;

/// Bits of llvm.getelementptr's noWrapFlags.
enum { GEP_INBOUNDS = 1, GEP_NUSW = 2, GEP_NUW = 4 };

/// An LLVM constant; in the exporter's scratch arena. Follows llvm::Constant.
typedef struct Constant Constant;
struct Constant {
  const Type *type; ///< In either spelling.
  ConstantKind kind;
  union {
    WideInt integer;
    FloatBits number; ///< In the format of `type`.
    const DenseElementsAttr *dense;
    struct {
      const Constant **elements;
      uint64_t count;
    };
    struct {
      StringRef symbol; ///< Without data: the address is `offset` itself.
      int64_t offset;   ///< In bytes.
      int64_t flags;    ///< GEP_ bits.
      uint32_t width;   ///< Bits of the number that is the address.
      StringRef tag;    ///< As export_tag_key makes it; lives in `arena`.
      Location loc;     ///< Who names the tag.
    };
    struct {
      const char *word;
      const Constant *operand;
      const Constant *other;
      uint32_t size; ///< Constants in the expression, itself included.
    };
  };
};

/// An intrinsic that the module uses, in order of first use.
typedef struct IntrinsicUse {
  StringRef declaration; ///< `float @llvm.fabs.f32(float)`.
  const char *attributes;
} IntrinsicUse;

typedef struct Metadata Metadata;
typedef struct Intrinsic Intrinsic;

/// Properties that operations of several definitions have.
#define EXPORT_SLOTS(SLOT)                                                     \
  SLOT(TBAA, "tbaa")                                                           \
  SLOT(BRANCH_WEIGHTS, "branch_weights")                                       \
  SLOT(INVARIANT, "invariant")                                                 \
  SLOT(ALIAS_SCOPES, "alias_scopes")                                           \
  SLOT(NOALIAS_SCOPES, "noalias_scopes")                                       \
  SLOT(NONTEMPORAL, "nontemporal")                                             \
  SLOT(DEREFERENCEABLE, "dereferenceable")                                     \
  SLOT(INVARIANT_GROUP, "invariantGroup")                                      \
  SLOT(LOOP_ANNOTATION, "loop_annotation")                                     \
  SLOT(ACCESS_GROUPS, "access_groups")                                         \
  SLOT(ARG_ATTRS, "arg_attrs")                                                 \
  SLOT(RES_ATTRS, "res_attrs")                                                 \
  SLOT(CCONV, "CConv")                                                         \
  SLOT(FASTMATH, "fastmathFlags")                                              \
  SLOT(OVERFLOW, "overflowFlags")                                              \
  SLOT(VAR_CALLEE_TYPE, "var_callee_type")                                     \
  SLOT(BUNDLE_SIZES, "op_bundle_sizes")                                        \
  SLOT(BUNDLE_TAGS, "op_bundle_tags")

typedef enum ExportSlot {
#define SLOT(ID, NAME) SLOT_##ID,
  EXPORT_SLOTS(SLOT)
#undef SLOT
      NUM_EXPORT_SLOTS,
  /// Slots before this one are metadata after an instruction.
  NUM_ATTACHMENT_SLOTS = SLOT_ARG_ATTRS
} ExportSlot;

enum { NUM_NOTED_TYPES = 4 };

/// What the export knows of an operation's definition. Computed when the export
/// first meets such an operation.
typedef struct OpInfo {
  const Intrinsic *intrinsic;     ///< NULL: it is not one.
  const int8_t *group_slots;      ///< For attributes.c; NULL: not found yet.
  int8_t slots[NUM_EXPORT_SLOTS]; ///< -1: no such property.
  /// Result and operands of the last one whose declaration was noted.
  const Type *noted[NUM_NOTED_TYPES];
  bool is_ready;
  bool has_attachments; ///< One of the first slots.
  bool is_intrinsic;    ///< Or calls one.
  bool has_no_value;    ///< In LLVM, though it has a result.
} OpInfo;

/// A value, resolved to a constant or a number. The value's `mapping` is the
/// index of its entry.
typedef struct ValueEntry {
  Value *value;
  const Constant *constant; ///< NULL: a number.
  uint64_t number;
} ValueEntry;

/// A type's text, found by the type.
typedef struct TypeText {
  const Type *type;
  uint32_t size;
  uint32_t alignments[2]; ///< By AlignmentKind; 0: not asked for yet.
  const Type *foreign;    ///< As in TypeParts; printing reports it.
  char text[];            ///< Padded for stream_short.
} TypeText;

/// Facts about a type and its parts. Kept apart from its text, because printing
/// it would list its named structs as used.
typedef struct TypeParts {
  const Type *type;
  const Type *foreign; ///< A type in it that LLVM does not have, or NULL.
  bool is_unsized;     ///< It has no size, or a part of it has none.
  bool is_scalable;    ///< It is a scalable vector, or has one in it.
  bool is_local;       ///< It has a target's type that no global has.
} TypeParts;

typedef enum GapKind {
  GAP_GROUP, ///< ` #N` of attribute group `text`.
  GAP_BLOCK, ///< `%N` of the block with tag `text`, `function:tag`.
} GapKind;

/// A gap in the text, filled at the end of the export.
typedef struct Gap {
  GapKind kind;
  size_t piece; ///< Index of the gap's piece of the text.
  StringRef text;
  Location loc; ///< For a GAP_BLOCK: the operation that refers to it.
} Gap;

enum { NUM_RECENT_TYPES = 64 };

/// OpenCL's hints on functions.
typedef enum FunctionHint {
  HINT_VEC_TYPE,
  HINT_WORK_GROUP_SIZE,
  HINT_REQUIRED_WORK_GROUP_SIZE,
  HINT_REQUIRED_SUB_GROUP_SIZE,
  NUM_FUNCTION_HINTS
} FunctionHint;

/// The hints that are there, in the order of their first use.
typedef struct FunctionHints {
  FunctionHint order[NUM_FUNCTION_HINTS];
  unsigned count;
} FunctionHints;

/// A compile unit and its node.
typedef struct ExportedUnit {
  const Attribute *attr;
  uint32_t node;
} ExportedUnit;
typedef VECTOR(ExportedUnit) ExportedUnits;

/// The tag of an entry block, whose address cannot be taken.
#define EXPORT_ENTRY_TAG UINTPTR_MAX

struct Exporter {
  Context *ctx;
  Arena arena; ///< Texts; lives through the export.
  const Operation *module;
  const Operation *symbol; ///< Being exported; errors are reported on it.
  TextPieces *text;        ///< The module's; borrowed.
  TextMark start;          ///< Where the export begins.
  Stream *out;             ///< Where text is printed at present.
  StringRef layout_text;
  StringRef triple;
  const Attribute *module_asm;
  DataLayout layout; ///< The module's.
  OpInfo infos[LLVM_NUM_OPS];
  PtrMap symbols;       ///< Symbol operations' names, by text.
  StringMap block_tags; ///< `function:tag` to the block's number + 1, or to
                        ///< EXPORT_ENTRY_TAG.
  StringMap intrinsic_names;
  VECTOR(IntrinsicUse) intrinsics;
  PtrMap attr_texts;       ///< Parameters' attributes to their text.
  PtrMap checked_attrs;    ///< Parameters' attributes to a type that they fit.
  StringMap group_numbers; ///< Attribute groups by text, number + 1.
  VECTOR(StringRef) groups;
  VECTOR(Gap) gaps;
  Metadata *metadata;  ///< Owned.
  InternTable places;  ///< Debug locations: debug_places.c.
  PtrMap known_places; ///< LocationData to its place in `known_scope`.
  const Attribute *known_scope;
  Stream named;            ///< Named metadata.
  ExportedUnits units;     ///< In the order in which they were made.
  size_t num_symbol_units; ///< Those that functions and globals name.
  size_t num_numbered_units;
  size_t units_at;       ///< Where in `named` the units are listed.
  uint32_t unit_globals; ///< A compile unit's list; UINT32_MAX: none.
  FunctionHints hints;

  // State of the function that is being exported.
  Arena scratch;               ///< Constants and lists.
  VECTOR(ValueEntry) values;   ///< The first entry is a dummy.
  uint64_t *block_numbers;     ///< By the blocks' `order`.
  const Attribute *subprogram; ///< Or NULL.
  PtrMap subprograms;          ///< The functions' so far.

  PtrMap type_texts;   ///< Types to TypeText *.
  PtrMap type_parts;   ///< Types to TypeParts *.
  PtrMap known_types;  ///< Types that LLVM has, as it has all their parts.
  PtrMap finite_types; ///< Types that do not hold themselves.
  const Type *foreign; ///< The last type met that LLVM does not have.
  TypeText *recent_types[NUM_RECENT_TYPES]; ///< By hash.
  Stream type_stream;                       ///< While a text is made.
  Stream attr_stream;                       ///< Likewise.
  PtrMap seen_types; ///< Identified structs, and what they hold.
  VECTOR(const Type *) structs;
  VECTOR(struct TypeWork) type_work; ///< Work that print_type has left.
  bool has_failed;
  bool has_reported; ///< An error of the symbol that is exported.
};

typedef struct TypeWork {
  const Type *type; ///< NULL: `text`.
  const char *text;
} TypeWork;

//===- op_info.c ----------------------------------------------------------===//

/// Finds what exporting an operation of `def` needs: its intrinsic, and the
/// slots of the properties that are asked for. Done once per definition.
void op_info_init(OpInfo *info, const OpDef *def);

/// `op` is an operation of llvm.
static inline OpInfo *op_info(Exporter *exporter, const Operation *op) {
  OpInfo *info = &exporter->infos[op->def - llvm_ops];
  if (!info->is_ready)
    op_info_init(info, op->def);
  return info;
}

/// The property, or NULL.
static inline const Attribute *info_attr(const OpInfo *info,
                                         const Operation *op, ExportSlot slot) {
  int index = info->slots[slot];
  return index < 0 ? NULL : op_prop(op, (unsigned)index);
}
static inline const Attribute *slot_attr(Exporter *exporter,
                                         const Operation *op, ExportSlot slot) {
  return info_attr(op_info(exporter, op), op, slot);
}

//===- forward_references.c -----------------------------------------------===//

/// Leaves a gap in the printed text; sets `gap.piece`.
void export_gap(Exporter *exporter, Gap gap);
/// Fills all gaps.
void export_fill_gaps(Exporter *exporter);

/// The bits of an address space's number that LLVM keeps.
enum { ADDRESS_SPACE_MASK = 0xFFFFFF };

//===- types.c ------------------------------------------------------------===//

/// Prints `type` as LLVM IR. Identified structs by name; they are noted for
/// export_struct_definitions.
void export_type(Exporter *exporter, const Type *type);
/// Does LLVM have all types printed so far? False after an error on `op`.
bool export_check_types(Exporter *exporter, const Operation *op);
/// As export_check_types, and checks `type`.
bool export_check_type(Exporter *exporter, const Operation *op,
                       const Type *type);
/// Facts about a type. Linear in the type the first time.
const TypeParts *export_type_parts(Exporter *exporter, const Type *type);
/// `addrspace(1)` of a function or a call, unless it and the space of the
/// module's functions are 0.
void export_program_space(Exporter *exporter, const char *before,
                          unsigned space, const char *after);
/// The type of a function's address.
const Type *export_function_pointer(Exporter *exporter);
/// Alignment by the module's data layout.
int64_t export_type_alignment(Exporter *exporter, const Type *type,
                              AlignmentKind kind);
/// Is it a type of the dialect that `def` defines?
bool export_type_is(const Type *type, LLVMTypeDef def);
/// Writes `%name = type { … }` for all structs met and the structs they
/// contain.
void export_struct_definitions(Exporter *exporter, Stream *out);
/// Writes `type` as in an intrinsic's name: `i32`, `v4f32`, `p0`.
void export_mangled_type(Exporter *exporter, Stream *out, const Type *type);
/// `name` after `%` or `@`, quoted where it must be.
void export_name(Stream *out, StringRef name);
/// `@name`; `@0` for the one symbol that may have an empty name.
void export_symbol_name(Stream *out, StringRef name);

//===- constants.c --------------------------------------------------------===//

/// A constant without a value of its own: zero, undef, poison. Lives in scratch
/// memory of the exporter, like the ones below.
const Constant *constant_plain(Exporter *exporter, ConstantKind kind,
                               const Type *type);
/// `value`, cut or sign-extended to the width of `type`.
const Constant *constant_int(Exporter *exporter, const Type *type,
                             WideInt value);
/// `value` has the bits of the format of `type`.
const Constant *constant_float(Exporter *exporter, const Type *type,
                               FloatBits value);
/// `symbol` is borrowed; nothing checks that it exists.
const Constant *constant_address(Exporter *exporter, const Type *type,
                                 StringRef symbol);
/// `dso_local_equivalent @symbol`.
const Constant *constant_equivalent(Exporter *exporter, const Type *type,
                                    StringRef symbol);
/// Borrows `elements`, which are in the arena.
const Constant *constant_aggregate(Exporter *exporter, const Type *type,
                                   const Constant **elements, uint64_t count);
/// The zero of `type`.
const Constant *constant_zero(Exporter *exporter, const Type *type);
/// Without a value yet.
Constant *constant_create(Exporter *exporter, ConstantKind kind,
                          const Type *type);
/// Number of elements of an array, vector or struct type; 0 for other types.
uint64_t constant_num_elements(const Type *type);
/// The type of element `index`. NULL if the struct has fewer.
const Type *constant_element_type(const Type *type, uint64_t index);
/// `attr` as a constant of `type`; NULL: it cannot be one.
const Constant *constant_from_attr(Exporter *exporter, const Type *type,
                                   const Attribute *attr);
/// As constant_from_attr, for elements; in constant_elements.c.
const Constant *constant_from_elements(Exporter *exporter, const Type *type,
                                       const Attribute *attr);
/// Why `attr` cannot be a constant.
const char *constant_error(Exporter *exporter, const Attribute *attr);
/// Element `index` of an aggregate, or NULL where that is not known.
const Constant *constant_element(Exporter *exporter, const Constant *constant,
                                 uint64_t index);
/// Are `count` elements so few that they may be made one by one, where the
/// module's text did not list them?
bool constant_can_spell_out(uint64_t count);
/// `constant` with another element `index`. NULL: there is no element there, or
/// `constant` is too large to be spelled out.
const Constant *constant_with_element(Exporter *exporter,
                                      const Constant *constant, uint64_t index,
                                      const Constant *element);
/// Are all its bits 0? So -0.0 is not zero. Linear in the bytes of dense
/// elements.
bool constant_is_zero(const Constant *constant);
/// Format of a float type in either spelling. False: none.
bool export_float_format(const Type *type, FloatKind *format);
/// Without its type.
void export_constant(Exporter *exporter, const Constant *constant);
/// With its type: `i32 1`.
void export_typed_constant(Exporter *exporter, const Constant *constant);

//===- checks.c -----------------------------------------------------------===//

/// Is it one that LLVM has? False after an error. Its operands are resolved.
bool check_instruction(Exporter *exporter, const Operation *op);
/// Not functions, void, labels, opaque structs, nor what has one of them.
bool export_type_has_size(Exporter *exporter, const Type *type);
/// Is a location, in `scope` unless it says one, of the function that it is in?
/// What is wrong, or NULL.
const char *check_location(Exporter *exporter, Location loc,
                           const Attribute *scope);

//===- checks_module.c ----------------------------------------------------===//

/// Are they what LLVM's verifier takes? False after an error. `initializer` is
/// NULL for a declaration.
bool check_global(Exporter *exporter, const Operation *op,
                  const Constant *initializer);
/// The module's symbol of this name, or NULL.
const Operation *export_symbol(Exporter *exporter, StringRef name);
/// May another module replace a symbol of this linkage?
bool export_is_interposable(LLVMLinkage linkage);
/// Reports why `target` cannot be the aliasee of `op`; then false.
bool check_alias(Exporter *exporter, const Operation *op,
                 const Constant *target);
/// Checks all aliases in the module. Linear.
bool check_alias_cycles(Exporter *exporter, const Block *body);
/// Why the linkage of `op`, a symbol, does not go with its visibility; NULL: it
/// does.
const char *check_visibility(const Operation *op);
/// Reports the first rule of LLVM's verifier that an llvm.func breaks; then
/// false.
bool check_function(Exporter *exporter, const Operation *op);
/// The type of the memory that operand `index` of an llvm.inline_asm points to,
/// or NULL.
const Type *assembly_element_type(const Operation *op, uint32_t index);
/// Says what is wrong with the attributes of a call's arguments, the first of
/// which is operand `first`, or gives NULL.
const char *check_arguments(Exporter *exporter, const Operation *op,
                            uint32_t first);
/// Likewise for the attributes of the result and of each argument of `op`,
/// which may be any operation that has them.
const char *check_argument_attributes(Exporter *exporter, const Operation *op,
                                      uint32_t first);

//===- checks_groups.c ----------------------------------------------------===//

/// Says what is wrong with the attributes of a function, or gives NULL. `group`
/// is their printed text.
const char *check_group(const Operation *op, StringRef group);
/// Why LLVM rejects debug information `attr`, whose node is `node`; NULL: it
/// does not. Its operands are not looked into.
const char *check_debug_attr(Exporter *exporter, const Attribute *attr,
                             uint32_t node);
/// Why LLVM rejects an expression, as one of `variable` unless that is NULL.
const char *check_debug_expression(Exporter *exporter,
                                   const Attribute *variable,
                                   const Attribute *expression);
/// Is the expression about what a register held when the function was entered?
bool is_debug_entry_value(Exporter *exporter, const Attribute *expression);

//===- fold.c -------------------------------------------------------------===//

/// Folds `op` to a constant, given its constant operands (NULL: not constant).
/// NULL if it does not fold. Follows llvm::TargetFolder.
const Constant *fold_instruction(Exporter *exporter, const Operation *op,
                                 const Constant *const *operands);
/// `lhs op rhs` of integers.
const Constant *fold_int_binary(Exporter *exporter, LLVMOp kind,
                                const Type *type, const Constant *lhs,
                                const Constant *rhs);

//===- fold_expressions.c -------------------------------------------------===//

/// `lhs op rhs` where one is an expression, or NULL: it cannot be one.
const Constant *fold_expression_binary(Exporter *exporter, LLVMOp kind,
                                       const Type *type, const Constant *lhs,
                                       const Constant *rhs);
/// A cast of an address or expression, or NULL.
const Constant *fold_expression_cast(Exporter *exporter, LLVMOp kind,
                                     const Type *type, const Constant *operand);

//===- fold_bits.c --------------------------------------------------------===//

/// Folds a `bitcast` from or to a vector; NULL if it does not fold.
const Constant *fold_lane_bitcast(Exporter *exporter, const Type *type,
                                  const Constant *operand);

//===- numbering.c --------------------------------------------------------===//

/// Blocks of a region.
typedef struct BlockOrder {
  Block **blocks;
  size_t size;
} BlockOrder;

/// Resolves all values of a function's body, numbers its blocks and notes its
/// intrinsics and tags. Sets the blocks' `order` to their textual order, and
/// `*order` to the one in which they are translated: reverse postorder from the
/// entry, then from the blocks it does not reach. Linear. False after an error.
bool resolve_body(Exporter *exporter, const Operation *func, BlockOrder *order);
/// Forgets the values and blocks of the last function, or initializer.
void resolve_clear(Exporter *exporter);
/// The key of a block's tag: `function:tag`.
StringRef export_tag_key(Arena *arena, StringRef function,
                         const Attribute *tag);
/// Resolves the one block of a global's initializer: its value, or NULL after
/// an error.
const Constant *resolve_initializer(Exporter *exporter, const Operation *op);
/// Is it a cast between types that LLVM does not distinguish, such as pointer
/// types of 2020? Its result is its operand.
bool is_no_cast(const Operation *op);
/// The constant that `value` was resolved to, or NULL.
static inline const Constant *value_as_constant(const Exporter *exporter,
                                                const Value *value) {
  return exporter->values.data[value->mapping].constant;
}
/// `%5`.
static inline void export_number(Exporter *exporter, uint64_t number) {
  char *at = stream_reserve(exporter->out, MAX_UINT_DIGITS + 1);
  *at = '%';
  exporter->out->size =
      (size_t)(uint_write(at + 1, number) - exporter->out->data);
}
/// `%5`, or a constant; without a type.
static inline void export_value(Exporter *exporter, const Value *value) {
  const ValueEntry *entry = &exporter->values.data[value->mapping];
  if (entry->constant)
    export_constant(exporter, entry->constant);
  else
    export_number(exporter, entry->number);
}
/// Prints a unique name, starting with `what`, for an intermediate result
/// needed to compute `value`, which has a number.
void export_derived_name(Exporter *exporter, const Value *value,
                         const char *what);
static inline void export_typed_value(Exporter *exporter, const Value *value) {
  export_type(exporter, value_type(value));
  stream_char(exporter->out, ' ');
  export_value(exporter, value);
}
/// `label %7`.
void export_label(Exporter *exporter, const Block *block);

//===- attributes.c -------------------------------------------------------===//

/// Appends the attributes of parameter or result `index` (` noundef align 4`),
/// from `array_attr`, an array of dictionaries or NULL.
void export_value_attributes(Exporter *exporter, const Attribute *array_attr,
                             size_t index);
/// As export_value_attributes, and appends `told`: words with a blank before
/// each.
void export_parameter_attributes(Exporter *exporter,
                                 const Attribute *array_attr, size_t index,
                                 const char *told);
/// Text of the attribute group of a function or call; empty: it has none. Valid
/// until the next call, unless export_group_number knows it.
StringRef export_attribute_group(Exporter *exporter, const Operation *op);
/// As export_attribute_group, for the target attributes of a global.
StringRef export_global_group(Exporter *exporter, const Operation *op);
/// Number of the group with this text.
int export_group_number(Exporter *exporter, StringRef text);
/// ` #N` of a call: groups of calls are numbered after those of functions.
void export_call_group(Exporter *exporter, StringRef text);
/// Writes `attributes #0 = { … }` for every group, at the end of the module.
void export_attribute_groups(Exporter *exporter, Stream *out);
/// Writes group `number` without string attributes, as in the comment above a
/// function.
void export_group_comment(Exporter *exporter, int number);
/// Appends the attributes of result `index` of a call or function, with a blank
/// after.
void export_result_attributes(Exporter *exporter, const Attribute *array_attr);

//===- linkage.c ----------------------------------------------------------===//

/// Keyword of linkage, visibility, … of an llvm.func or llvm.mlir.global, with
/// a blank after it; nothing for the default.
void export_linkage(Exporter *exporter, const Operation *op,
                    bool is_declaration);
/// Keyword of a calling convention with a blank after it, or its number where
/// it has no word; nothing for the default.
void export_calling_convention(Exporter *exporter, const Attribute *attr);

//===- attachments.c, loops.c ---------------------------------------------===//

/// `, !dbg !7` of an instruction at `loc`.
void export_debug_location(Exporter *exporter, Location loc);
/// `, !tbaa !7`: metadata after an instruction.
void export_attachments(Exporter *exporter, const Operation *op);
/// Is it one of llvm.intr.dbg.*?
bool is_debug_record(const Operation *op);
/// Writes a line ` #dbg_value(…)`; nothing if the record has no location.
void export_debug_record(Exporter *exporter, const Operation *op);
/// The `!llvm.loop` node of a loop annotation.
uint32_t loop_node(Exporter *exporter, const Attribute *attr);

//===- function_metadata.c ------------------------------------------------===//

/// ` !dbg !1 !prof !2` of a function that has a body.
void export_definition_metadata(Exporter *exporter, const Operation *op);
/// `!dbg !2 ` of one that has none.
void export_declaration_metadata(Exporter *exporter, const Operation *op);

//===- layout_text.c ------------------------------------------------------===//

/// The module's data layout string; lives in the arena. Empty after an error.
StringRef export_data_layout(Exporter *exporter, const Operation *module);

//===- module.c -----------------------------------------------------------===//

/// Writes `module asm "…"` for each line of the module's attribute. Reports
/// elements of the wrong kind.
void export_module_asm(Exporter *exporter);
/// Writes `@llvm.global_ctors` or `@llvm.global_dtors`.
void export_structors(Exporter *exporter, const Operation *op);
/// Writes an alias. False after an error.
bool export_alias(Exporter *exporter, const Operation *op);
/// Writes an ifunc.
void export_ifunc(Exporter *exporter, const Operation *op);
/// `$group = comdat any` of all that functions and globals name.
void export_comdats(Exporter *exporter, const Block *body);
/// ` comdat($group)` of a global or function, with `before` in front.
void export_comdat_use(Exporter *exporter, const Operation *op,
                       const char *before);
/// `!llvm.dbg.cu = !{…}` of all compile units, if there are any.
void export_units(Exporter *exporter, Stream *out);
/// `!llvm.module.flags = !{…}` and the like, and numbers the nodes they name.
void export_named_metadata(Exporter *exporter, const Operation *module,
                           const Block *body, Stream *out);

//===- globals.c, body.c, instructions.c, intrinsics.c --------------------===//

/// Writes a global with its initializer. False after an error.
bool export_global(Exporter *exporter, const Operation *op);
/// Numbers the nodes of a global's debug information.
void note_global_metadata(Exporter *exporter, const Operation *op);
/// Writes a definition or a declaration. False after an error.
bool export_function(Exporter *exporter, Operation *op);
/// Writes `op` without its name and indentation. False after an error.
bool export_instruction(Exporter *exporter, const Operation *op);

/// The intrinsic's row of special cases; NULL if it has none.
const Intrinsic *find_intrinsic(const OpDef *def);
/// Does the intrinsic return void although its operation has a result?
bool is_void_intrinsic(const Intrinsic *row);
/// Is a function with this name an intrinsic to LLVM, known or not?
bool is_intrinsic_symbol(StringRef name);
/// LLVM's attributes of the intrinsic that an llvm.func declares; NULL if it
/// declares no known intrinsic.
const char *declared_attributes(const Operation *func);
/// Likewise for parameter `index`, with a blank in front; NULL if it has none.
const char *declared_parameter(const Operation *func, unsigned index);
/// Why LLVM rejects a call of `func`, which is an intrinsic's declaration;
/// NULL: it does not.
const char *check_intrinsic_callee(Exporter *exporter, const Operation *op,
                                   const Operation *func);
/// Notes its declaration. False after an error.
bool note_intrinsic(Exporter *exporter, const Operation *op);
/// `call float @llvm.fabs.f32(float %0)`.
void export_intrinsic_call(Exporter *exporter, const Operation *op);
/// ` [ "tag"(i32 %0), … ]` of operands from `next` on.
void export_bundles(Exporter *exporter, const Operation *op, uint32_t next);

/// Begins the export of the symbol `op`: no error is reported on it yet.
void export_begin_symbol(Exporter *exporter, const Operation *op);
/// Reports that `op` cannot be exported, with notes that help, and returns
/// false. Nothing is reported after the first error of a symbol.
bool export_fail(Exporter *exporter, const Operation *op, const char *reason);
/// export_fail with a text of its own, in the words of mlir-translate.
__attribute__((format(printf, 3, 4))) bool
export_error(Exporter *exporter, const Operation *op, const char *format, ...);

/// Adds notes to `error`, which says that `op` cannot be exported: the pass
/// that converts it or, for a cast, the value's producer and user and the pass
/// that removes the cast.
void export_explain_left_over(Context *ctx, Diagnostic *error,
                              const Operation *op);

typedef void ExportInstruction(Exporter *exporter, const Operation *op);

/// Is it a cmpxchg of floats?
bool is_float_exchange(const Operation *op);
/// Writes all lines but the last, which begins with the result's name.
/// `print_exchange` prints the exchange itself, with
/// export_float_exchange_operands.
void export_float_exchange_start(Exporter *exporter, const Operation *op,
                                 ExportInstruction *print_exchange);
/// `ptr %p, i32 %x.expected, i32 %x.new`: integers are exchanged.
void export_float_exchange_operands(Exporter *exporter, const Operation *op);
/// Writes the last line, which combines the float and the success bit and
/// defines the result's name.
void export_float_exchange_end(Exporter *exporter, const Operation *op);
/// Prints lines that must stand in front of `op`.
void export_lines_before(Exporter *exporter, const Operation *op);

/// An integer attribute's value; 0 for another or none.
static inline int64_t attr_number(const Attribute *attr) {
  int64_t value = 0;
  attr_integer_value(attr, &value);
  return value;
}

/// The alignment as LLVM stores it, by its logarithm: rounded down to a power
/// of two.
static inline int64_t alignment_of(int64_t alignment) {
  uint64_t value = (uint64_t)alignment;
  while (value & (value - 1))
    value &= value - 1;
  return (int64_t)value;
}

/// Is this alignment, whose sign counts for nothing, above what LLVM takes?
static inline bool alignment_is_huge(int64_t alignment) {
  return (uint64_t)alignment_of(alignment) > (uint64_t)1 << 32;
}

#endif
