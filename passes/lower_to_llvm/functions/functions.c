// SPDX-License-Identifier: Apache-2.0
// Functions, calls and returns. A memref argument is passed as its fields, or
// as a bare pointer; several results as one struct.
#include "passes/lower_to_llvm/functions/functions.h"

#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/functions/function_attributes.h"
#include "passes/lower_to_llvm/functions/wrappers.h"
#include "passes/lower_to_llvm/memref/descriptor.h"
#include "passes/lower_to_llvm/memref/unranked_descriptor.h"
#include "passes/lower_to_llvm/patterns.h"
#include "rewrite/conversion/signature.h"

static const FunctionType *function_type_of(const Operation *func) {
  return type_as_function(
      attr_as_type(op_prop(func, FUNC_PROP_FUNCTION_TYPE))->value);
}

/// The lowering of one function with `llvm.bareptr`.
typedef struct BareLowering {
  LLVMTypeConverter converter; ///< Borrows all that the common one has, its
                               ///< converter too: that caches.
  StdToLLVMOptions options;
} BareLowering;

static const LLVMTypeConverter *
bare_lowering(const LLVMTypeConverter *converter, BareLowering *own) {
  own->options = *converter->options;
  own->options.use_bare_pointers = true;
  own->converter = *converter;
  own->converter.options = &own->options;
  return &own->converter;
}

/// The std dialect does not have this attribute.
static bool wants_bare_pointers(const LLVMTypeConverter *converter,
                                const Operation *func) {
  return func && converter->leaves_others && op_attr(func, STR("llvm.bareptr"));
}

/// The lowering for `func`, its returns and the calls of it.
static const LLVMTypeConverter *lowering_of(const LLVMTypeConverter *converter,
                                            const Operation *func,
                                            BareLowering *own) {
  return wants_bare_pointers(converter, func) ? bare_lowering(converter, own)
                                              : converter;
}

static bool has_bare_functions(const LLVMTypeConverter *converter,
                               Operation *root) {
  for (Operation *op = root; op;) {
    bool is_function = op_has_trait(op, TRAIT_FUNCTION);
    if (is_function && wants_bare_pointers(converter, op))
      return true;
    op = is_function ? walk_next_skipping_regions(root, op)
                     : walk_next_preorder(root, op);
  }
  return false;
}

void converter_note_bare_calls(LLVMTypeConverter *converter, Operation *root) {
  if (!has_bare_functions(converter, root))
    return;
  SymbolTables tables = {0};
  FOR_EACH_OP_PREORDER(op, root) {
    if (!op_is(op, &func_ops[FUNC_CALL]))
      continue;
    const Operation *callee = symbol_tables_lookup_nearest(
        &tables, op, op_prop(op, CALL_PROP_CALLEE));
    if (wants_bare_pointers(converter, callee))
      ptr_map_set(&converter->bare_calls, op, op);
  }
  symbol_tables_free(&tables);
}

static const LLVMTypeConverter *
lowering_of_call(const LLVMTypeConverter *converter, const Operation *call,
                 BareLowering *own) {
  return ptr_map_has(&converter->bare_calls, call)
             ? bare_lowering(converter, own)
             : converter;
}

/// The function that `op` returns from.
static const Operation *function_around(const Operation *op) {
  while (op && !op_has_trait(op, TRAIT_FUNCTION))
    op = op_parent(op);
  return op;
}

typedef enum SignaturePart { ARGUMENTS, RESULTS } SignaturePart;

/// Why a result of type `type` cannot be returned together with others.
static void note_part(const Context *ctx, Diagnostic *diag, const Type *type) {
  if (ctx->hides_explanations)
    return;
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  note->is_explanation = true;
  diag_type(note, type);
  diag_text(note, ": a wrapped struct has no parts of the modern spelling");
}

/// Can the type of a result be a part of the struct of several?
static bool can_be_part(const LLVMTypeConverter *converter, const Type *type,
                        size_t count, SignaturePart part) {
  return part == ARGUMENTS || count == 1 ||
         converter_takes_part(converter, type);
}

/// The index of the first of `types` that has no LLVM type; `count`: none.
static size_t find_unconvertible(const LLVMTypeConverter *converter,
                                 Context *ctx, const Type *const *types,
                                 size_t count, SignaturePart part) {
  TypeVector converted = {0};
  size_t i = 0;
  for (; i < count; i++) {
    converted.size = 0;
    if (part == RESULTS
            ? !can_be_part(converter, types[i], count, part) ||
                  !converter_one_result_type(converter, ctx, types[i])
            : !converter_argument_types(converter, ctx, types[i], &converted))
      break;
  }
  VECTOR_FREE(&converted);
  return i;
}

static const char *part_name(SignaturePart part) {
  return part == RESULTS ? "result" : "argument";
}

/// Says what is wrong with `type` in a signature.
static const char *unconvertible_text(const LLVMTypeConverter *converter,
                                      const Type *type) {
  return converter->options->use_bare_pointers && type_as_memref(type)
             ? ", which cannot be passed as a bare pointer"
             : ", which has no LLVM type";
}

/// Reports the first of `types` that has no LLVM type.
static bool check_types(const LLVMTypeConverter *converter, Context *ctx,
                        const Operation *func, const Type *const *types,
                        size_t count, SignaturePart part) {
  size_t i = find_unconvertible(converter, ctx, types, count, part);
  if (i == count)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, func, "%s #%zu has type ", part_name(part), i);
  diag_type(diag, types[i]);
  diag_text(diag, unconvertible_text(converter, types[i]));
  if (can_be_part(converter, types[i], count, part))
    converter_explain_type(converter, ctx, types[i], diag);
  else
    note_part(ctx, diag, types[i]);
  return false;
}

static bool check_blocks(const LLVMTypeConverter *converter, Context *ctx,
                         const Operation *func) {
  const Region *region = op_region(func, 0);
  for (Block *block = region->first; block; block = block->next) {
    for (uint32_t i = 0; block != region->first && i < block->num_arguments;
         i++) {
      const Type *type = value_type(block_argument(block, i));
      if (converter_convert(converter, ctx, type))
        continue;
      Diagnostic *diag =
          op_emit_op_error(ctx, func, "argument #%u of a block has type ", i);
      diag_type(diag, type);
      diag_text(diag, ", which has no LLVM type");
      converter_explain_type(converter, ctx, type, diag);
      return false;
    }
  }
  return true;
}

static bool check_wrapper_name(const LLVMTypeConverter *converter, Context *ctx,
                               const Operation *func,
                               const SymbolTable *symbols) {
  if (!lowering_wants_c_wrapper(converter, func))
    return true;
  StringRef name = lowering_c_wrapper_name(ctx, symbol_name(func));
  const Operation *other = symbol_table_lookup(symbols, name);
  if (!other)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, func,
                       "needs a C wrapper named '%.*s', but the module has "
                       "that symbol already",
                       STR_ARGS(name));
  op_attach_note(ctx, diag, other, "see existing symbol definition here");
  return false;
}

static bool is_function(const Operation *op) {
  return op_is(op, &std_ops[STD_FUNC]) || op_is(op, &func_ops[FUNC_FUNC]);
}

bool lowering_check_function(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func,
                             const SymbolTable *symbols) {
  const FunctionType *type = function_type_of(func);
  return check_types(converter, ctx, func, type->types, type->num_inputs,
                     ARGUMENTS) &&
         check_types(converter, ctx, func, type->types + type->num_inputs,
                     type->num_results, RESULTS) &&
         lowering_check_attributes(converter, ctx, func) &&
         check_blocks(converter, ctx, func) &&
         check_wrapper_name(converter, ctx, func, symbols);
}

bool lowering_check_functions(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module) {
  SymbolTable symbols;
  symbol_table_init(&symbols, module);
  bool ok = true;
  FOR_EACH_BLOCK(block, op_region(module, 0))
    FOR_EACH_OP(op, block)
      if (is_function(op))
        ok &= lowering_check_function(converter, ctx, op, &symbols);
  symbol_table_free(&symbols);
  return ok;
}

/// Is argument `index` of `func` passed by pointer, because of `llvm.byval` or
/// `llvm.byref`, although its type is that of the value? Gives the type to
/// load, or NULL. An argument that is passed as several stays so.
static const Type *loaded_type(const LLVMTypeConverter *converter, Context *ctx,
                               const Operation *func, uint32_t index) {
  const Type *pointee = lowering_pointee(converter, ctx, func, index);
  if (!pointee)
    return NULL;
  TypeVector types = {0};
  bool is_value =
      converter_argument_types(converter, ctx,
                               function_type_of(func)->types[index], &types) &&
      types.size == 1 && !llvm_type_is_pointer(types.data[0]);
  VECTOR_FREE(&types);
  return is_value ? pointee : NULL;
}

/// The type of `func`, with pointers for the arguments that are passed by
/// pointer.
static const FunctionType *passed_type(const LLVMTypeConverter *converter,
                                       Context *ctx, const Operation *func) {
  const FunctionType *type = function_type_of(func);
  if (!op_prop(func, FUNC_PROP_ARG_ATTRS))
    return type;
  TypeVector inputs = {0};
  for (uint32_t i = 0; i < type->num_inputs; i++)
    VECTOR_PUSH(&inputs, loaded_type(converter, ctx, func, i)
                             ? converter_byte_pointer(converter, ctx, 0)
                             : type->types[i]);
  type = type_as_function(function_type_get(ctx, inputs.data, inputs.size,
                                            type->types + type->num_inputs,
                                            type->num_results));
  VECTOR_FREE(&inputs);
  return type;
}

/// The empty llvm.func for `func`, inserted at the builder.
static Operation *build_llvm_func(const LLVMTypeConverter *converter,
                                  Builder *builder, Operation *func) {
  Context *ctx = builder->ctx;
  const FunctionType *signature = passed_type(converter, ctx, func);
  const Type *type = converter_function_type(converter, ctx, signature,
                                             lowering_is_variadic(func));
  if (!type)
    return NULL;
  const Attribute *props[LLVM_FUNC_MAX_PROPS] = {0};
  props[LLVM_FUNC_SYM_NAME] = op_prop(func, FUNC_PROP_SYM_NAME);
  props[LLVM_FUNC_FUNCTION_TYPE] = type_attr_get(ctx, type);
  props[LLVM_FUNC_SYM_VISIBILITY] = lowering_visibility(func);
  props[LLVM_FUNC_ARG_ATTRS] = lowering_argument_attributes(
      converter, ctx, op_prop(func, FUNC_PROP_ARG_ATTRS), signature->types,
      signature->num_inputs);
  if (signature->num_results == 1)
    props[LLVM_FUNC_RES_ATTRS] = op_prop(func, FUNC_PROP_RES_ATTRS);
  const Attribute *attrs = lowering_function_attributes(ctx, func, props);
  lowering_own_attributes(ctx, func, props);
  OpState state = {.def = &llvm_ops[LLVM_FUNC],
                   .loc = func->loc,
                   .props = props,
                   .attrs = attrs,
                   .num_regions = 1};
  return builder_create(builder, &state);
}

/// The value of argument `index` inside the function: its parts packed again,
/// if it is used.
static Value *pack_argument(const LLVMTypeConverter *converter,
                            Builder *builder, const Value *argument,
                            Value *const *parts) {
  if (value_is_unused(argument))
    return parts[0];
  return lowering_pack(converter, builder, value_location(argument),
                       value_type(argument), parts);
}

/// Index of the first new argument for each old one, and their number at the
/// end.
static uint32_t *argument_starts(const LLVMTypeConverter *converter,
                                 const Block *entry) {
  uint32_t *starts = mem_alloc((entry->num_arguments + 1) * sizeof *starts);
  starts[0] = 0;
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    starts[i + 1] =
        starts[i] + (uint32_t)converter_argument_count(
                        converter, value_type(block_argument(entry, i)));
  return starts;
}

/// A new entry block with the expanded arguments in front of `old`.
static Block *create_entry(const LLVMTypeConverter *converter,
                           ConversionRewriter *rw, Region *region, Block *old) {
  Context *ctx = conversion_context(rw);
  TypeVector types = {0};
  VECTOR(Location) locs = {0};
  for (uint32_t i = 0; i < old->num_arguments; i++) {
    const Value *argument = block_argument(old, i);
    converter_argument_types(converter, ctx, value_type(argument), &types);
    while (locs.size < types.size)
      VECTOR_PUSH(&locs, value_location(argument));
  }
  Block *entry = rewriter_create_block(&rw->rewriter, region, old, types.data,
                                       locs.data, (uint32_t)types.size);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  return entry;
}

/// Gives the entry block of `region` the arguments that are passed, and
/// rebuilds the descriptors at its start, in the order of the arguments.
static void rebuild_entry(const LLVMTypeConverter *converter,
                          ConversionRewriter *rw, Region *region) {
  Block *old = region->first;
  Builder *builder = &rw->rewriter.builder;
  uint32_t *starts = argument_starts(converter, old);
  Block *entry = create_entry(converter, rw, region, old);
  ValueVector parts = {0}, values = {0};
  for (uint32_t i = 0; i < entry->num_arguments; i++)
    VECTOR_PUSH(&parts, block_argument(entry, i));
  VECTOR_RESERVE(&values, old->num_arguments);
  values.size = old->num_arguments;
  builder_set_to_end(builder, entry);
  for (uint32_t i = 0; i < old->num_arguments; i++)
    values.data[i] = pack_argument(converter, builder, block_argument(old, i),
                                   parts.data + starts[i]);
  rewriter_inline_block_before(&rw->rewriter, old, entry, NULL, values.data);
  VECTOR_FREE(&parts);
  VECTOR_FREE(&values);
  mem_free(starts);
}

/// The types that the arguments of `func` are passed as.
static void entry_signature(const LLVMTypeConverter *converter, Context *ctx,
                            const Operation *func,
                            SignatureConversion *signature) {
  const FunctionType *passed = passed_type(converter, ctx, func);
  signature_conversion_init(signature, passed->num_inputs);
  for (uint32_t i = 0; i < passed->num_inputs; i++) {
    TypeVector types = {0};
    converter_argument_types(converter, ctx, passed->types[i], &types);
    signature_conversion_add_inputs(signature, i, types.data, types.size);
    VECTOR_FREE(&types);
  }
}

/// Loads the arguments that are passed by pointer, at the start of `entry`,
/// which replaces `old`.
static void load_arguments(const LLVMTypeConverter *converter,
                           ConversionRewriter *rw, const Operation *func,
                           const Block *old, Block *entry) {
  Context *ctx = conversion_context(rw);
  Builder *builder = &rw->rewriter.builder;
  uint32_t next = 0;
  builder_set_to_start(builder, entry);
  for (uint32_t i = 0; i < old->num_arguments; i++) {
    Value *argument = block_argument(old, i);
    const Type *type = loaded_type(converter, ctx, func, i);
    if (type) {
      Value *loaded = llvm_build_load(builder, value_location(argument),
                                      block_argument(entry, next), type);
      rewriter_replace_all_uses_with(&rw->rewriter, argument, loaded);
    }
    next += (uint32_t)converter_argument_count(converter, value_type(argument));
  }
}

/// Converts the arguments of the blocks in `region`, the body of `func`. Where
/// another pass lowers branches, only the entry block's are converted. As in
/// the reference tool, modern descriptors are materialized where they are
/// needed.
static bool convert_blocks(const RewritePattern *self,
                           const LLVMTypeConverter *converter,
                           ConversionRewriter *rw, const Operation *func,
                           Region *region) {
  if (converter_is_wrapped(converter)) {
    rebuild_entry(converter, rw, region);
    return conversion_convert_region_types(rw, region, self->converter, NULL);
  }
  SignatureConversion signature;
  const Block *old = region->first;
  entry_signature(converter, conversion_context(rw), func, &signature);
  bool ok = true;
  if (converter->leaves_others)
    conversion_apply_signature(rw, region->first, &signature, self->converter);
  else
    ok = conversion_convert_region_types(rw, region, self->converter,
                                         &signature);
  signature_conversion_free(&signature);
  if (ok)
    load_arguments(converter, rw, func, old, region->first);
  return ok;
}

/// Says which type of the signature has no LLVM type.
static bool fail_for_signature(const LLVMTypeConverter *converter,
                               ConversionRewriter *rw, Operation *op) {
  Context *ctx = rw->rewriter.builder.ctx;
  const FunctionType *type = function_type_of(op);
  SignaturePart part = ARGUMENTS;
  size_t count = type->num_inputs;
  const Type *const *types = type->types;
  size_t i = find_unconvertible(converter, ctx, types, count, part);
  if (i == count) {
    part = RESULTS;
    types += count;
    count = type->num_results;
    i = find_unconvertible(converter, ctx, types, count, part);
  }
  if (i == count)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "the signature has no LLVM type");
  Stream text = {0};
  stream_format(&text, "%s #%zu has type '", part_name(part), i);
  type_print_brief(&text, types[i]);
  stream_format(&text, "'%s", unconvertible_text(converter, types[i]));
  stream_char(&text, 0);
  StringRef reason = context_intern_string(ctx, stream_view(&text));
  stream_free(&text);
  return rewriter_match_failure(&rw->rewriter, op, reason.data);
}

/// func @f(…) -> … { … } -> llvm.func @f(…) -> … { … }
static bool lower_func(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  BareLowering own;
  const LLVMTypeConverter *converter =
      lowering_of(pattern_converter(self), op, &own);
  Builder *builder = &rw->rewriter.builder;
  if (!lowering_check_attributes(converter, builder->ctx, op))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "an attribute cannot be lowered");
  Operation *lowered = build_llvm_func(converter, builder, op);
  if (!lowered)
    return fail_for_signature(converter, rw, op);
  InsertionPoint after = builder_save(builder);
  Region *body = op_region(lowered, 0);
  if (!region_is_empty(op_region(op, 0))) {
    rewriter_inline_region_before(&rw->rewriter, op_region(op, 0), body, NULL);
    if (!convert_blocks(self, converter, rw, op, body))
      return rewriter_match_failure(&rw->rewriter, op,
                                    "a block argument has no LLVM type");
    builder_restore(builder, after);
  }
  if (lowering_wants_c_wrapper(converter, op))
    lowering_emit_c_wrapper(converter, builder, op, lowered);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// Appends the values that are passed for operand `index` of a call.
static bool unpack_operand(const LLVMTypeConverter *converter, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw,
                           unsigned index, ValueVector *parts) {
  Value *value = adaptor_operand(adaptor, index);
  if (!value)
    return false;
  const Type *type = op_operand_type(op, index);
  if (converter->options->use_bare_pointers && type_as_memref(type) &&
      !converter_is_bare_pointer(converter, conversion_context(rw), type))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "a memref is not static, as bare pointers "
                                  "must be");
  lowering_unpack(converter, &rw->rewriter.builder, op->loc, type, value,
                  parts);
  return true;
}

/// The types of all results of `op`.
static void result_types(const Operation *op, TypeVector *types) {
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(types, op_result_type(op, i));
}

/// Takes the struct of several results apart.
static void extract_results(const LLVMTypeConverter *converter,
                            Builder *builder, const Operation *op,
                            Operation *call, ValueVector *results) {
  if (op->num_results == 1)
    VECTOR_PUSH(results, op_result(call, 0));
  for (int64_t i = 0; op->num_results > 1 && i < op->num_results; i++) {
    const Type *type = converter_one_result_type(
        converter, builder->ctx, op_result_type(op, (unsigned)i));
    VECTOR_PUSH(results,
                llvm_build_extractvalue(builder, op->loc, op_result(call, 0),
                                        &i, 1, type));
  }
}

/// The results of the call, as the values that std code expects.
static void adopt_results(const LLVMTypeConverter *converter, Builder *builder,
                          const Operation *op, ValueVector *results) {
  TypeVector types = {0};
  result_types(op, &types);
  for (size_t i = 0; i < types.size; i++) {
    const ShapedType *memref = type_as_ranked_memref(types.data[i]);
    if (memref && converter->options->use_bare_pointers)
      results->data[i] = lowering_pack_bare_pointer(converter, builder, op->loc,
                                                    memref, results->data[i]);
  }
  unranked_copy(converter, builder, op->loc, types.data, results->data,
                types.size, UNRANKED_TO_STACK);
  VECTOR_FREE(&types);
}

static Operation *build_call(const LLVMTypeConverter *converter,
                             Builder *builder, Operation *op,
                             const Attribute *callee,
                             const ValueVector *arguments) {
  TypeVector types = {0};
  result_types(op, &types);
  const Type *result =
      converter_result_type(converter, builder->ctx, types.data, types.size);
  VECTOR_FREE(&types);
  if (!result)
    return NULL;
  const Attribute *props[LLVM_MAX_PROPS] = {0};
  props[LLVM_CALL_CALLEE] = callee;
  const Attribute *attrs =
      lowering_call_attributes(converter, builder->ctx, op, !callee, props);
  OpState state = {.def = &llvm_ops[LLVM_CALL],
                   .loc = op->loc,
                   .operands = arguments->data,
                   .num_operands = (uint32_t)arguments->size,
                   .result_types = &result,
                   .num_results = op->num_results ? 1 : 0,
                   .props = props,
                   .attrs = attrs};
  return builder_create(builder, &state);
}

/// Builds a call of `callee`, or of operand 0 if that is NULL.
static bool lower_any_call(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw,
                           const Attribute *callee) {
  BareLowering own;
  const LLVMTypeConverter *converter =
      lowering_of_call(pattern_converter(self), op, &own);
  Builder *builder = &rw->rewriter.builder;
  ValueVector arguments = {0}, results = {0};
  unsigned first = 0;
  bool ok = true;
  if (!callee) {
    VECTOR_PUSH(&arguments, adaptor_operand(adaptor, first++));
    ok = arguments.data[0] != NULL;
  }
  for (unsigned i = first; ok && i < op->num_operands; i++)
    ok = unpack_operand(converter, op, adaptor, rw, i, &arguments);
  Operation *call =
      ok ? build_call(converter, builder, op, callee, &arguments) : NULL;
  if (call) {
    extract_results(converter, builder, op, call, &results);
    adopt_results(converter, builder, op, &results);
    rewriter_replace_op(&rw->rewriter, op, results.data);
  }
  VECTOR_FREE(&arguments);
  VECTOR_FREE(&results);
  return call || (ok && rewriter_match_failure(&rw->rewriter, op,
                                               "a result has no LLVM type"));
}

/// call @f(…) -> llvm.call @f(…)
static bool lower_call(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  return lower_any_call(self, op, adaptor, rw, op_prop(op, CALL_PROP_CALLEE));
}

/// call_indirect %f(…) -> llvm.call %f(…)
static bool lower_call_indirect(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor,
                                ConversionRewriter *rw) {
  return lower_any_call(self, op, adaptor, rw, NULL);
}

/// Puts several values into one struct.
static Value *pack_results(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, const ValueVector *values) {
  TypeVector types = {0};
  for (size_t i = 0; i < values->size; i++)
    VECTOR_PUSH(&types, value_type(values->data[i]));
  const Type *type =
      converter_struct(converter, builder->ctx, types.data, types.size);
  VECTOR_FREE(&types);
  Value *packed = llvm_build_undef(builder, loc, type);
  for (int64_t i = 0; i < (int64_t)values->size; i++)
    packed =
        llvm_build_insertvalue(builder, loc, values->data[i], packed, &i, 1);
  return packed;
}

/// The value that the caller gets for the returned ones.
static void prepare_results(const LLVMTypeConverter *converter,
                            Builder *builder, const Operation *op,
                            ValueVector *values) {
  TypeVector types = {0};
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Type *type = op_operand_type(op, i);
    VECTOR_PUSH(&types, type);
    if (!converter_is_bare_pointer(converter, builder->ctx, type))
      continue;
    Descriptor memref =
        descriptor_of(converter, builder, op->loc, values->data[i]);
    values->data[i] = descriptor_get(&memref, converter_is_wrapped(converter)
                                                  ? DESCRIPTOR_ALIGNED
                                                  : DESCRIPTOR_ALLOCATED);
  }
  unranked_copy(converter, builder, op->loc, types.data, values->data,
                types.size, UNRANKED_TO_HEAP);
  VECTOR_FREE(&types);
}

/// Does everything that `op` returns have an LLVM type? An unranked memref has
/// no bare pointer.
static bool can_return(const LLVMTypeConverter *converter, Context *ctx,
                       const Operation *op) {
  TypeVector types = {0};
  bool ok = true;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Type *type = op_operand_type(op, i);
    VECTOR_PUSH(&types, type);
    ok &= !converter->options->use_bare_pointers ||
          type_kind(type) != TYPE_UNRANKED_MEMREF;
  }
  ok = ok && (types.size < 2 ||
              converter_result_type(converter, ctx, types.data, types.size));
  VECTOR_FREE(&types);
  return ok;
}

/// return %a, %b -> llvm.return of nothing, one value, or a struct of all
/// values
static bool lower_return(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  BareLowering own;
  const LLVMTypeConverter *converter =
      lowering_of(pattern_converter(self), function_around(op), &own);
  Builder *builder = &rw->rewriter.builder;
  if (!can_return(converter, builder->ctx, op))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "a value has no LLVM type as a result");
  ValueVector values = {0};
  bool ok = true;
  for (unsigned i = 0; ok && i < op->num_operands; i++) {
    VECTOR_PUSH(&values, adaptor_operand(adaptor, i));
    ok = values.data[i] != NULL;
  }
  if (ok) {
    prepare_results(converter, builder, op, &values);
    Value *result = values.size > 1
                        ? pack_results(converter, builder, op->loc, &values)
                    : values.size ? values.data[0]
                                  : NULL;
    OpState state = {.def = &llvm_ops[LLVM_RETURN],
                     .loc = op->loc,
                     .operands = &result,
                     .num_operands = result ? 1 : 0,
                     .attrs = op->attrs};
    builder_create(builder, &state);
    rewriter_replace_op(&rw->rewriter, op, NULL);
  }
  VECTOR_FREE(&values);
  return ok;
}

static const RewritePattern std_function_rows[] = {
    {.name = "func-to-llvm",
     .root = &std_ops[STD_FUNC],
     .benefit = 1,
     .convert = lower_func},
    {.name = "func-to-llvm",
     .root = &func_ops[FUNC_FUNC],
     .benefit = 1,
     .convert = lower_func},
    {.name = "call-to-llvm",
     .root = &std_ops[STD_CALL],
     .benefit = 1,
     .convert = lower_call},
    {.name = "call-to-llvm",
     .root = &func_ops[FUNC_CALL],
     .benefit = 1,
     .convert = lower_call},
    {.name = "call-indirect-to-llvm",
     .root = &std_ops[STD_CALL_INDIRECT],
     .benefit = 1,
     .convert = lower_call_indirect},
    {.name = "call-indirect-to-llvm",
     .root = &func_ops[FUNC_CALL_INDIRECT],
     .benefit = 1,
     .convert = lower_call_indirect},
    {.name = "return-to-llvm",
     .root = &std_ops[STD_RETURN],
     .benefit = 1,
     .convert = lower_return},
    {.name = "return-to-llvm",
     .root = &func_ops[FUNC_RETURN],
     .benefit = 1,
     .convert = lower_return},
};

const PatternTable std_function_lowerings = PATTERN_TABLE(std_function_rows);
