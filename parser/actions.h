// SPDX-License-Identifier: Apache-2.0
// The actions of the grammar for the builtin language, and the semantic values
// that only they use.
#ifndef MLOPT_PARSER_ACTIONS_H
#define MLOPT_PARSER_ACTIONS_H

#include "ir/definitions/attr_def.h"
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
Operation *build_generic_from_tail(Parser *parser, const Token *name,
                                   SSAUses operands, const Token *tail);
Operation *build_generic(Parser *parser, const GenericParts *parts);
_Noreturn void unknown_custom_op(Parser *parser, Token name);
_Noreturn void no_custom_form(Parser *parser, Token name);
ResultName make_result_name(Token name);
ResultName result_name_with_count(Parser *parser, Token name, Token count);
ResultNames result_names_add(Parser *parser, ResultNames names,
                             ResultName name);
/// Each returns `op`, or its replacement.
Operation *set_location(Parser *parser, Operation *op, TrailingLoc loc);
Operation *define_result(Parser *parser, Operation *op, const Token *name);
Operation *define_results(Parser *parser, Operation *op, ResultNames names);
/// Puts `op` at the end of the innermost region and rewinds scratch memory.
void parser_append_op(Parser *parser, Operation *op);

// --- actions_regions.c ------------------------------------------------------

void parser_open_region(Parser *parser, Token open);
Region *parser_close_region(Parser *parser, Token close);
/// Opens the region around everything in the file. parser_close_top_region
/// closes it.
void parser_open_top_region(Parser *parser);
void parser_close_top_region(Parser *parser);
void parser_begin_block(Parser *parser, Token name, Arguments arguments);
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

const Type *build_int_type(Parser *parser, const Token *token);
const Type *build_float_type(Parser *parser, Token token);
const Type *build_complex_type(Parser *parser, Token at, const Type *element);
const Type *build_raw_type(Parser *parser, Token token);
Integers dims_add(Parser *parser, Integers dims, Token token);
VectorDims vector_dims_add(Parser *parser, VectorDims dims, Token token,
                           bool is_scalable);
const Type *build_vector_type(Parser *parser, Token open, VectorDims dims,
                              const Type *element);
const Type *build_tensor_type(Parser *parser, Token at, Integers dims,
                              const Type *element, const Attribute *encoding);
const Type *build_unranked_tensor_type(Parser *parser, Token at, Token close,
                                       const Type *element,
                                       const Attribute *encoding);
MemrefParts memref_parts_add(Parser *parser, MemrefParts parts, Token comma,
                             const Attribute *attr);
/// A type with its place. If `type` is NULL, it is i64 or f64.
typedef struct PlacedType {
  const Type *type;
  const char *at;
} PlacedType;
/// Fails unless it is a type that memory can hold.
const Type *check_memref_element(Parser *parser, PlacedType element);
const Type *build_memref_type(Parser *parser, Token open, Integers dims,
                              const Type *element, MemrefParts parts);
const Type *build_unranked_memref_type(Parser *parser, Token open, Token close,
                                       const Type *element, MemrefParts parts);

/// Splits a raw token, `!dialect.text` or `!dialect<text>`, into the dialect
/// and the rest.
void split_dialect_symbol(Token token, StringRef *dialect, StringRef *text);
/// Leaves the parser with an error unless unregistered dialects are allowed.
/// The dialect of `token` is not registered. `type` is the type of an
/// attribute.
void check_unknown_dialect(Parser *parser, Token token, const Type *type);

// --- actions_dialect_types.c ------------------------------------------------

const TypeDef *type_def_of(Token name);
/// The word for `name`, written without a prefix, among the types of dialect
/// `around` (may be NULL); NULL if there is none.
const Word *find_nested_word(Parser *parser, const DialectDef *around,
                             Token name);
/// The definition of a type that is written without the prefix of the enclosing
/// dialect.
const TypeDef *nested_type_def(Parser *parser, Token name);
/// The four below are of types that may stand in their own body.
const Type *recursive_reference(Parser *parser, Token def, Token name,
                                Token close);
const Type *open_recursive_type(Parser *parser, Token def, Token name,
                                Token comma);
/// The newest token has been read as kind `token`. If it is a type that is
/// written without the prefix of its dialect, returns the right kind.
int bare_type_token(Parser *parser, Token def, int token);
const Type *build_recursive_type(Parser *parser, const Type *type,
                                 const Type *body);
/// Begin a type with parameters. Within it, names without prefix belong to its
/// dialect. The token's entry becomes the TypeDef's word.
Token enter_type(Parser *parser, Token name);
Token enter_nested_type(Parser *parser, Token name);
const Type *build_keyword_type(Parser *parser, const TypeDef *def, Token name);
const Type *build_nested_keyword_type(Parser *parser, Token name);
const Type *build_pointer_type(Parser *parser, const TypeDef *def, Token name,
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
const Type *build_array_type(Parser *parser, Token name, uint64_t size,
                             const Type *element);
/// A name alone stands for a struct that contains this type.
StructBody *struct_reference(Parser *parser, Token id);
/// Begins a struct with a name and a comma. In the rest of it, the name alone
/// stands for the struct.
StructBody *open_struct(Parser *parser, Token id);
/// Reports an `opaque` that has no name before it.
_Noreturn StructBody *fail_unnamed_opaque(Parser *parser, Token word);
StructBody *named_struct(const StructBody *open, StructBody *members);
/// Remembers that the text from `name` to `close` means `type`.
void remember_type(Parser *parser, Token name, Token close, const Type *type);
const Type *build_struct_type(Parser *parser, Token name,
                              const StructBody *body);
const Type *build_dialect_function_type(Parser *parser, Token name,
                                        const Type *result, Types inputs,
                                        bool is_variadic);
const Type *build_target_type(Parser *parser, Token name, Token text,
                              TargetParameters parameters);

/// The first character after `token` that is not a blank.
const char *text_behind(const Token *token);

// --- actions_attributes.c ---------------------------------------------------

typedef struct Number {
  StringRef text;
  bool is_negative;
  bool is_float;
} Number;

/// A number without a type: of i64, or what the parameter being read holds.
const Attribute *build_plain_number(Parser *parser, Number number);
/// Remembers what the text from `open` to `close` means, if it is short.
void remember_dict(Parser *parser, Token open, Token close, NamedAttrs attrs);
/// The attributes of a dictionary that the lexer found again.
NamedAttrs known_dict(Parser *parser, Token token);
NamedAttr make_named_attr(Parser *parser, Token name, const Attribute *value);
const Attribute *build_dictionary(Parser *parser, NamedAttrs attrs);

const Attribute *build_number(Parser *parser, Number number, const Type *type);
const Attribute *build_strided(Parser *parser, int64_t offset,
                               Integers strides);
const Attribute *build_distinct(Parser *parser, Token keyword, Token id,
                                const Attribute *referenced);
const Attribute *build_raw_attr(Parser *parser, Token token, const Type *type);

// --- actions_params.c -------------------------------------------------------

/// The definition of `#dialect.name`, which the lexer found.
const AttrDef *attr_def_of(Token name);
/// Sets the meaning of the next `<…>` that has no name and is outside of
/// parameters.
void params_expect(Parser *parser, const AttrDef *def);
/// The meaning of the `<…>` that begins with `open`.
const AttrDef *params_expected(Parser *parser, Token open);
/// Begins the error at `at` that `word` is not a case of the parameter.
void param_case_error(Parser *parser, const ParamDef *param, StringRef word,
                      const char *at);
/// Can a parameter of `kind` have this value?
bool param_holds(ParamKind kind, const Attribute *value);
/// Begins parameters. params_close ends them; between the two calls, the other
/// functions add one parameter each.
void params_open(Parser *parser, const AttrDef *def, Token open);
const Attribute *params_close(Parser *parser, Token close);
/// Takes `name =`.
void params_set_name(Parser *parser, Token name, Token equal);
void params_set_key(Parser *parser, const Attribute *key, Token at);
void params_add_value(Parser *parser, const Attribute *value);
void params_add_word(Parser *parser, Token word);
/// Fails unless `at` separates the parameters of the attribute being read.
void params_separate(Parser *parser, Token at);
void params_add_strings(Parser *parser, Token first, Token second);
/// Takes `{…}` or `[…]`; `at` says which.
void params_add_array(Parser *parser, Token at, Attributes list);
const Attribute *build_operator(Parser *parser, Token name,
                                Attributes arguments);
/// An unsigned 64-bit number; its bits as an i64 integer.
const Attribute *build_operator_number(Parser *parser, Token number,
                                       bool is_negative);
/// Fails unless the type is one of integers. Gives the one without a sign.
const Type *range_type(Parser *parser, PlacedType type);
const Attribute *build_range(Parser *parser, Token name, const Type *type,
                             Number lower, Number upper);
const Attribute *build_attr_without_params(Parser *parser, Token name);
const Attribute *build_dense_resource(Parser *parser, Token handle, Token colon,
                                      const Type *type);

const Attribute *attr_alias_value(Parser *parser, Token token);
const Type *type_alias_value(Parser *parser, Token token);
/// Reports that raw text of a dialect cannot name an alias of `kind`.
_Noreturn void fail_alias_name(Parser *parser, Token name, const char *kind);
void define_attr_alias(Parser *parser, Token name, const Attribute *value);
void define_type_alias(Parser *parser, Token name, const Type *type);
void begin_resource_section(Parser *parser, Token name);
void begin_resource_group(Parser *parser, const Token *name);
/// Is `text` `0x` and an even number of hexadecimal digits? It has no quotes.
bool is_hex_text(StringRef text);
void add_resource(Parser *parser, Token key, Token value);

// --- actions_dense.c --------------------------------------------------------

/// The elements of Parser.data.dense from `first` on.
typedef struct DenseRange {
  size_t first;
} DenseRange;

void begin_dense(Parser *parser);
DenseElement dense_element(int token, Token text, bool is_negative);
DenseLiteral dense_push(Parser *parser, DenseElement element,
                        bool is_complex_start);
DenseLiteral dense_empty_list(Parser *parser, Token open);
DenseLiteral dense_first_item(Parser *parser, DenseLiteral item);
DenseLiteral dense_add_item(Parser *parser, DenseLiteral items,
                            DenseLiteral item);
DenseLiteral dense_close_list(Parser *parser, Token open, DenseLiteral items);
const Attribute *build_dense(Parser *parser, Token keyword,
                             DenseLiteral literal, const Type *type);
const Attribute *build_empty_dense(Parser *parser, Token keyword,
                                   const Type *type);
const Attribute *build_sparse(Parser *parser, Token keyword,
                              DenseLiteral indices, DenseLiteral values,
                              const Type *type);
const Attribute *build_empty_sparse(Parser *parser, Token keyword,
                                    const Type *type);
DenseRange begin_array(Parser *parser);
/// Returns `type` if it is allowed for the numbers of array<…>; otherwise
/// fails.
const Type *array_element_type(Parser *parser, Token at, const Type *type);
/// Adds a number of that type. Here words are allowed for bits only; formats of
/// operations are less strict.
void push_array_number(Parser *parser, DenseElement number);
const Attribute *build_dense_array(Parser *parser, const Type *element,
                                   DenseRange range);

// --- actions_affine.c -------------------------------------------------------

typedef LIST(const AffineExpr *) AffineExprs;
typedef struct AffineConstraint {
  const AffineExpr *expr;
  bool is_equality;
} AffineConstraint;
typedef LIST(AffineConstraint) AffineConstraints;

void begin_affine(Parser *parser);
void affine_add_dim(Parser *parser, Token name);
void affine_add_symbol(Parser *parser, Token name);
const AffineMap *build_affine_map(Parser *parser, AffineExprs exprs);
const IntegerSet *build_integer_set(Parser *parser, AffineConstraints list);
AffineConstraint make_constraint(Parser *parser, const AffineExpr *lhs,
                                 const AffineExpr *rhs, bool is_equality);
const AffineExpr *affine_subtract(Parser *parser, const AffineExpr *lhs,
                                  const AffineExpr *rhs);
const AffineExpr *affine_negate(Parser *parser, const AffineExpr *expr);
const AffineExpr *affine_multiply(Parser *parser, Token at,
                                  const AffineExpr *lhs, const AffineExpr *rhs);
const AffineExpr *affine_divide(Parser *parser, Token at, AffineExprKind kind,
                                const AffineExpr *lhs, const AffineExpr *rhs);
_Noreturn const AffineExpr *affine_empty_parentheses(Parser *parser,
                                                     Token close);
const AffineExpr *affine_name(Parser *parser, Token name);
const AffineExpr *affine_integer(Parser *parser, Token token);

// --- actions_locations.c ----------------------------------------------------

typedef struct RangeParts {
  Token file;
  Token line, column;
  Token end_line, end_column;
} RangeParts;

TrailingLoc location_alias(Parser *parser, Token alias);
/// The location that a dialect's attribute stands for. If it is none, reports
/// an error at `end`.
Location attr_as_place(Parser *parser, const Attribute *attr, Token end);
Location nested_location_alias(Parser *parser, Token alias);
Location build_name_location(Parser *parser, Token name, Location child);
/// The location `"file":4`, in column 0.
Location build_line_location(Parser *parser, Token file, Token line);
Location build_file_location(Parser *parser, Token file, Token line,
                             Token column);
Location build_range_location(Parser *parser, const RangeParts *parts);
/// Notes that the location of `op` or of `argument` is `alias`, to be resolved
/// later.
void defer_location(Parser *parser, Operation *op, BlockArgument *argument,
                    const Token *alias);
/// Resolves all deferred locations, at the end of the file.
void parser_resolve_locations(Parser *parser);

#endif
