// SPDX-License-Identifier: Apache-2.0
// The actions of the grammar for the builtin language, and the semantic values
// that only they use.
#ifndef MLOPT_PARSER_ACTIONS_H
#define MLOPT_PARSER_ACTIONS_H

#include "ir/definitions/enum_case.h"
#include "parser/parser_internal.h"

// --- actions_ops.c ----------------------------------------------------------

/// The parts of an operation in generic form.
typedef struct GenericParts {
  Token name;
  SSAUses operands;
  Blocks successors;
  const Attribute *properties;
  Regions regions;
  NamedAttrs attrs;
  FunctionSignature type;
  const char *type_at;
} GenericParts;

/// Looks up the definition and stores it as the token's entry.
Token begin_generic(Parser *parser, Token name);
/// Called at the successors of a generic operation.
void begin_successors(Parser *parser, Token open);
/// Called at the first region of a generic operation.
void begin_regions(Parser *parser);
/// Called after the operands. If the rest of the line is a known tail, makes it
/// one token. Returns the kind of the next token; it was `token`.
int find_generic_tail(Parser *parser, int token);
/// A generic operation whose tail, `{…} : (T) -> U`, has been read before. It
/// need not be parsed again.
Operation *build_generic_from_tail(Parser *parser, const Token *name,
                                   SSAUses operands, const Token *tail);
/// `"name"(%a)[^b] <{…}> ({…}) {…} : (T) -> U`.
Operation *build_generic(Parser *parser, const GenericParts *parts);
/// Reports a name that is no operation, in the words that fit it.
_Noreturn void unknown_custom_op(Parser *parser, Token name);
/// Reports an operation that has the generic form alone.
_Noreturn void no_custom_form(Parser *parser, Token name);
/// `%a`, one result.
ResultName make_result_name(Token name);
/// `%a:2`. Fails unless the number is at least 1.
ResultName result_name_with_count(Parser *parser, Token name, Token count);
/// Appends `name`. The total stops at its largest number instead of wrapping.
ResultNames result_names_add(Parser *parser, ResultNames names,
                             ResultName name);
/// Each returns `op`, or its replacement.
Operation *set_location(Parser *parser, Operation *op, TrailingLoc loc);
/// Names the only result. Fails if there is another number of them.
Operation *define_result(Parser *parser, Operation *op, const Token *name);
/// Names all results. Fails if they are not as many.
Operation *define_results(Parser *parser, Operation *op, ResultNames names);
/// Puts `op` at the end of the innermost region and rewinds scratch memory.
void parser_append_op(Parser *parser, Operation *op);

// --- actions_regions.c ------------------------------------------------------

/// Begins a region of the pending operation; its entry block gets the arguments
/// that this has.
void parser_open_region(Parser *parser, Token open);
/// Ends the innermost region, whose names are forgotten. Reports blocks that
/// were used and not defined.
Region *parser_close_region(Parser *parser, Token close);
/// Opens the region around everything in the file. parser_close_top_region
/// closes it.
void parser_open_top_region(Parser *parser);
/// Ends it: reports blocks that were used and not defined.
void parser_close_top_region(Parser *parser);
/// `^name(%a: T):`. The block may have been used before.
void parser_begin_block(Parser *parser, Token name, Arguments arguments);
/// Fails unless `number`, which follows the name of a block's argument, is #0.
void check_argument_number(Parser *parser, const Token *name,
                           const Token *number);
/// `%a: T {…} loc(…)`, in scratch memory.
const Argument *make_argument(Parser *parser, Token name, const Type *type,
                              NamedAttrs attrs, TrailingLoc loc);
/// Reports values that are used but never defined.
void parser_check_forward_refs(Parser *parser);

// --- actions_types.c --------------------------------------------------------

typedef struct VectorDims {
  Integers sizes;
  LIST(bool) scalable;
} VectorDims;

typedef struct MemrefParts {
  const AffineMap *map;
  const Attribute *layout;
  const Attribute *memory_space;
} MemrefParts;

/// The part of a struct type between its brackets.
typedef struct StructBody {
  Types types;
  const Type *identified; ///< By its name; NULL if it has none.
  Token at;               ///< The text after the comma, if it has a name.
  bool is_packed;
  bool is_opaque;
  bool is_reference; ///< Only a name, or opaque in its own body.
} StructBody;

typedef struct TargetParameters {
  Types types;
  Integers ints;
} TargetParameters;

/// `i32`, `si8`, `ui1`. Fails if the width is too large.
const Type *build_int_type(Parser *parser, const Token *token);
/// The float type that the keyword `token` stands for.
const Type *build_float_type(Parser *parser, Token token);
/// `complex<T>`. Fails unless the element is an integer or a float.
const Type *build_complex_type(Parser *parser, Token at, const Type *element);
/// `!dialect<…>` of text that no rule reads: an opaque type, or what the
/// dialect makes of it.
const Type *build_raw_type(Parser *parser, Token token);
/// `4x` or `?x`.
Integers dims_add(Parser *parser, Integers dims, Token token);
/// `4x` or `[4]x`.
VectorDims vector_dims_add(Parser *parser, VectorDims dims, Token token,
                           bool is_scalable);
/// Fails for elements that no vector has, and for sizes of 0.
const Type *build_vector_type(Parser *parser, Token open, VectorDims dims,
                              const Type *element);
/// `encoding` may be NULL.
const Type *build_tensor_type(Parser *parser, Token at, Integers dims,
                              const Type *element, const Attribute *encoding);
/// Reports an encoding, which only ranked tensors have.
const Type *build_unranked_tensor_type(Parser *parser, Token at, Token close,
                                       const Type *element,
                                       const Attribute *encoding);
/// Adds a layout or a memory space. Fails if there is one already, or the order
/// is wrong.
MemrefParts memref_parts_add(Parser *parser, MemrefParts parts, Token comma,
                             const Attribute *attr);
/// A type with its place. If `type` is NULL, it is i64 or f64.
typedef struct PlacedType {
  const Type *type;
  const char *at;
} PlacedType;
/// Fails unless it is a type that memory can hold.
const Type *check_memref_element(Parser *parser, PlacedType element);
/// Fails if the layout has another rank, or the memory space is of a wrong
/// kind.
const Type *build_memref_type(Parser *parser, Token open, Integers dims,
                              const Type *element, MemrefParts parts);
/// Fails if there is a layout, or the memory space is of a wrong kind.
const Type *build_unranked_memref_type(Parser *parser, Token open, Token close,
                                       const Type *element, MemrefParts parts);

/// Splits a raw token, `!dialect.text` or `!dialect<text>`, into the dialect
/// and the rest.
void split_dialect_symbol(Token token, StringRef *dialect, StringRef *text);
/// Leaves the parser with an error unless unregistered dialects are allowed.
/// The dialect of `token` is not registered. `type` is the type of an
/// attribute.
void check_unknown_dialect(Parser *parser, Token token, const Type *type);
/// Reports `what` (`unknown attribute`), the word that `text` begins with, and
/// the dialect, which has no such thing.
_Noreturn void fail_unknown_mnemonic(Parser *parser, char sigil,
                                     StringRef text, StringRef dialect);

// --- actions_dialect_types.c ------------------------------------------------

/// The definition that the lexer found for the token.
const TypeDef *type_def_of(Token name);
/// The word for `name`, written without a prefix, among the types of dialect
/// `around` (may be NULL); NULL if there is none.
const Word *find_nested_word(Parser *parser, const DialectDef *around,
                             Token name);
/// The definition of a type that is written without the prefix of the enclosing
/// dialect.
const TypeDef *nested_type_def(Parser *parser, Token name);
/// Begin a type with parameters. Within it, names without prefix belong to its
/// dialect. The token's entry becomes the TypeDef's word.
Token enter_type(Parser *parser, Token name);
/// As enter_type, for a name without its dialect's prefix.
Token enter_nested_type(Parser *parser, Token name);
/// A type that has no parameters.
const Type *build_keyword_type(Parser *parser, const TypeDef *def, Token name);
/// As build_keyword_type, for a name without its dialect's prefix. Fails if the
/// type has parameters.
const Type *build_nested_keyword_type(Parser *parser, Token name);
/// `!llvm.ptr<space>`. Fails unless `space` has 32 bits; a negative one is read
/// as its two's complement.
const Type *build_pointer_type(Parser *parser, const TypeDef *def, Token name,
                               int64_t space);
/// `!llvm.ptr<pointee, space>`, as it was until LLVM 17.
const Type *build_typed_pointer(Parser *parser, Token name, const Type *pointee,
                                int64_t space);
/// Fails if a target type has a type after a number; `at` is the place of that
/// type.
void check_target_order(Parser *parser, const TargetParameters *parameters,
                        Token at);
/// A number in a target type, without its sign.
int64_t target_number(Parser *parser, Token at, int64_t value);
/// Reads the `4 x` of an array type. The text after the `x` must not make a
/// longer word with it.
/// An array's size, `number` with a sign if `first` is one: `- 3 x` is read as
/// its two's complement. `x` is the token after it.
uint64_t array_size(Parser *parser, Token first, Token number, Token x);
/// One without an address space, with its dialect's prefix.
const Type *build_bare_pointer(Parser *parser, Token name);
/// The newest token, the first of a pointer that is not written by its
/// parameters alone. Fails if no type of a dialect begins there.
Token enter_pointer(Parser *parser);
/// A pointer without its name; errors are reported at `at`.
const Type *build_short_pointer(Parser *parser, Token at, int64_t space);
/// `!llvm.array<size x T>`.
const Type *build_array_type(Parser *parser, Token name, uint64_t size,
                             const Type *element);
/// A name alone stands for a struct that contains this type.
StructBody *struct_reference(Parser *parser, Token id);
/// Begins a struct with a name and a comma. In the rest of it, the name alone
/// stands for the struct.
StructBody *open_struct(Parser *parser, Token id);
/// Reports an `opaque` that has no name before it.
_Noreturn StructBody *fail_unnamed_opaque(Parser *parser, Token word);
/// The `members` as the body of the struct that `open` began.
StructBody *named_struct(const StructBody *open, StructBody *members);
/// Remembers that the text from `name` to `close` means `type`.
void remember_type(Parser *parser, Token name, Token close, const Type *type);
/// Frees what remember_type keeps.
void known_types_free(Parser *parser);
/// A literal struct, or the one with the name, which gets its body. Fails if
/// that has another one.
const Type *build_struct_type(Parser *parser, Token name,
                              const StructBody *body);
/// `!llvm.func<T (U, ...)>`.
const Type *build_dialect_function_type(Parser *parser, Token name,
                                        const Type *result, Types inputs,
                                        bool is_variadic);
/// `!llvm.target<"name", T, 1>`.
const Type *build_target_type(Parser *parser, Token name, Token text,
                              TargetParameters parameters);

/// The first character after `token` that is not a blank.
const char *text_after(const Token *token);

// --- actions_attributes.c ---------------------------------------------------

typedef struct Number {
  StringRef text;
  bool is_negative;
  bool is_float;
} Number;

/// A number without a type: an i64, or what the parameter being read holds.
const Attribute *build_plain_number(Parser *parser, Number number);
/// Remembers what the text from `open` to `close` means, if it is short.
void remember_dict(Parser *parser, Token open, Token close, NamedAttrs attrs);
/// The attributes of a dictionary that the lexer found again.
NamedAttrs known_dict(Parser *parser, Token token);
/// `name = value`. Fails if the name is empty.
NamedAttr make_named_attr(Parser *parser, Token name, const Attribute *value);
/// `{…}`. Fails if a name stands twice.
const Attribute *build_dictionary(Parser *parser, NamedAttrs attrs);

/// `type` NULL: i64, or f64 where the text is a float. Fails if the number does
/// not fit.
const Attribute *build_number(Parser *parser, Number number, const Type *type);
/// `strided<[1, 2], offset: 3>`.
const Attribute *build_strided(Parser *parser, int64_t offset,
                               Integers strides);
/// `distinct[0]<…>`. Fails if the number was used with another attribute.
const Attribute *build_distinct(Parser *parser, Token keyword, Token id,
                                const Attribute *referenced);
/// `#dialect<…>` of text that no rule reads: an opaque attribute of `type`, or
/// what the dialect makes of it.
const Attribute *build_raw_attr(Parser *parser, Token token, const Type *type);

// --- actions_params.c -------------------------------------------------------

/// The definition of `#dialect.name`, which the lexer found.
const AttrDef *attr_def_of(Token name);
/// Sets the meaning of the next `<…>` that has no name and is outside of
/// parameters.
void params_expect(Parser *parser, const AttrDef *def);
/// The meaning of the `<…>` that begins with `open`.
const AttrDef *params_expected(Parser *parser, Token open);
/// Appends the keywords of `cases`, with commas between them.
void diag_cases(Diagnostic *diag, const EnumCase *cases, size_t count);
/// Notes which of `cases` may have been meant by `word`.
void suggest_case(const Parser *parser, Diagnostic *diag, const EnumCase *cases,
                  size_t count, StringRef word);
/// Begins parameters. params_close ends them; between the two calls, the other
/// functions add one parameter each.
void params_open(Parser *parser, const AttrDef *def, Token open);
/// Gives the attribute. Fails if a parameter is missing, or the attribute's
/// verifier finds a mistake.
const Attribute *params_close(Parser *parser, Token close);
/// Takes `name =`.
void params_set_name(Parser *parser, Token name, Token equal);
/// Takes `key =`, a string or a type, where the attribute is a list of entries.
void params_set_key(Parser *parser, const Attribute *key, Token at);
/// Takes an attribute. Fails if it is not of the parameter's kind.
void params_add_value(Parser *parser, const Attribute *value);
/// Takes a keyword: a case, flags, or a name of DWARF.
void params_add_word(Parser *parser, Token word);
/// Fails unless `at` separates the parameters of the attribute being read.
void params_separate(Parser *parser, Token at);
/// Takes `"a" : "b"`, which the lexer would take for a string with a type.
void params_add_strings(Parser *parser, Token first, Token second);
/// Takes `{…}` or `[…]`; `at` says which.
void params_add_array(Parser *parser, Token at, Attributes list);
/// `DW_OP_name(1, 2)` of a debug expression. Fails for an unknown name or wrong
/// arguments.
const Attribute *build_operator(Parser *parser, Token name,
                                Attributes arguments);
/// An unsigned 64-bit number, or its negative if there is a `sign` before it;
/// its bits as an i64 integer.
const Attribute *build_operator_number(Parser *parser, Token number,
                                       const char *sign);
/// Fails unless the type is one of integers. Gives the one without a sign.
const Type *range_type(Parser *parser, PlacedType type);
/// `#llvm.range` or the like of two bounds. Fails if they do not fit the type.
const Attribute *build_range(Parser *parser, Token name, const Type *type,
                             Number lower, Number upper);
/// An attribute whose `<…>` may be left out.
const Attribute *build_attr_without_params(Parser *parser, Token name);
/// `dense_resource<handle> : T`. Nothing checks that the resource exists.
const Attribute *build_dense_resource(Parser *parser, Token handle, Token colon,
                                      const Type *type);

/// Fails if the alias is not defined.
const Attribute *attr_alias_value(Parser *parser, Token token);
/// Fails if the alias is not defined.
const Type *type_alias_value(Parser *parser, Token token);
/// Reports that raw text of a dialect cannot name an alias of `kind`.
_Noreturn void fail_alias_name(Parser *parser, Token name, const char *kind);
/// `#name = value`. Fails if the name is taken.
void define_attr_alias(Parser *parser, Token name, const Attribute *value);
/// `!name = T`. Fails if the name is taken.
void define_type_alias(Parser *parser, Token name, const Type *type);
/// `dialect_resources:` or `external_resources:`. Bodies put off until now are
/// parsed first.
void begin_resource_section(Parser *parser, Token name);
/// `dialect: {…}`. Fails if the dialect is not known.
void begin_resource_group(Parser *parser, const Token *name);
/// Is `text` `0x` and an even number of hexadecimal digits? It has no quotes.
bool is_hex_text(StringRef text);
/// Reports the group that is read if its dialect has no resources.
void check_resource_group(Parser *parser);
/// `key: value`. Fails if a blob is malformed; the context keeps a copy.
void add_resource(Parser *parser, Token key, Token value);

// --- actions_dense.c --------------------------------------------------------

/// The elements of Parser.data.dense from `first` on.
typedef struct DenseRange {
  size_t first;
} DenseRange;

/// Starts anew: dense literals do not nest.
void begin_dense(Parser *parser);
/// An element as its token; it is read once the type is known.
DenseElement dense_element(int token, Token text, bool is_negative);
/// Appends an element; the literal that is this element alone.
DenseLiteral dense_push(Parser *parser, DenseElement element,
                        bool is_complex_start);
/// `[]`.
DenseLiteral dense_empty_list(Parser *parser, Token open);
/// A list of which `item` is the first.
DenseLiteral dense_first_item(Parser *parser, DenseLiteral item);
/// One item more. Fails if its shape is not that of the ones before.
DenseLiteral dense_add_item(Parser *parser, DenseLiteral items,
                            DenseLiteral item);
/// The list begins at `open`, where errors are shown.
DenseLiteral dense_close_list(Parser *parser, Token open, DenseLiteral items);
/// `dense<…> : T`. Fails if shape or elements do not fit T. Linear in the
/// elements.
const Attribute *build_dense(Parser *parser, Token keyword,
                             DenseLiteral literal, const Type *type);
/// `dense<> : T`. Fails if T has elements.
const Attribute *build_empty_dense(Parser *parser, Token keyword,
                                   const Type *type);
/// `sparse<indices, values> : T`. Fails if the shapes do not fit, or an index
/// is out of bounds.
const Attribute *build_sparse(Parser *parser, Token keyword,
                              DenseLiteral indices, DenseLiteral values,
                              const Type *type);
/// `sparse<> : T`.
const Attribute *build_empty_sparse(Parser *parser, Token keyword,
                                    const Type *type);
/// The elements from here on are of an array.
DenseRange begin_array(Parser *parser);
/// Returns `type` if it is allowed for the numbers of array<…>; otherwise
/// fails.
const Type *array_element_type(Parser *parser, Token at, const Type *type);
/// Adds a number of that type. Here words are allowed for bits only; formats of
/// operations are less strict.
void push_array_number(Parser *parser, DenseElement number);
/// `array<T: 1, 2>`. Fails if a number does not fit T.
const Attribute *build_dense_array(Parser *parser, const Type *element,
                                   DenseRange range);

// --- actions_affine.c -------------------------------------------------------

typedef LIST(const AffineExpr *) AffineExprs;
typedef struct AffineConstraint {
  const AffineExpr *expr;
  bool is_equality;
} AffineConstraint;
typedef LIST(AffineConstraint) AffineConstraints;

/// Forgets the names of the map or set before.
void begin_affine(Parser *parser);
/// The next dim is called `name`. Fails if the name is taken.
void affine_add_dim(Parser *parser, Token name);
/// The next symbol is called `name`. Fails if the name is taken.
void affine_add_symbol(Parser *parser, Token name);
/// The map of the dims and symbols since begin_affine.
const AffineMap *build_affine_map(Parser *parser, AffineExprs exprs);
/// The set of the dims and symbols since begin_affine.
const IntegerSet *build_integer_set(Parser *parser, AffineConstraints list);
/// lhs == rhs or lhs >= rhs, as lhs - rhs against 0.
AffineConstraint make_constraint(Parser *parser, const AffineExpr *lhs,
                                 const AffineExpr *rhs, bool is_equality);
/// lhs + rhs * -1.
const AffineExpr *affine_subtract(Parser *parser, const AffineExpr *lhs,
                                  const AffineExpr *rhs);
/// expr * -1.
const AffineExpr *affine_negate(Parser *parser, const AffineExpr *expr);
/// Fails unless one of them is constant or symbolic.
const AffineExpr *affine_multiply(Parser *parser, Token at,
                                  const AffineExpr *lhs, const AffineExpr *rhs);
/// `kind` is one of the divisions or mod. Fails unless `rhs` is constant or
/// symbolic.
const AffineExpr *affine_divide(Parser *parser, Token at, AffineExprKind kind,
                                const AffineExpr *lhs, const AffineExpr *rhs);
/// Reports `()`.
_Noreturn const AffineExpr *affine_empty_parentheses(Parser *parser,
                                                     Token close);
/// The dim or symbol of this name. Fails if there is none.
const AffineExpr *affine_name(Parser *parser, Token name);
/// Fails if the number has more than 63 bits; -2^63 is allowed.
const AffineExpr *affine_integer(Parser *parser, Token token);

// --- actions_locations.c ----------------------------------------------------

typedef struct RangeParts {
  Token file;
  Token line, column;
  Token end_line, end_column;
} RangeParts;

/// `loc(#alias)`, which may be defined later in the file.
TrailingLoc location_alias(Parser *parser, Token alias);
/// The location that a dialect's attribute stands for. If it is none, reports
/// an error at `end`.
Location attr_as_place(Parser *parser, const Attribute *attr, Token end);
/// An alias within a location. Fails if it is not defined yet.
Location nested_location_alias(Parser *parser, Token alias);
/// `"name"(child)`.
Location build_name_location(Parser *parser, Token name, Location child);
/// The location `"file":4`, in column 0.
Location build_line_location(Parser *parser, Token file, Token line);
/// `"file":4:5`. Fails if a number has more than 32 bits.
Location build_file_location(Parser *parser, Token file, Token line,
                             Token column);
/// `"file":4:5 to 6:7`.
Location build_range_location(Parser *parser, const RangeParts *parts);
/// Notes that the location of `op` or of `argument` is `alias`, to be resolved
/// later.
void defer_location(Parser *parser, Operation *op, BlockArgument *argument,
                    const Token *alias);
/// Resolves all deferred locations, at the end of the file.
void parser_resolve_locations(Parser *parser);

#endif
