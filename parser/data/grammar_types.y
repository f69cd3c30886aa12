// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: types.

%type type {const Type *}
%type non_function_type {const Type *}
type ::= non_function_type.
type ::= function_type.

// A type with its place.
%type placed_type {PlacedType}
placed_type(placed) ::= type_at(at) type(type). {
  placed = (PlacedType){type, at.text};
}

%type type_list {Types}
type_list(types) ::= type(type). {
  types = (Types){0};
  LIST_PUSH(parser, &types, type);
}
type_list(types) ::= type_list(before) COMMA type(type). {
  types = before;
  LIST_PUSH(parser, &types, type);
}
%type type_list_opt {Types}
type_list_opt(types) ::= . { types = (Types){0}; }
type_list_opt ::= type_list.
// (T, T), ()
%type type_list_parens {Types}
type_list_parens(types) ::= LPAREN type_list_opt(list) RPAREN. { types = list; }

%type function_type {const Type *}
function_type(type) ::= function_type_parts(parts). {
  type = parser_function_type(parser, parts);
}
%type function_type_parts {FunctionSignature}
function_type_parts(parts) ::= type_list_parens(inputs) ARROW
                               function_results(results). {
  parts = (FunctionSignature){inputs, results};
}
// A type T that is not a function, or (T, T)
%type function_results {Types}
function_results ::= type_list_parens.
function_results(types) ::= non_function_type(type). {
  types = (Types){0};
  LIST_PUSH(parser, &types, type);
}

non_function_type(type) ::= INT_TYPE(token). {
  type = build_int_type(parser, &token);
}
non_function_type(type) ::= FLOAT_TYPE(token). {
  type = build_float_type(parser, token);
}
non_function_type(type) ::= KW_INDEX. { type = parser->common.index; }
non_function_type(type) ::= KW_NONE. { type = none_type_get(parser->ctx); }
non_function_type(type) ::= KW_COMPLEX LT type_at(at) type(element) GT. {
  type = build_complex_type(parser, at, element);
}
non_function_type(type) ::= KW_TUPLE LT type_list_opt(types) GT. {
  type = tuple_type_get(parser->ctx, types.data, types.size);
}
non_function_type(type) ::= TYPE_ALIAS(token). {
  type = type_alias_value(parser, token);
}
non_function_type(type) ::= TYPE_RAW(token). {
  type = build_raw_type(parser, token);
}

// The start of the following type.
type_at(at) ::= . { at = parser->token; }

// --- vector, tensor, memref -------------------------------------------------

%type dims {Integers}
dims(dims) ::= . { dims = (Integers){0}; }
dims(dims) ::= dims(before) DIM(token). {
  dims = dims_add(parser, before, token);
}
dims(dims) ::= dims(before) DIM_DYNAMIC. {
  dims = before;
  LIST_PUSH(parser, &dims, DYNAMIC_SIZE);
}

// Sizes, and which of them are scalable.
%type vector_dims {VectorDims}
vector_dims(dims) ::= . { dims = (VectorDims){{0}, {0}}; }
vector_dims(dims) ::= vector_dims(before) DIM(token). {
  dims = vector_dims_add(parser, before, token, false);
}
vector_dims(dims) ::= vector_dims(before) DIM_SCALABLE(token). {
  dims = vector_dims_add(parser, before, token, true);
}

non_function_type(type) ::= VECTOR_LT(open) vector_dims(dims) type(element)
                            GT. {
  type = build_vector_type(parser, open, dims, element);
}
non_function_type(type) ::= TENSOR_LT dims(dims) type_at(at)
                            type(element)
                            encoding_opt(encoding) GT. {
  type = build_tensor_type(parser, at, dims, element, encoding);
}
non_function_type(type) ::= TENSOR_LT DIM_UNRANKED type_at(at)
                            type(element)
                            encoding_opt(encoding) GT(close). {
  type = build_unranked_tensor_type(parser, at, close, element, encoding);
}
%type encoding_opt {const Attribute *}
encoding_opt(attr) ::= . { attr = NULL; }
encoding_opt(attr) ::= COMMA. { attr = NULL; }
encoding_opt(attr) ::= COMMA attr_value(value). { attr = value; }

non_function_type(type) ::= MEMREF_LT(open) dims(dims) memref_element(element)
                            memref_parts(parts) GT. {
  type = build_memref_type(parser, open, dims, element, parts);
}
non_function_type(type) ::= MEMREF_LT(open) DIM_UNRANKED memref_element(element)
                            memref_parts(parts) GT(close). {
  type = build_unranked_memref_type(parser, open, close, element, parts);
}
%type memref_element {const Type *}
memref_element(type) ::= placed_type(element). {
  type = check_memref_element(parser, element);
}
// Layout maps, several of which are composed, and then the memory space; or the
// 2020 form, `offset: ?, strides: [?, 1]`.
%type memref_parts {MemrefParts}
memref_parts(parts) ::= . { parts = (MemrefParts){0}; }
memref_parts(parts) ::= memref_parts(before) COMMA(comma) attr_value(attr). {
  parts = memref_parts_add(parser, before, comma, attr);
}
memref_parts(parts) ::= memref_parts(before) COMMA(comma) KW_OFFSET COLON
                        stride(offset) COMMA KW_STRIDES COLON
                        LSQUARE stride_list_opt(strides) RSQUARE. {
  parts = memref_parts_add(parser, before, comma,
                           strided_layout_attr_get(parser->ctx, offset,
                                                   strides.data, strides.size));
}
%type stride {int64_t}
stride(value) ::= INTEGER(token). {
  value = parser_stride(parser, token, token);
}
stride(value) ::= MINUS(minus) INTEGER(token). {
  value = parser_stride(parser, minus, token);
}
stride(value) ::= QUESTION. { value = DYNAMIC_SIZE; }
%type stride_list {Integers}
stride_list(list) ::= stride(value). {
  list = (Integers){0};
  LIST_PUSH(parser, &list, value);
}
stride_list(list) ::= stride_list(before) COMMA stride(value). {
  list = before;
  LIST_PUSH(parser, &list, value);
}
%type stride_list_opt {Integers}
stride_list_opt(list) ::= . { list = (Integers){0}; }
stride_list_opt ::= stride_list.

// --- types of dialects, by shape --------------------------------------------
// Their parameters may be written without the dialect's prefix: `ptr`.

%type dialect_type {const Type *}
non_function_type ::= dialect_type.

dialect_type(type) ::= TYPE_KEYWORD(name). {
  type = build_keyword_type(parser, type_def_of(name), name);
}
dialect_type(type) ::= TYPE_POINTER(name). {
  type = build_bare_pointer(parser, name);
}
dialect_type(type) ::= pointer_name(name) LT type_integer(space) GT. {
  type = build_pointer_type(parser, type_def_of(name), name, space);
}
// Until LLVM 17, a pointer said what it points to.
dialect_type(type) ::= pointer_name(name) LT nested_type(pointee)
                       pointee_space(space) GT. {
  type = build_typed_pointer(parser, name, pointee, space);
}
pointer_name(name) ::= TYPE_POINTER(token). { name = enter_type(parser, token); }
%type pointee_space {int64_t}
pointee_space(space) ::= . { space = 0; }
pointee_space(space) ::= COMMA type_integer(number). { space = number; }
dialect_type(type) ::= array_name(name) array_size(size) nested_type(element)
                       GT(close). {
  type = build_array_type(parser, name, size, element);
  remember_type(parser, name, close, type);
}
array_name(name) ::= TYPE_ARRAY(token). { name = enter_type(parser, token); }
// `4 x T`; a number with a sign wraps around.
%type array_size {uint64_t}
array_size(size) ::= INTEGER(number) KW_X(x). {
  size = array_size(parser, number, number, x);
}
array_size(size) ::= MINUS(sign) INTEGER(number) KW_X(x). {
  size = array_size(parser, sign, number, x);
}
// As in MLIR: one bit with a sign.
array_size(size) ::= KW_TRUE KW_X. { size = UINT64_MAX; }
array_size(size) ::= KW_FALSE KW_X. { size = 0; }

dialect_type(type) ::= struct_name(name) LT struct_body(body) GT(close). {
  type = build_struct_type(parser, name, body);
  remember_type(parser, name, close, type);
}
// A type that was written before.
dialect_type(type) ::= TYPE_KNOWN(token). { type = token.entry; }
struct_name(name) ::= TYPE_STRUCT(token). { name = enter_type(parser, token); }
%type struct_body {StructBody *}
struct_body ::= struct_members.
struct_body(body) ::= STRING(id). { body = struct_reference(parser, id); }
struct_body(body) ::= struct_open(open) struct_members(members). {
  body = named_struct(open, members);
}
struct_body(body) ::= struct_open(open) KW_OPAQUE. {
  body = open;
  body->is_opaque = true;
}
struct_body(body) ::= KW_OPAQUE(word). {
  body = fail_unnamed_opaque(parser, word);
}
%type struct_open {StructBody *}
struct_open(body) ::= STRING(id) COMMA. { body = open_struct(parser, id); }
%type struct_members {StructBody *}
struct_members(body) ::= LPAREN nested_type_list_opt(list) RPAREN. {
  body = BOXED(parser, StructBody, {.types = list});
}
struct_members(body) ::= KW_PACKED LPAREN nested_type_list_opt(list) RPAREN. {
  body = BOXED(parser, StructBody, {.types = list, .is_packed = true});
}

dialect_type(type) ::= function_name(name) LT nested_type(result)
                       LPAREN nested_type_list_opt(inputs) RPAREN GT. {
  type = build_dialect_function_type(parser, name, result, inputs, false);
}
dialect_type(type) ::= function_name(name) LT nested_type(result)
                       LPAREN ELLIPSIS RPAREN GT. {
  type = build_dialect_function_type(parser, name, result, (Types){0}, true);
}
dialect_type(type) ::= function_name(name) LT nested_type(result)
                       LPAREN nested_type_list(inputs) COMMA ELLIPSIS RPAREN
                       GT. {
  type = build_dialect_function_type(parser, name, result, inputs, true);
}
function_name(name) ::= TYPE_FUNCTION(token). {
  name = enter_type(parser, token);
}

dialect_type(type) ::= target_name(name) LT STRING(text)
                       target_parameters(parameters) GT. {
  type = build_target_type(parser, name, text, parameters);
}
target_name(name) ::= TYPE_TARGET(token). { name = enter_type(parser, token); }
%type target_parameters {TargetParameters}
target_parameters(list) ::= . { list = (TargetParameters){{0}, {0}}; }
target_parameters(list) ::= target_parameters(before) COMMA type_at(at)
                            nested_type(type). {
  list = before;
  check_target_order(parser, &list, at);
  LIST_PUSH(parser, &list.types, type);
}
target_parameters(list) ::= target_parameters(before) COMMA type_at(at)
                            type_integer(value). {
  list = before;
  LIST_PUSH(parser, &list.ints, target_number(parser, at, value));
}

%type nested_type_list {Types}
nested_type_list(types) ::= nested_type(type). {
  types = (Types){0};
  LIST_PUSH(parser, &types, type);
}
nested_type_list(types) ::= nested_type_list(before) COMMA nested_type(type). {
  types = before;
  LIST_PUSH(parser, &types, type);
}
%type nested_type_list_opt {Types}
nested_type_list_opt(types) ::= . { types = (Types){0}; }
nested_type_list_opt ::= nested_type_list.

// A type, or a type of the enclosing dialect without its prefix.
%type nested_type {const Type *}
nested_type ::= type.
nested_type(type) ::= BARE_ID(name). {
  type = build_nested_keyword_type(parser, name);
}
nested_type(type) ::= KW_PTR(name). {
  type = build_pointer_type(parser, nested_type_def(parser, name), name, 0);
}
nested_type(type) ::= nested_pointer_name(name) LT type_integer(space) GT. {
  type = build_pointer_type(parser, type_def_of(name), name, space);
}
nested_type(type) ::= nested_pointer_name(name) LT nested_type(pointee)
                      pointee_space(space) GT. {
  type = build_typed_pointer(parser, name, pointee, space);
}
nested_pointer_name(name) ::= KW_PTR(token). {
  name = enter_nested_type(parser, token);
}
nested_type(type) ::= nested_array_name(name) array_size(size)
                      nested_type(element) GT. {
  type = build_array_type(parser, name, size, element);
}
nested_array_name(name) ::= ARRAY_LT(token). {
  name = enter_nested_type(parser, token);
}
nested_array_name(name) ::= VEC_LT(token). {
  name = enter_nested_type(parser, token);
}
nested_type(type) ::= nested_struct_name(name) LT struct_body(body) GT. {
  type = build_struct_type(parser, name, body);
}
nested_struct_name(name) ::= KW_STRUCT(token). {
  name = enter_nested_type(parser, token);
}
nested_type(type) ::= nested_function_name(name) LT nested_type(result)
                      LPAREN nested_type_list_opt(inputs) RPAREN GT. {
  type = build_dialect_function_type(parser, name, result, inputs, false);
}
nested_type(type) ::= nested_function_name(name) LT nested_type(result)
                      LPAREN ELLIPSIS RPAREN GT. {
  type = build_dialect_function_type(parser, name, result, (Types){0}, true);
}
nested_type(type) ::= nested_function_name(name) LT nested_type(result)
                      LPAREN nested_type_list(inputs) COMMA ELLIPSIS RPAREN
                      GT. {
  type = build_dialect_function_type(parser, name, result, inputs, true);
}
nested_function_name(name) ::= KW_FUNCTION(token). {
  name = enter_nested_type(parser, token);
}
// The word `func` is also an operation.
nested_function_name(name) ::= OP_FUNC(token). {
  name = enter_nested_type(parser, token);
}
nested_type(type) ::= nested_target_name(name) LT STRING(text)
                      target_parameters(parameters) GT. {
  type = build_target_type(parser, name, text, parameters);
}
nested_target_name(name) ::= KW_TARGET(token). {
  name = enter_nested_type(parser, token);
}
