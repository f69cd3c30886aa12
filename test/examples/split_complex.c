// SPDX-License-Identifier: Apache-2.0
// A dialect conversion of one's own: complex numbers become two floats, in
// operations and in the signatures of functions. Reads MLIR from standard input
// and prints it converted. Build it against the installed library:
//
//   cc split_complex.c $(pkg-config --cflags --libs mlopt) -o split_complex
#include <mlopt_rewrite.h>
#include <stdio.h>
#include <stdlib.h>

//===- The type converter -------------------------------------------------===//

/// Any type stays what it is, …
static MloptConversionResult keep(void *user, const MloptType *type,
                                  MloptTypeList *results) {
  (void)user;
  mlopt_type_list_append(results, type);
  return MLOPT_CONVERSION_DONE;
}

/// … but complex<T> -> T, T. The newest rule is asked first.
static MloptConversionResult split(void *user, const MloptType *type,
                                   MloptTypeList *results) {
  (void)user;
  if (!mlopt_type_is_complex(type))
    return MLOPT_CONVERSION_OTHER;
  mlopt_type_list_append(results, mlopt_type_element(type));
  mlopt_type_list_append(results, mlopt_type_element(type));
  return MLOPT_CONVERSION_DONE;
}

/// T, T -> complex<T>, for users that are not converted.
static bool join(void *user, MloptRewriter *rewriter, MloptValues inputs,
                 const MloptType *const *types, size_t num_types,
                 MloptLocation location, MloptValue **results) {
  (void)user;
  if (num_types != 1 || inputs.count != 2 || !mlopt_type_is_complex(types[0]))
    return false;
  MloptOperationState state = {.name = "std.create_complex",
                               .location = location,
                               .operands = inputs.values,
                               .num_operands = 2,
                               .result_types = types,
                               .num_results = 1};
  results[0] =
      mlopt_operation_result(mlopt_rewriter_create(rewriter, &state), 0);
  return true;
}

//===- The patterns -------------------------------------------------------===//

static MloptValue *create_addf(MloptRewriter *rewriter, MloptLocation location,
                               MloptValue *lhs, MloptValue *rhs) {
  MloptValue *operands[] = {lhs, rhs};
  const MloptType *type = mlopt_value_type(lhs);
  MloptOperationState state = {.name = "std.addf",
                               .location = location,
                               .operands = operands,
                               .num_operands = 2,
                               .result_types = &type,
                               .num_results = 1};
  return mlopt_operation_result(mlopt_rewriter_create(rewriter, &state), 0);
}

/// addcf(a, b) -> addf(re a, re b), addf(im a, im b).
static bool split_addcf(void *user, MloptOperation *op,
                        const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  (void)user;
  MloptValues lhs = mlopt_adaptor_operand(adaptor, 0);
  MloptValues rhs = mlopt_adaptor_operand(adaptor, 1);
  MloptLocation location = mlopt_operation_location(op);
  MloptValue *parts[2];
  for (unsigned i = 0; i < 2; i++)
    parts[i] = create_addf(rewriter, location, lhs.values[i], rhs.values[i]);
  MloptValues result = {parts, 2};
  mlopt_rewriter_replace_with_lists(rewriter, op, &result);
  return true;
}

/// create_complex(a, b) -> a, b.
static bool split_create_complex(void *user, MloptOperation *op,
                                 const MloptAdaptor *adaptor,
                                 MloptRewriter *rewriter) {
  (void)user;
  MloptValues parts = mlopt_adaptor_flat(adaptor);
  mlopt_rewriter_replace_with_lists(rewriter, op, &parts);
  return true;
}

/// re(a) and im(a) -> part `*user` of a.
static bool take_part(void *user, MloptOperation *op,
                      const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  const unsigned *part = (const unsigned *)user;
  MloptValues parts = mlopt_adaptor_operand(adaptor, 0);
  mlopt_rewriter_replace(rewriter, op, &parts.values[*part]);
  return true;
}

//===- The conversion -----------------------------------------------------===//

/// Functions, calls and returns are legal once their types are.
static MloptLegality has_legal_types(void *user, const MloptOperation *op) {
  const MloptTypeConverter *converter = (const MloptTypeConverter *)user;
  bool is_legal = mlopt_type_converter_is_legal(converter, op);
  return is_legal ? MLOPT_LEGAL : MLOPT_ILLEGAL;
}

static MloptTarget *create_target(MloptContext *context,
                                  MloptTypeConverter *converter) {
  MloptTarget *target = mlopt_target_create(context);
  mlopt_target_mark(target, "std", MLOPT_LEGAL);
  mlopt_target_mark(target, "std.addcf", MLOPT_ILLEGAL);
  mlopt_target_mark(target, "std.subcf", MLOPT_ILLEGAL);
  mlopt_target_mark(target, "std.re", MLOPT_ILLEGAL);
  mlopt_target_mark(target, "std.im", MLOPT_ILLEGAL);
  mlopt_target_mark_dynamic(target, "func", has_legal_types, converter);
  return target;
}

static void add_patterns(MloptPatternSet *patterns,
                         const MloptTypeConverter *converter) {
  static unsigned real = 0, imaginary = 1;
  const MloptPattern rows[] = {
      {.name = "split-addcf", .root = "std.addcf", .convert = split_addcf},
      {.name = "split-create-complex",
       .root = "std.create_complex",
       .convert = split_create_complex},
      {.name = "take-real-part",
       .root = "std.re",
       .convert = take_part,
       .user = &real},
      {.name = "take-imaginary-part",
       .root = "std.im",
       .convert = take_part,
       .user = &imaginary},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    MloptPattern row = rows[i];
    row.benefit = 1;
    row.converter = converter;
    mlopt_pattern_set_add(patterns, &row);
  }
  mlopt_pattern_set_add_functions(patterns, converter);
}

static bool split_complex(MloptContext *context, MloptModule *module) {
  MloptTypeConverter *converter = mlopt_type_converter_create(context);
  mlopt_type_converter_add_rule(converter, keep, NULL);
  mlopt_type_converter_add_rule(converter, split, NULL);
  mlopt_type_converter_add_source(converter, join, NULL);
  MloptTarget *target = create_target(context, converter);
  MloptPatternSet *patterns = mlopt_pattern_set_create(context);
  add_patterns(patterns, converter);

  bool is_converted = mlopt_module_convert(module, MLOPT_CONVERSION_PARTIAL,
                                           target, patterns, NULL);
  mlopt_pattern_set_free(patterns);
  mlopt_target_free(target);
  mlopt_type_converter_free(converter);
  return is_converted;
}

int main(void) {
  static char text[1 << 16];
  size_t size = fread(text, 1, sizeof text, stdin);
  MloptContext *context = mlopt_context_create();
  MloptModule *module = mlopt_module_parse(context, "<stdin>", text, size);
  bool is_converted = module && split_complex(context, module);
  fputs(mlopt_context_diagnostics(context), stderr);
  if (is_converted) {
    char *printed = mlopt_module_print(module, MLOPT_PRINT_DEFAULT, &size);
    fwrite(printed, 1, size, stdout);
    mlopt_free(printed);
  }
  mlopt_module_free(module);
  mlopt_context_free(context);
  return is_converted ? 0 : 1;
}
