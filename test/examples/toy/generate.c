// SPDX-License-Identifier: Apache-2.0
// From the syntax tree to operations of toy.
#include <stdlib.h>
#include <string.h>

#include "toy.h"

typedef struct Variable {
  Token name;
  MlirValue value;
} Variable;

enum { MAX_VARIABLES = 256, MAX_ARGUMENTS = 32 };

typedef struct Generator {
  MlirContext context;
  Parser *parser;
  MlirBlock block; ///< Operations go to its end.
  Variable variables[MAX_VARIABLES];
  int num_variables;
} Generator;

static const MlirValue no_value = {NULL};

static bool same_name(Token lhs, Token rhs) {
  return lhs.size == rhs.size && !memcmp(lhs.text, rhs.text, lhs.size);
}
static bool is_called(Token token, const char *name) {
  return token.size == strlen(name) && !memcmp(token.text, name, token.size);
}
static MlirStringRef text_of(Token token) {
  return mlirStringRefCreate(token.text, token.size);
}

static MlirValue fail(Generator *gen, Token at, const char *what) {
  parser_error(gen->parser, &at, what);
  return no_value;
}

static MlirLocation location_of(const Generator *gen, Token token) {
  return mlirLocationFileLineColGet(gen->context, str(gen->parser->name),
                                    (unsigned)token.line,
                                    (unsigned)token.column);
}

static MlirType any_tensor(const Generator *gen) {
  return mlirUnrankedTensorTypeGet(mlirF64TypeGet(gen->context));
}

/// Creates an operation; its result, if it has one.
static MlirValue create(Generator *gen, const char *name, Token at, int count,
                        const MlirValue *operands, const MlirType *type,
                        const MlirNamedAttribute *attribute) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), location_of(gen, at));
  mlirOperationStateAddOperands(&state, count, operands);
  mlirOperationStateAddResults(&state, type != NULL, type);
  mlirOperationStateAddAttributes(&state, attribute != NULL, attribute);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(gen->block, op);
  return type ? mlirOperationGetResult(op, 0) : no_value;
}

//===- Literals -----------------------------------------------------------===//

/// The shape of a literal, by its first elements; the rank, or -1.
static int shape_of(const Node *node, int64_t *shape) {
  int rank = 0;
  for (; node && node->kind == NODE_LIST; node = node->first) {
    if (rank == MAX_RANK)
      return -1;
    shape[rank] = 0;
    for (const Node *child = node->first; child; child = child->next)
      shape[rank]++;
    rank++;
  }
  return rank;
}

/// Stores the numbers of `node`; false if it has not the shape.
static bool take_numbers(const Node *node, int rank, const int64_t *shape,
                         double **at) {
  if (!rank) {
    if (node->kind != NODE_NUMBER)
      return false;
    *(*at)++ = node->number;
    return true;
  }
  int64_t count = 0;
  for (const Node *child = node->first; child; child = child->next)
    count++;
  if (node->kind != NODE_LIST || count != *shape)
    return false;
  for (const Node *child = node->first; child; child = child->next)
    if (!take_numbers(child, rank - 1, shape + 1, at))
      return false;
  return true;
}

static MlirValue generate_literal(Generator *gen, const Node *node) {
  int64_t shape[MAX_RANK], count = 1;
  int rank = shape_of(node, shape);
  if (rank < 0)
    return fail(gen, node->token, "there are too many dimensions");
  for (int i = 0; i < rank; i++)
    count *= shape[i];
  double *numbers = malloc((size_t)count * sizeof *numbers), *at = numbers;
  if (!numbers || !take_numbers(node, rank, shape, &at)) {
    free(numbers);
    return fail(gen, node->token, "a literal holds numbers, in one shape");
  }
  MlirAttribute none = mlirAttributeGetNull();
  MlirType type =
      mlirRankedTensorTypeGet(rank, shape, mlirF64TypeGet(gen->context), none);
  MlirNamedAttribute value =
      named(gen->context, "value",
            mlirDenseElementsAttrDoubleGet(type, count, numbers));
  free(numbers);
  return create(gen, "toy.constant", node->token, 0, NULL, &type, &value);
}

//===- Expressions --------------------------------------------------------===//

static MlirValue generate_expr(Generator *gen, const Node *node);

static MlirValue find_variable(Generator *gen, Token name) {
  for (int i = gen->num_variables; i-- > 0;)
    if (same_name(gen->variables[i].name, name))
      return gen->variables[i].value;
  return fail(gen, name, "no variable is called so");
}

static const Node *find_function(const Generator *gen, Token name) {
  const Node *node = gen->parser->functions;
  while (node && !same_name(node->token, name))
    node = node->next;
  return node;
}

/// Does the function give a value?
static bool gives_value(const Node *function) {
  for (const Node *node = function->first; node; node = node->next)
    if (node->kind == NODE_RETURN && node->first)
      return true;
  return false;
}

static int count_params(const Node *function) {
  int count = 0;
  for (const Node *node = function->first; node; node = node->next)
    count += node->kind == NODE_PARAM;
  return count;
}

static MlirValue generate_call(Generator *gen, const Node *node) {
  MlirValue arguments[MAX_ARGUMENTS];
  int count = 0;
  for (const Node *child = node->first; child; child = child->next) {
    if (count == MAX_ARGUMENTS)
      return fail(gen, node->token, "there are too many arguments");
    arguments[count] = generate_expr(gen, child);
    if (mlirValueIsNull(arguments[count++]))
      return no_value;
  }
  MlirType type = any_tensor(gen);
  if (is_called(node->token, "print") && count == 1)
    return create(gen, "toy.print", node->token, 1, arguments, NULL, NULL);
  if (is_called(node->token, "transpose") && count == 1)
    return create(gen, "toy.transpose", node->token, 1, arguments, &type, NULL);
  const Node *callee = find_function(gen, node->token);
  if (!callee || count_params(callee) != count)
    return fail(gen, node->token,
                "no function of as many arguments is called so");
  MlirNamedAttribute name =
      named(gen->context, "callee",
            mlirFlatSymbolRefAttrGet(gen->context, text_of(node->token)));
  return create(gen, "toy.generic_call", node->token, count, arguments,
                gives_value(callee) ? &type : NULL, &name);
}

static MlirValue generate_binary(Generator *gen, const Node *node) {
  MlirValue values[2] = {generate_expr(gen, node->first), no_value};
  if (!mlirValueIsNull(values[0]))
    values[1] = generate_expr(gen, node->last);
  MlirType type = any_tensor(gen);
  if (mlirValueIsNull(values[1]))
    return no_value;
  return create(gen, *node->token.text == '+' ? "toy.add" : "toy.mul",
                node->token, 2, values, &type, NULL);
}

static MlirValue generate_expr(Generator *gen, const Node *node) {
  MlirValue value = no_value;
  switch (node->kind) {
  case NODE_NUMBER:
  case NODE_LIST:
    value = generate_literal(gen, node);
    break;
  case NODE_NAME:
    value = find_variable(gen, node->token);
    break;
  case NODE_CALL:
    value = generate_call(gen, node);
    break;
  case NODE_BINARY:
    value = generate_binary(gen, node);
    break;
  case NODE_FUNCTION:
  case NODE_PARAM:
  case NODE_VAR:
  case NODE_RETURN:
    break;
  }
  if (mlirValueIsNull(value) && !gen->parser->has_failed)
    return fail(gen, node->token, "it has no value");
  return value;
}

//===- Statements and functions -------------------------------------------===//

static void define(Generator *gen, Token name, MlirValue value) {
  if (gen->num_variables == MAX_VARIABLES)
    fail(gen, name, "there are too many variables");
  else
    gen->variables[gen->num_variables++] = (Variable){name, value};
}

/// A variable; with a shape, its value is reshaped.
static void generate_variable(Generator *gen, const Node *node) {
  MlirValue value = generate_expr(gen, node->first);
  if (mlirValueIsNull(value))
    return;
  int64_t shape[MAX_RANK];
  for (int i = 0; i < node->rank; i++)
    shape[i] = node->dims[i];
  MlirType type = mlirRankedTensorTypeGet(
      node->rank, shape, mlirF64TypeGet(gen->context), mlirAttributeGetNull());
  if (node->rank)
    value = create(gen, "toy.reshape", node->token, 1, &value, &type, NULL);
  define(gen, node->token, value);
}

static void generate_statement(Generator *gen, const Node *node) {
  if (node->kind == NODE_VAR) {
    generate_variable(gen, node);
  } else if (node->kind == NODE_CALL && is_called(node->token, "print")) {
    generate_call(gen, node);
  } else if (node->kind == NODE_RETURN) {
    MlirValue value = node->first ? generate_expr(gen, node->first) : no_value;
    create(gen, "toy.return", node->token, !mlirValueIsNull(value), &value,
           NULL, NULL);
  } else {
    generate_expr(gen, node);
  }
}

/// A func.func without body; the entry block is the generator's.
static MlirOperation create_function(Generator *gen, const Node *node) {
  MlirType types[MAX_ARGUMENTS];
  MlirLocation locations[MAX_ARGUMENTS];
  int count = count_params(node);
  for (int i = 0; i < count; i++) {
    types[i] = any_tensor(gen);
    locations[i] = location_of(gen, node->token);
  }
  MlirType result = any_tensor(gen);
  MlirType type = mlirFunctionTypeGet(gen->context, count, types,
                                      gives_value(node), &result);
  bool is_main = is_called(node->token, "main");
  MlirNamedAttribute attributes[] = {
      named(gen->context, "sym_name",
            mlirStringAttrGet(gen->context, text_of(node->token))),
      named(gen->context, "function_type", mlirTypeAttrGet(type)),
      named(gen->context, "sym_visibility",
            mlirStringAttrGet(gen->context, str("private")))};
  MlirOperationState state =
      mlirOperationStateGet(str("func.func"), location_of(gen, node->token));
  mlirOperationStateAddAttributes(&state, is_main ? 2 : 3, attributes);
  MlirRegion region = mlirRegionCreate();
  gen->block = mlirBlockCreate(count, types, locations);
  mlirRegionAppendOwnedBlock(region, gen->block);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  return mlirOperationCreate(&state);
}

static MlirOperation generate_function(Generator *gen, const Node *node) {
  MlirOperation function = create_function(gen, node);
  gen->num_variables = 0;
  int num_params = 0;
  bool has_returned = false;
  for (const Node *child = node->first; child && !gen->parser->has_failed;
       child = child->next) {
    if (child->kind == NODE_PARAM)
      define(gen, child->token, mlirBlockGetArgument(gen->block, num_params++));
    else if (has_returned)
      fail(gen, child->token, "nothing may follow a return");
    else
      generate_statement(gen, child);
    has_returned |= child->kind == NODE_RETURN;
  }
  if (!has_returned)
    create(gen, "toy.return", node->token, 0, NULL, NULL, NULL);
  return function;
}

MlirModule toy_generate(MlirContext context, Parser *parser) {
  Generator gen = {.context = context, .parser = parser};
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  for (const Node *node = parser->functions; node && !parser->has_failed;
       node = node->next) {
    if (count_params(node) > MAX_ARGUMENTS)
      fail(&gen, node->token, "there are too many parameters");
    else
      mlirBlockAppendOwnedOperation(mlirModuleGetBody(module),
                                    generate_function(&gen, node));
  }
  if (!parser->has_failed &&
      mlirOperationVerify(mlirModuleGetOperation(module)))
    return module;
  mlirModuleDestroy(module);
  return (MlirModule){NULL};
}
