// SPDX-License-Identifier: Apache-2.0
// toy-to-loops: tensors become memrefs, operations become loops over all
// elements in their order. A loop counts through the elements; the indices of
// one follow by division.
#include <stdio.h>

#include "mlopt-c/Conversion.h"
#include "mlopt-c/Pass.h"
#include "toy.h"

//===- Building -----------------------------------------------------------===//

/// Creates an operation, which takes up to two attributes; its result, if any.
static MlirOperation create(MlirRewriterBase rw, const char *name,
                            MlirLocation location, intptr_t count,
                            const MlirValue *operands, const MlirType *type,
                            const char *attribute, MlirAttribute value) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  mlirOperationStateAddOperands(&state, count, operands);
  mlirOperationStateAddResults(&state, type != NULL, type);
  MlirNamedAttribute named_value;
  if (attribute) {
    named_value = named(mlirRewriterBaseGetContext(rw), attribute, value);
    mlirOperationStateAddAttributes(&state, 1, &named_value);
  }
  return mlirRewriterBaseInsert(rw, mlirOperationCreate(&state));
}

static MlirValue create_value(MlirRewriterBase rw, const char *name,
                              MlirLocation location, intptr_t count,
                              const MlirValue *operands, MlirType type) {
  return mlirOperationGetResult(create(rw, name, location, count, operands,
                                       &type, NULL, mlirAttributeGetNull()),
                                0);
}

static MlirValue constant(MlirRewriterBase rw, MlirLocation location,
                          MlirAttribute value) {
  MlirType type = mlirAttributeGetType(value);
  return mlirOperationGetResult(
      create(rw, "arith.constant", location, 0, NULL, &type, "value", value),
      0);
}

static MlirValue index_constant(MlirRewriterBase rw, MlirLocation location,
                                int64_t number) {
  MlirType index = mlirIndexTypeGet(mlirRewriterBaseGetContext(rw));
  return constant(rw, location, mlirIntegerAttrGet(index, number));
}

static MlirType memref_of(MlirType tensor) {
  int64_t shape[MAX_RANK], rank = mlirShapedTypeGetRank(tensor);
  for (int64_t i = 0; i < rank; i++)
    shape[i] = mlirShapedTypeGetDimSize(tensor, i);
  return mlirMemRefTypeContiguousGet(mlirShapedTypeGetElementType(tensor), rank,
                                     shape, mlirAttributeGetNull());
}

/// A memref for a tensor, given back at the end of the block.
static MlirValue allocate(MlirRewriterBase rw, MlirOperation op) {
  MlirLocation location = mlirOperationGetLocation(op);
  MlirType type = memref_of(mlirValueGetType(mlirOperationGetResult(op, 0)));
  MlirOperationState state =
      mlirOperationStateGet(str("memref.alloc"), location);
  int32_t sizes[2] = {0, 0};
  MlirNamedAttribute segments =
      named(mlirRewriterBaseGetContext(rw), "operandSegmentSizes",
            mlirDenseI32ArrayGet(mlirRewriterBaseGetContext(rw), 2, sizes));
  mlirOperationStateAddAttributes(&state, 1, &segments);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirValue memory = mlirOperationGetResult(
      mlirRewriterBaseInsert(rw, mlirOperationCreate(&state)), 0);
  mlirRewriterBaseSetInsertionPointBefore(
      rw, mlirBlockGetTerminator(mlirOperationGetBlock(op)));
  create(rw, "memref.dealloc", location, 1, &memory, NULL, NULL,
         mlirAttributeGetNull());
  mlirRewriterBaseSetInsertionPointBefore(rw, op);
  return memory;
}

/// Indices of element number `at` of `type`. `is_reversed`: of the transposed
/// type, whose elements `at` counts.
static void indices_of(MlirRewriterBase rw, MlirLocation location, MlirValue at,
                       MlirType type, bool is_reversed, MlirValue *indices) {
  MlirType index = mlirIndexTypeGet(mlirRewriterBaseGetContext(rw));
  int64_t rank = mlirShapedTypeGetRank(type);
  for (int64_t i = 0; i < rank; i++) {
    int64_t dim = is_reversed ? i : rank - 1 - i;
    MlirValue operands[2] = {
        at, index_constant(rw, location, mlirShapedTypeGetDimSize(type, dim))};
    indices[dim] =
        create_value(rw, "arith.remui", location, 2, operands, index);
    at = create_value(rw, "arith.divui", location, 2, operands, index);
  }
}

static MlirValue load(MlirRewriterBase rw, MlirLocation location,
                      MlirValue memory, MlirValue at, bool is_reversed) {
  MlirType type = mlirValueGetType(memory);
  MlirValue operands[MAX_RANK + 1] = {memory};
  indices_of(rw, location, at, type, is_reversed, operands + 1);
  return create_value(rw, "memref.load", location,
                      mlirShapedTypeGetRank(type) + 1, operands,
                      mlirShapedTypeGetElementType(type));
}

static void store(MlirRewriterBase rw, MlirLocation location, MlirValue value,
                  MlirValue memory, MlirValue at) {
  MlirType type = mlirValueGetType(memory);
  MlirValue operands[MAX_RANK + 2] = {value, memory};
  indices_of(rw, location, at, type, false, operands + 2);
  create(rw, "memref.store", location, mlirShapedTypeGetRank(type) + 2,
         operands, NULL, NULL, mlirAttributeGetNull());
}

static int64_t num_elements(MlirType type) {
  int64_t count = 1;
  for (int64_t i = 0; i < mlirShapedTypeGetRank(type); i++)
    count *= mlirShapedTypeGetDimSize(type, i);
  return count;
}

/// A loop over the elements of `type`, at whose end the rewriter stands; its
/// counter.
static MlirValue begin_loop(MlirRewriterBase rw, MlirLocation location,
                            MlirType type) {
  MlirType index = mlirIndexTypeGet(mlirRewriterBaseGetContext(rw));
  MlirValue bounds[3] = {index_constant(rw, location, 0),
                         index_constant(rw, location, num_elements(type)),
                         index_constant(rw, location, 1)};
  MlirOperationState state = mlirOperationStateGet(str("scf.for"), location);
  mlirOperationStateAddOperands(&state, 3, bounds);
  MlirRegion region = mlirRegionCreate();
  MlirBlock block = mlirBlockCreate(1, &index, &location);
  MlirOperationState end = mlirOperationStateGet(str("scf.yield"), location);
  mlirBlockAppendOwnedOperation(block, mlirOperationCreate(&end));
  mlirRegionAppendOwnedBlock(region, block);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  mlirRewriterBaseInsert(rw, mlirOperationCreate(&state));
  mlirRewriterBaseSetInsertionPointBefore(rw, mlirBlockGetTerminator(block));
  return mlirBlockGetArgument(block, 0);
}

static MlirLogicalResult replace(MlirRewriterBase rw, MlirOperation op,
                                 MlirValue memory) {
  mlirRewriterBaseReplaceOpWithValues(rw, op, 1, &memory);
  return mlirLogicalResultSuccess();
}

//===- Patterns -----------------------------------------------------------===//

/// One store for each number.
static MlirLogicalResult lower_constant(MlirOperation op, MloptAdaptor adaptor,
                                        MloptConversionRewriter rewriter,
                                        void *user) {
  (void)adaptor;
  (void)user;
  MlirRewriterBase rw = mloptConversionRewriterAsBase(rewriter);
  MlirLocation location = mlirOperationGetLocation(op);
  MlirAttribute value = mlirOperationGetAttributeByName(op, str("value"));
  MlirType type = mlirAttributeGetType(value);
  MlirType element = mlirShapedTypeGetElementType(type);
  MlirValue memory = allocate(rw, op);
  bool is_splat = mlirDenseElementsAttrIsSplat(value);
  for (int64_t i = 0; i < num_elements(type); i++) {
    double number =
        mlirDenseElementsAttrGetDoubleValue(value, is_splat ? 0 : i);
    MlirValue stored = constant(
        rw, location,
        mlirFloatAttrDoubleGet(mlirOperationGetContext(op), element, number));
    store(rw, location, stored, memory, index_constant(rw, location, i));
  }
  return replace(rw, op, memory);
}

/// `user` is the operation on numbers.
static MlirLogicalResult lower_binary(MlirOperation op, MloptAdaptor adaptor,
                                      MloptConversionRewriter rewriter,
                                      void *user) {
  MlirRewriterBase rw = mloptConversionRewriterAsBase(rewriter);
  MlirLocation location = mlirOperationGetLocation(op);
  MlirValue memory = allocate(rw, op);
  MlirValue at = begin_loop(rw, location, mlirValueGetType(memory));
  MlirValue numbers[2];
  for (int i = 0; i < 2; i++)
    numbers[i] =
        load(rw, location, mloptAdaptorGetOperand(adaptor, i), at, false);
  store(rw, location,
        create_value(rw, user, location, 2, numbers,
                     mlirValueGetType(numbers[0])),
        memory, at);
  return replace(rw, op, memory);
}

/// Transposes if there is a `user`, and reshapes if there is none.
static MlirLogicalResult lower_copy(MlirOperation op, MloptAdaptor adaptor,
                                    MloptConversionRewriter rewriter,
                                    void *user) {
  MlirRewriterBase rw = mloptConversionRewriterAsBase(rewriter);
  MlirLocation location = mlirOperationGetLocation(op);
  MlirValue memory = allocate(rw, op);
  MlirValue at = begin_loop(rw, location, mlirValueGetType(memory));
  store(
      rw, location,
      load(rw, location, mloptAdaptorGetOperand(adaptor, 0), at, user != NULL),
      memory, at);
  return replace(rw, op, memory);
}

/// Each number with a blank, by a function of the runtime, and a line end.
static MlirLogicalResult lower_print(MlirOperation op, MloptAdaptor adaptor,
                                     MloptConversionRewriter rewriter,
                                     void *user) {
  (void)user;
  MlirRewriterBase rw = mloptConversionRewriterAsBase(rewriter);
  MlirContext context = mlirOperationGetContext(op);
  MlirLocation location = mlirOperationGetLocation(op);
  MlirValue memory = mloptAdaptorGetOperand(adaptor, 0);
  MlirValue at = begin_loop(rw, location, mlirValueGetType(memory));
  MlirValue number = load(rw, location, memory, at, false);
  create(rw, "func.call", location, 1, &number, NULL, "callee",
         mlirFlatSymbolRefAttrGet(context, str("toy_print_number")));
  mlirRewriterBaseSetInsertionPointBefore(rw, op);
  MlirValue end = constant(
      rw, location, mlirIntegerAttrGet(mlirIntegerTypeGet(context, 32), '\n'));
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  create(rw, "func.call", location, 1, &end, &i32, "callee",
         mlirFlatSymbolRefAttrGet(context, str("putchar")));
  mlirRewriterBaseEraseOp(rw, op);
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult lower_return(MlirOperation op, MloptAdaptor adaptor,
                                      MloptConversionRewriter rewriter,
                                      void *user) {
  (void)user;
  MlirRewriterBase rw = mloptConversionRewriterAsBase(rewriter);
  if (mloptAdaptorGetFlat(adaptor).count)
    return mloptConversionRewriterMatchFailure(rewriter, op,
                                               str("returns a value"));
  create(rw, "func.return", mlirOperationGetLocation(op), 0, NULL, NULL, NULL,
         mlirAttributeGetNull());
  mlirRewriterBaseEraseOp(rw, op);
  return mlirLogicalResultSuccess();
}

//===- The pass -----------------------------------------------------------===//

static MloptTypeConversionResult
convert_type(MlirType type, MloptTypeList results, void *user) {
  (void)user;
  if (mlirTypeIsAUnrankedTensor(type))
    return MLOPT_TYPE_FAILED;
  mloptTypeListAppend(results,
                      mlirTypeIsARankedTensor(type) ? memref_of(type) : type);
  return MLOPT_TYPE_CONVERTED;
}

static const struct {
  const char *root;
  MloptConversionCallback run;
  const char *user;
} rows[] = {
    {"toy.constant", lower_constant, NULL},
    {"toy.add", lower_binary, "arith.addf"},
    {"toy.mul", lower_binary, "arith.mulf"},
    {"toy.transpose", lower_copy, "transpose"},
    {"toy.reshape", lower_copy, NULL},
    {"toy.print", lower_print, NULL},
    {"toy.return", lower_return, NULL},
};

/// What printed numbers go through: printf with a format of its own.
static const char runtime[] =
    "llvm.mlir.global internal constant @format(\"%f \\00\")\n"
    "llvm.func @printf(!llvm.ptr, ...) -> i32\n"
    "func.func private @putchar(i32) -> i32\n"
    "func.func private @toy_print_number(%number: f64) {\n"
    "  %format = llvm.mlir.addressof @format : !llvm.ptr\n"
    "  %0 = llvm.call @printf(%format, %number) vararg(!llvm.func<i32 (ptr, "
    "...)>) : (!llvm.ptr, f64) -> i32\n"
    "  return\n"
    "}\n";

/// Moves the runtime's functions to the front of `module`.
static bool add_runtime(MlirOperation module) {
  MlirModule parsed =
      mlirModuleCreateParse(mlirOperationGetContext(module), str(runtime));
  if (mlirModuleIsNull(parsed))
    return false;
  MlirBlock from = mlirModuleGetBody(parsed);
  MlirBlock to = mlirRegionGetFirstBlock(mlirOperationGetRegion(module, 0));
  MlirOperation op;
  for (intptr_t i = 0;
       op = mlirBlockGetFirstOperation(from), !mlirOperationIsNull(op); i++) {
    mlirOperationRemoveFromParent(op);
    mlirBlockInsertOwnedOperation(to, i, op);
  }
  mlirModuleDestroy(parsed);
  return true;
}

static MlirLogicalResult run(MlirOperation op, MloptPassRun run, void *user) {
  (void)run;
  (void)user;
  static const char *const legal[] = {"builtin", "func",   "arith",
                                      "scf",     "memref", "llvm"};
  MlirContext context = mlirOperationGetContext(op);
  MloptTypeConverter converter = mloptTypeConverterCreate(context);
  mloptTypeConverterAddConversion(converter, convert_type, NULL);
  MloptConversionTarget target = mloptConversionTargetCreate(context);
  for (size_t i = 0; i < sizeof legal / sizeof *legal; i++)
    (void)mloptConversionTargetAddDialect(target, str(legal[i]),
                                          MLOPT_LEGALITY_LEGAL);
  (void)mloptConversionTargetAddDialect(target, str("toy"),
                                        MLOPT_LEGALITY_ILLEGAL);
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    mlirRewritePatternSetAdd(
        set, mloptConversionPatternCreate(str(rows[i].root), 1, context,
                                          converter, rows[i].run,
                                          (void *)(size_t)rows[i].user));
  MlirFrozenRewritePatternSet patterns = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  bool ok = !failed(mloptApplyConversion(1, &op, MLOPT_CONVERSION_PARTIAL,
                                         target, patterns, NULL)) &&
            add_runtime(op);
  mlirFrozenRewritePatternSetDestroy(patterns);
  mloptConversionTargetDestroy(target);
  mloptTypeConverterDestroy(converter);
  return ok ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

static const MloptPassRow to_loops = {.flag = "toy-to-loops",
                                      .name = "ToyToLoops",
                                      .summary =
                                          "Lowers toy to loops over memrefs",
                                      .anchor = "builtin.module",
                                      .run = run};

MlirLogicalResult toy_register_lowering(MlirContext context) {
  return mloptPassRegister(context, &to_loops);
}
