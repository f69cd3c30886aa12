// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: contexts, dialects, locations, modules, operations,
// regions, blocks, values, types, attributes, symbol tables.
//
// Memory: a context owns all that is interned in it, and the memory of all
// operations and blocks that are made in it. The memory of destroyed objects is
// reused for later ones, and returned to the system with the context. A region
// that stands alone, and a block that was made without arguments, are on the
// heap until the operation that takes them is destroyed. So an object may be
// detached, moved into another operation of the same context, and destroyed in
// any order; only objects that are alive and in no operation when the context
// is destroyed must not be touched any more.
//
// Threads: several may use one context, if it was made with threading. Each has
// memory of its own in it. An operation is changed by one thread at a time.
#ifndef MLIR_C_IR_H
#define MLIR_C_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DEFINE_C_API_STRUCT(name, storage)                                     \
  struct name {                                                                \
    storage *ptr;                                                              \
  };                                                                           \
  typedef struct name name

DEFINE_C_API_STRUCT(MlirAsmState, void);
DEFINE_C_API_STRUCT(MlirBytecodeWriterConfig, void);
DEFINE_C_API_STRUCT(MlirContext, void);
DEFINE_C_API_STRUCT(MlirDialect, void);
DEFINE_C_API_STRUCT(MlirDialectRegistry, void);
DEFINE_C_API_STRUCT(MlirOperation, void);
DEFINE_C_API_STRUCT(MlirOpOperand, void);
DEFINE_C_API_STRUCT(MlirOpPrintingFlags, void);
DEFINE_C_API_STRUCT(MlirBlock, void);
DEFINE_C_API_STRUCT(MlirRegion, void);
DEFINE_C_API_STRUCT(MlirSymbolTable, void);

DEFINE_C_API_STRUCT(MlirAttribute, const void);
DEFINE_C_API_STRUCT(MlirIdentifier, const void);
DEFINE_C_API_STRUCT(MlirLocation, const void);
DEFINE_C_API_STRUCT(MlirModule, const void);
DEFINE_C_API_STRUCT(MlirType, const void);
DEFINE_C_API_STRUCT(MlirValue, const void);

#undef DEFINE_C_API_STRUCT

/// An attribute with its name. mlir::NamedAttribute.
struct MlirNamedAttribute {
  MlirIdentifier name;
  MlirAttribute attribute;
};
typedef struct MlirNamedAttribute MlirNamedAttribute;

//===- Contexts -----------------------------------------------------------===//

/// A context with threading, in which only the builtin dialect is loaded. To be
/// destroyed. mlir::MLIRContext.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreate(void);

/// Creates a context, with or without threading. Without it, one thread may use
/// the context at a time, and interning takes no lock.
MLIR_CAPI_EXPORTED MlirContext
mlirContextCreateWithThreading(bool threadingEnabled);

/// Creates a context in which the dialects of `registry` are registered.
MLIR_CAPI_EXPORTED MlirContext mlirContextCreateWithRegistry(
    MlirDialectRegistry registry, bool threadingEnabled);

/// Are they the same context?
MLIR_CAPI_EXPORTED bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2);

/// Is there none?
static inline bool mlirContextIsNull(MlirContext context) {
  return !context.ptr;
}

/// Frees the context and all that is interned in it. Modules and detached
/// operations are to be destroyed before.
MLIR_CAPI_EXPORTED void mlirContextDestroy(MlirContext context);

/// Are operations, types and attributes of unknown dialects accepted? Off by
/// default.
MLIR_CAPI_EXPORTED void
mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow);
MLIR_CAPI_EXPORTED bool
mlirContextGetAllowUnregisteredDialects(MlirContext context);

/// How many dialects are registered, loaded or not; the builtin one is.
MLIR_CAPI_EXPORTED intptr_t
mlirContextGetNumRegisteredDialects(MlirContext context);

/// Registers the dialects of `registry`, which is not needed afterwards. They
/// are loaded when the first of them is met in a text.
MLIR_CAPI_EXPORTED void
mlirContextAppendDialectRegistry(MlirContext ctx, MlirDialectRegistry registry);

/// How many dialects are loaded.
MLIR_CAPI_EXPORTED intptr_t
mlirContextGetNumLoadedDialects(MlirContext context);

/// The dialect called `name`, loaded if it was not; NULL if it is not
/// registered. Owned by the context.
MLIR_CAPI_EXPORTED MlirDialect mlirContextGetOrLoadDialect(MlirContext context,
                                                           MlirStringRef name);

/// Switches threading on or off. No other thread may use the context meanwhile.
MLIR_CAPI_EXPORTED void mlirContextEnableMultithreading(MlirContext context,
                                                        bool enable);

/// Loads all dialects that are registered.
MLIR_CAPI_EXPORTED void
mlirContextLoadAllAvailableDialects(MlirContext context);

/// Is `name` (`arith.addi`) an operation of a loaded dialect?
MLIR_CAPI_EXPORTED bool mlirContextIsRegisteredOperation(MlirContext context,
                                                         MlirStringRef name);

/// Has the context use the threads of `threadPool`, which is borrowed and
/// outlives it. Threading must be off before.
MLIR_CAPI_EXPORTED void mlirContextSetThreadPool(MlirContext context,
                                                 MlirLlvmThreadPool threadPool);

/// Threads that work for the context, the caller's included; 1 without
/// threading.
MLIR_CAPI_EXPORTED unsigned mlirContextGetNumThreads(MlirContext context);

/// The context's threads; NULL without threading.
MLIR_CAPI_EXPORTED MlirLlvmThreadPool
mlirContextGetThreadPool(MlirContext context);

//===- Dialects -----------------------------------------------------------===//

/// Context that the dialect is loaded in.
MLIR_CAPI_EXPORTED MlirContext mlirDialectGetContext(MlirDialect dialect);

/// Is there none?
static inline bool mlirDialectIsNull(MlirDialect dialect) {
  return !dialect.ptr;
}

/// Are they the same dialect of the same context?
MLIR_CAPI_EXPORTED bool mlirDialectEqual(MlirDialect dialect1,
                                         MlirDialect dialect2);

/// `arith`. Lives as long as the library.
MLIR_CAPI_EXPORTED MlirStringRef mlirDialectGetNamespace(MlirDialect dialect);

/// A dialect that the library has, in no context. The functions that give one
/// are in mlir-c/Dialect.
struct MlirDialectHandle {
  const void *ptr;
};
typedef struct MlirDialectHandle MlirDialectHandle;

/// Declares the function that gives a dialect.
#define MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Name, Namespace)                \
  MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__##Namespace##__(  \
      void)

/// The dialect's name.
MLIR_CAPI_EXPORTED
MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle);

/// Adds the dialect to a registry.
MLIR_CAPI_EXPORTED void mlirDialectHandleInsertDialect(MlirDialectHandle,
                                                       MlirDialectRegistry);

/// Registers the dialect in a context.
MLIR_CAPI_EXPORTED void mlirDialectHandleRegisterDialect(MlirDialectHandle,
                                                         MlirContext);

/// Registers and loads it.
MLIR_CAPI_EXPORTED MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle,
                                                            MlirContext);

/// An empty list of dialects. To be destroyed. mlir::DialectRegistry.
MLIR_CAPI_EXPORTED MlirDialectRegistry mlirDialectRegistryCreate(void);

/// Is there none?
static inline bool mlirDialectRegistryIsNull(MlirDialectRegistry registry) {
  return !registry.ptr;
}

/// Frees the list; contexts that were made with it do not need it.
MLIR_CAPI_EXPORTED void
mlirDialectRegistryDestroy(MlirDialectRegistry registry);

//===- Locations ----------------------------------------------------------===//

/// The location as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute
mlirLocationGetAttribute(MlirLocation location);

/// The attribute as a location; NULL if it is not one.
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationFromAttribute(MlirAttribute attribute);

/// `"filename":line:col`.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColGet(
    MlirContext context, MlirStringRef filename, unsigned line, unsigned col);

/// A range of text in one file. mlir::FileLineColRange.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationFileLineColRangeGet(
    MlirContext context, MlirStringRef filename, unsigned start_line,
    unsigned start_col, unsigned end_line, unsigned end_col);

/// The file of a range, or of a place, which is a range that ends where it
/// begins; NULL for other locations.
MLIR_CAPI_EXPORTED MlirIdentifier
mlirLocationFileLineColRangeGetFilename(MlirLocation location);
/// The lines and columns of a range; -1 for other locations.
MLIR_CAPI_EXPORTED int
mlirLocationFileLineColRangeGetStartLine(MlirLocation location);
MLIR_CAPI_EXPORTED int
mlirLocationFileLineColRangeGetStartColumn(MlirLocation location);
MLIR_CAPI_EXPORTED int
mlirLocationFileLineColRangeGetEndLine(MlirLocation location);
MLIR_CAPI_EXPORTED int
mlirLocationFileLineColRangeGetEndColumn(MlirLocation location);
/// The id of ranges.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFileLineColRangeGetTypeID(void);
/// Is it a place or a range in a file?
MLIR_CAPI_EXPORTED bool mlirLocationIsAFileLineColRange(MlirLocation location);

/// `callsite(callee at caller)`.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationCallSiteGet(MlirLocation callee,
                                                        MlirLocation caller);
/// The parts of a call site; NULL for other locations.
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationCallSiteGetCallee(MlirLocation location);
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationCallSiteGetCaller(MlirLocation location);
/// The id of call sites.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationCallSiteGetTypeID(void);
/// Is it one?
MLIR_CAPI_EXPORTED bool mlirLocationIsACallSite(MlirLocation location);

/// Fuses several locations, without duplicates and unknown ones. If one is left
/// and `metadata` is NULL, the result is that one. Linear.
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationFusedGet(MlirContext ctx, intptr_t nLocations,
                     MlirLocation const *locations, MlirAttribute metadata);
/// The number of parts of a fused location; 0 for others. Linear in them.
MLIR_CAPI_EXPORTED unsigned
mlirLocationFusedGetNumLocations(MlirLocation location);
/// Writes the parts of a fused location to `locationsPtr`, which must have
/// room.
MLIR_CAPI_EXPORTED void
mlirLocationFusedGetLocations(MlirLocation location,
                              MlirLocation *locationsCPtr);
/// The metadata of a fused location; NULL: none.
MLIR_CAPI_EXPORTED MlirAttribute
mlirLocationFusedGetMetadata(MlirLocation location);
/// The id of fused locations.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationFusedGetTypeID(void);
/// Is it one?
MLIR_CAPI_EXPORTED bool mlirLocationIsAFused(MlirLocation location);

/// `"name"(childLoc)`; if the child is NULL, the unknown location.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationNameGet(MlirContext context,
                                                    MlirStringRef name,
                                                    MlirLocation childLoc);
/// The parts of a name location; NULL for others.
MLIR_CAPI_EXPORTED MlirIdentifier
mlirLocationNameGetName(MlirLocation location);
MLIR_CAPI_EXPORTED MlirLocation
mlirLocationNameGetChildLoc(MlirLocation location);
/// The id of name locations.
MLIR_CAPI_EXPORTED MlirTypeID mlirLocationNameGetTypeID(void);
/// Is it one?
MLIR_CAPI_EXPORTED bool mlirLocationIsAName(MlirLocation location);

/// `unknown`.
MLIR_CAPI_EXPORTED MlirLocation mlirLocationUnknownGet(MlirContext context);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirLocationGetContext(MlirLocation location);

/// Is there none?
static inline bool mlirLocationIsNull(MlirLocation location) {
  return !location.ptr;
}

/// Are they the same?
MLIR_CAPI_EXPORTED bool mlirLocationEqual(MlirLocation l1, MlirLocation l2);

/// Passes the location's text, `loc(…)`, to the callback.
MLIR_CAPI_EXPORTED void mlirLocationPrint(MlirLocation location,
                                          MlirStringCallback callback,
                                          void *userData);

//===- Modules ------------------------------------------------------------===//

/// A `builtin.module` of one empty block. To be destroyed. mlir::ModuleOp.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateEmpty(MlirLocation location);

/// Parses and verifies a text, or bytecode; NULL after errors. To be destroyed.
/// Linear.
MLIR_CAPI_EXPORTED MlirModule mlirModuleCreateParse(MlirContext context,
                                                    MlirStringRef module);

/// Parses a module from a file, `-` for standard input.
MLIR_CAPI_EXPORTED MlirModule
mlirModuleCreateParseFromFile(MlirContext context, MlirStringRef fileName);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirModuleGetContext(MlirModule module);

/// The module's block, which it owns.
MLIR_CAPI_EXPORTED MlirBlock mlirModuleGetBody(MlirModule module);

/// Is there none?
static inline bool mlirModuleIsNull(MlirModule module) { return !module.ptr; }

/// Erases it with all that is in it. Linear.
MLIR_CAPI_EXPORTED void mlirModuleDestroy(MlirModule module);

/// The module as an operation, which is still owned by whoever owns the module.
MLIR_CAPI_EXPORTED MlirOperation mlirModuleGetOperation(MlirModule module);

/// The operation as a module; NULL if it is not a `builtin.module`.
MLIR_CAPI_EXPORTED MlirModule mlirModuleFromOperation(MlirOperation op);

/// Are they the same object?
MLIR_CAPI_EXPORTED bool mlirModuleEqual(MlirModule lhs, MlirModule rhs);

/// See mlirOperationHashValue.
MLIR_CAPI_EXPORTED size_t mlirModuleHashValue(MlirModule mod);

//===- What an operation is made of ---------------------------------------===//

/// Collected by the functions below. The lists are the state's: owned from the
/// first addition until mlirOperationCreate. mlir::OperationState.
struct MlirOperationState {
  MlirStringRef name;
  MlirLocation location;
  intptr_t nResults;
  MlirType *results;
  intptr_t nOperands;
  MlirValue *operands;
  intptr_t nRegions;
  MlirRegion *regions;
  intptr_t nSuccessors;
  MlirBlock *successors;
  intptr_t nAttributes;
  MlirNamedAttribute *attributes;
  bool enableResultTypeInference;
};
typedef struct MlirOperationState MlirOperationState;

/// A state without parts. `name` is borrowed.
MLIR_CAPI_EXPORTED MlirOperationState mlirOperationStateGet(MlirStringRef name,
                                                            MlirLocation loc);

/// Each appends a copy of `n` items. Amortized linear in `n`.
MLIR_CAPI_EXPORTED void mlirOperationStateAddResults(MlirOperationState *state,
                                                     intptr_t n,
                                                     MlirType const *results);
MLIR_CAPI_EXPORTED void
mlirOperationStateAddOperands(MlirOperationState *state, intptr_t n,
                              MlirValue const *operands);
/// The operation takes the regions: their handles are invalid once it has been
/// created.
MLIR_CAPI_EXPORTED void
mlirOperationStateAddOwnedRegions(MlirOperationState *state, intptr_t n,
                                  MlirRegion const *regions);
MLIR_CAPI_EXPORTED void
mlirOperationStateAddSuccessors(MlirOperationState *state, intptr_t n,
                                MlirBlock const *successors);
/// Inherent and discardable attributes.
MLIR_CAPI_EXPORTED void
mlirOperationStateAddAttributes(MlirOperationState *state, intptr_t n,
                                MlirNamedAttribute const *attributes);

/// Has the result types inferred; it is an error if the operation cannot infer
/// them.
MLIR_CAPI_EXPORTED void
mlirOperationStateEnableResultTypeInference(MlirOperationState *state);

//===- Names for printing -------------------------------------------------===//

/// The names of all values in `op`, as they are now; those of values outside of
/// it are not known. `flags` is copied. To be destroyed. Linear in the
/// operation. mlir::AsmState.
MLIR_CAPI_EXPORTED MlirAsmState
mlirAsmStateCreateForOperation(MlirOperation op, MlirOpPrintingFlags flags);
/// State for printing `value`, named as in the outermost operation around it.
MLIR_CAPI_EXPORTED MlirAsmState
mlirAsmStateCreateForValue(MlirValue value, MlirOpPrintingFlags flags);
/// Frees the names.
MLIR_CAPI_EXPORTED void mlirAsmStateDestroy(MlirAsmState state);

//===- Printing flags -----------------------------------------------------===//

/// mlir-opt's defaults. To be destroyed. mlir::OpPrintingFlags.
MLIR_CAPI_EXPORTED MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void);
/// Frees the flags.
MLIR_CAPI_EXPORTED void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags);
/// Elides elements attributes with more than this many elements.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                           intptr_t largeElementLimit);
/// Leaves out resources of more than this many characters.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                            intptr_t largeResourceLimit);
/// Locations are printed, for people if `prettyForm`.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable,
                                   bool prettyForm);
/// The generic form.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags);
/// The name in a value's location is the value's name.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags);
/// No aliases, and names as of the nearest isolated operation.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags);
/// The operation is not verified to find out whether it has a custom form.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags);
/// `{...}` for regions.
MLIR_CAPI_EXPORTED void
mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags);

//===- Bytecode -----------------------------------------------------------===//

/// The version to write; the newest by default. To be destroyed.
MLIR_CAPI_EXPORTED MlirBytecodeWriterConfig
mlirBytecodeWriterConfigCreate(void);
/// Frees it.
MLIR_CAPI_EXPORTED void
mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config);
/// Sets the version, from 0 to 6.
MLIR_CAPI_EXPORTED void
mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags,
                                           int64_t version);

//===- Operations ---------------------------------------------------------===//

/// A detached operation; takes what `state` owns, also if it fails. NULL after
/// an error: unknown, or its types cannot be inferred. To be destroyed or put
/// into a block. Linear in its parts. mlir::Operation::create.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreate(MlirOperationState *state);

/// Parses and verifies a text of one operation; `sourceName` stands for the
/// file in messages. NULL after errors. To be destroyed. Linear.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationCreateParse(
    MlirContext context, MlirStringRef sourceStr, MlirStringRef sourceName);

/// A detached copy with all regions. To be destroyed. Linear.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationClone(MlirOperation op);

/// Takes `op` out of its block, if it is in one, and erases it with all that is
/// in it. Uses of its results that are left lose their value. Linear.
MLIR_CAPI_EXPORTED void mlirOperationDestroy(MlirOperation op);

/// Takes `op` out of its block; it is the caller's from then on.
MLIR_CAPI_EXPORTED void mlirOperationRemoveFromParent(MlirOperation op);

/// Is there none?
static inline bool mlirOperationIsNull(MlirOperation op) { return !op.ptr; }

/// Are they the same object?
MLIR_CAPI_EXPORTED bool mlirOperationEqual(MlirOperation op,
                                           MlirOperation other);

/// A hash of name, attributes, operands and result types, equal for equivalent
/// operations. Linear in these.
MLIR_CAPI_EXPORTED size_t mlirOperationHashValue(MlirOperation op);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirOperationGetContext(MlirOperation op);

/// Where it comes from.
MLIR_CAPI_EXPORTED MlirLocation mlirOperationGetLocation(MlirOperation op);
MLIR_CAPI_EXPORTED void mlirOperationSetLocation(MlirOperation op,
                                                 MlirLocation loc);

/// The id of its kind; NULL if it is not registered.
MLIR_CAPI_EXPORTED MlirTypeID mlirOperationGetTypeID(MlirOperation op);

/// `arith.addi`.
MLIR_CAPI_EXPORTED MlirIdentifier mlirOperationGetName(MlirOperation op);

/// Block that it is in; NULL: detached, or nothing is around it.
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetBlock(MlirOperation op);

/// Operation around it, or NULL.
MLIR_CAPI_EXPORTED MlirOperation
mlirOperationGetParentOperation(MlirOperation op);

/// The operation's regions, which it owns.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumRegions(MlirOperation op);
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetRegion(MlirOperation op,
                                                     intptr_t pos);

/// The operation after it in its block, or NULL.
MLIR_CAPI_EXPORTED MlirOperation mlirOperationGetNextInBlock(MlirOperation op);

/// The operation's operands. Setting all of them may change their number.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumOperands(MlirOperation op);
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetOperand(MlirOperation op,
                                                     intptr_t pos);
MLIR_CAPI_EXPORTED void mlirOperationSetOperand(MlirOperation op, intptr_t pos,
                                                MlirValue newValue);
MLIR_CAPI_EXPORTED void mlirOperationSetOperands(MlirOperation op,
                                                 intptr_t nOperands,
                                                 MlirValue const *operands);

/// The operation's results.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumResults(MlirOperation op);
MLIR_CAPI_EXPORTED MlirValue mlirOperationGetResult(MlirOperation op,
                                                    intptr_t pos);

/// The operation's successors.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumSuccessors(MlirOperation op);
MLIR_CAPI_EXPORTED MlirBlock mlirOperationGetSuccessor(MlirOperation op,
                                                       intptr_t pos);
MLIR_CAPI_EXPORTED void
mlirOperationSetSuccessor(MlirOperation op, intptr_t pos, MlirBlock block);

/// Inherent attributes: those that the operation's definition names. A name
/// that it does not know has none, and setting it is without effect.
MLIR_CAPI_EXPORTED bool
mlirOperationHasInherentAttributeByName(MlirOperation op, MlirStringRef name);
MLIR_CAPI_EXPORTED MlirAttribute
mlirOperationGetInherentAttributeByName(MlirOperation op, MlirStringRef name);
MLIR_CAPI_EXPORTED void
mlirOperationSetInherentAttributeByName(MlirOperation op, MlirStringRef name,
                                        MlirAttribute attr);

/// Discardable attributes: all others, sorted by name. Removing says whether
/// there was one.
MLIR_CAPI_EXPORTED intptr_t
mlirOperationGetNumDiscardableAttributes(MlirOperation op);
MLIR_CAPI_EXPORTED MlirNamedAttribute
mlirOperationGetDiscardableAttribute(MlirOperation op, intptr_t pos);
MLIR_CAPI_EXPORTED MlirAttribute mlirOperationGetDiscardableAttributeByName(
    MlirOperation op, MlirStringRef name);
MLIR_CAPI_EXPORTED void
mlirOperationSetDiscardableAttributeByName(MlirOperation op, MlirStringRef name,
                                           MlirAttribute attr);
MLIR_CAPI_EXPORTED bool
mlirOperationRemoveDiscardableAttributeByName(MlirOperation op,
                                              MlirStringRef name);

/// Both kinds together, sorted by name. Linear in them.
MLIR_CAPI_EXPORTED intptr_t mlirOperationGetNumAttributes(MlirOperation op);
MLIR_CAPI_EXPORTED MlirNamedAttribute
mlirOperationGetAttribute(MlirOperation op, intptr_t pos);
MLIR_CAPI_EXPORTED MlirAttribute
mlirOperationGetAttributeByName(MlirOperation op, MlirStringRef name);
MLIR_CAPI_EXPORTED void mlirOperationSetAttributeByName(MlirOperation op,
                                                        MlirStringRef name,
                                                        MlirAttribute attr);
MLIR_CAPI_EXPORTED bool mlirOperationRemoveAttributeByName(MlirOperation op,
                                                           MlirStringRef name);

/// Prints the operation, in generic form if it is not valid; it is verified
/// first unless the flags say that it already was. Linear in the outermost
/// operation around it.
MLIR_CAPI_EXPORTED void mlirOperationPrint(MlirOperation op,
                                           MlirStringCallback callback,
                                           void *userData);
MLIR_CAPI_EXPORTED void mlirOperationPrintWithFlags(MlirOperation op,
                                                    MlirOpPrintingFlags flags,
                                                    MlirStringCallback callback,
                                                    void *userData);
/// Prints the operation with the flags that `state` was made with.
MLIR_CAPI_EXPORTED void mlirOperationPrintWithState(MlirOperation op,
                                                    MlirAsmState state,
                                                    MlirStringCallback callback,
                                                    void *userData);

/// Writes a valid operation as bytecode. n log n in its attributes and types,
/// otherwise linear. mlir::writeBytecodeToFile.
MLIR_CAPI_EXPORTED void mlirOperationWriteBytecode(MlirOperation op,
                                                   MlirStringCallback callback,
                                                   void *userData);
/// Writes the operation as bytecode of the configured version. A failure, after
/// an error, if the operation is not valid or the version does not exist.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOperationWriteBytecodeWithConfig(
    MlirOperation op, MlirBytecodeWriterConfig config,
    MlirStringCallback callback, void *userData);

/// Writes its text to standard error.
MLIR_CAPI_EXPORTED void mlirOperationDump(MlirOperation op);

/// Is it valid, with all that is in it? Reports why not. Linear.
MLIR_CAPI_EXPORTED bool mlirOperationVerify(MlirOperation op);

/// Moves `op` after, or before, `other`, which is in a block.
MLIR_CAPI_EXPORTED void mlirOperationMoveAfter(MlirOperation op,
                                               MlirOperation other);
MLIR_CAPI_EXPORTED void mlirOperationMoveBefore(MlirOperation op,
                                                MlirOperation other);

/// Is `op` before `other` in the block that both are in? Amortized constant.
MLIR_CAPI_EXPORTED bool mlirOperationIsBeforeInBlock(MlirOperation op,
                                                     MlirOperation other);

/// mlir::WalkResult.
typedef enum MlirWalkResult {
  MlirWalkResultAdvance,
  MlirWalkResultInterrupt, ///< The walk ends.
  MlirWalkResultSkip       ///< In preorder: not into the regions.
} MlirWalkResult;

/// mlir::WalkOrder.
typedef enum MlirWalkOrder {
  MlirWalkPreOrder,
  MlirWalkPostOrder
} MlirWalkOrder;

/// Visits an operation. In postorder, and in preorder if it then skips, it may
/// erase it.
typedef MlirWalkResult (*MlirOperationWalkCallback)(MlirOperation,
                                                    void *userData);

/// Visits `op` and all that is in it. Linear; takes no stack.
MLIR_CAPI_EXPORTED
void mlirOperationWalk(MlirOperation op, MlirOperationWalkCallback callback,
                       void *userData, MlirWalkOrder walkOrder);

/// Turns the uses of `of` by `op` itself into uses of `with`.
MLIR_CAPI_EXPORTED void
mlirOperationReplaceUsesOfWith(MlirOperation op, MlirValue of, MlirValue with);

//===- Regions ------------------------------------------------------------===//

/// An empty region in no operation. To be destroyed, or given to one.
MLIR_CAPI_EXPORTED MlirRegion mlirRegionCreate(void);

/// Erases it with its blocks. Only for one that is in no operation. Linear.
MLIR_CAPI_EXPORTED void mlirRegionDestroy(MlirRegion region);

/// Is there none?
static inline bool mlirRegionIsNull(MlirRegion region) { return !region.ptr; }

/// Are they the same object?
MLIR_CAPI_EXPORTED bool mlirRegionEqual(MlirRegion region, MlirRegion other);

/// The region's first block, or NULL.
MLIR_CAPI_EXPORTED MlirBlock mlirRegionGetFirstBlock(MlirRegion region);

/// Each puts a detached block into the region, which then owns it: at the end,
/// at index `pos` (linear in it), after or before another block. `reference`
/// NULL: at the front for After, at the end for Before.
MLIR_CAPI_EXPORTED void mlirRegionAppendOwnedBlock(MlirRegion region,
                                                   MlirBlock block);
MLIR_CAPI_EXPORTED void
mlirRegionInsertOwnedBlock(MlirRegion region, intptr_t pos, MlirBlock block);
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockAfter(MlirRegion region,
                                                        MlirBlock reference,
                                                        MlirBlock block);
MLIR_CAPI_EXPORTED void mlirRegionInsertOwnedBlockBefore(MlirRegion region,
                                                         MlirBlock reference,
                                                         MlirBlock block);

/// First region of `op`, or NULL, and the one after a region.
MLIR_CAPI_EXPORTED MlirRegion mlirOperationGetFirstRegion(MlirOperation op);
MLIR_CAPI_EXPORTED MlirRegion mlirRegionGetNextInOperation(MlirRegion region);

/// Erases what is in `target`, and moves the blocks of `source` there. Linear
/// in both.
MLIR_CAPI_EXPORTED void mlirRegionTakeBody(MlirRegion target,
                                           MlirRegion source);

//===- Blocks -------------------------------------------------------------===//

/// A detached block with `nArgs` arguments. To be destroyed, or put into a
/// region.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockCreate(intptr_t nArgs,
                                             MlirType const *args,
                                             MlirLocation const *locs);

/// Takes it out of its region, and erases it with its operations. Linear.
MLIR_CAPI_EXPORTED void mlirBlockDestroy(MlirBlock block);

/// Takes it out of its region; it is the caller's from then on.
MLIR_CAPI_EXPORTED void mlirBlockDetach(MlirBlock block);

/// Is there none?
static inline bool mlirBlockIsNull(MlirBlock block) { return !block.ptr; }

/// Are they the same object?
MLIR_CAPI_EXPORTED bool mlirBlockEqual(MlirBlock block, MlirBlock other);

/// The region that contains the block, or NULL.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetParentOperation(MlirBlock);
MLIR_CAPI_EXPORTED MlirRegion mlirBlockGetParentRegion(MlirBlock block);

/// The block after it, or NULL.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetNextInRegion(MlirBlock block);

/// The block's first operation, or NULL.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetFirstOperation(MlirBlock block);

/// The block's last operation if it is a terminator, or NULL.
MLIR_CAPI_EXPORTED MlirOperation mlirBlockGetTerminator(MlirBlock block);

/// Each puts a detached operation into the block, which then owns it: at the
/// end, at index `pos` (linear in it), after or before another operation.
/// `reference` NULL: at the front for After, at the end for Before.
MLIR_CAPI_EXPORTED void mlirBlockAppendOwnedOperation(MlirBlock block,
                                                      MlirOperation operation);
MLIR_CAPI_EXPORTED void mlirBlockInsertOwnedOperation(MlirBlock block,
                                                      intptr_t pos,
                                                      MlirOperation operation);
MLIR_CAPI_EXPORTED void
mlirBlockInsertOwnedOperationAfter(MlirBlock block, MlirOperation reference,
                                   MlirOperation operation);
MLIR_CAPI_EXPORTED void
mlirBlockInsertOwnedOperationBefore(MlirBlock block, MlirOperation reference,
                                    MlirOperation operation);

/// The block's arguments. An argument must be unused when it is erased.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumArguments(MlirBlock block);
MLIR_CAPI_EXPORTED MlirValue mlirBlockAddArgument(MlirBlock block,
                                                  MlirType type,
                                                  MlirLocation loc);
MLIR_CAPI_EXPORTED void mlirBlockEraseArgument(MlirBlock block, unsigned index);
MLIR_CAPI_EXPORTED MlirValue mlirBlockInsertArgument(MlirBlock block,
                                                     intptr_t pos,
                                                     MlirType type,
                                                     MlirLocation loc);
MLIR_CAPI_EXPORTED MlirValue mlirBlockGetArgument(MlirBlock block,
                                                  intptr_t pos);

/// Passes the block's text to the callback; nothing if it is in no operation.
/// Linear in the outermost operation around it.
MLIR_CAPI_EXPORTED void
mlirBlockPrint(MlirBlock block, MlirStringCallback callback, void *userData);

/// Successors of its last operation.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumSuccessors(MlirBlock block);
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetSuccessor(MlirBlock block,
                                                   intptr_t pos);

/// Blocks that branch to it, one for each edge. Linear in them.
MLIR_CAPI_EXPORTED intptr_t mlirBlockGetNumPredecessors(MlirBlock block);
MLIR_CAPI_EXPORTED MlirBlock mlirBlockGetPredecessor(MlirBlock block,
                                                     intptr_t pos);

//===- Values -------------------------------------------------------------===//

/// Is there none?
static inline bool mlirValueIsNull(MlirValue value) { return !value.ptr; }

/// Are they the same object?
MLIR_CAPI_EXPORTED bool mlirValueEqual(MlirValue value1, MlirValue value2);

/// The kind of value: exactly one of the two is true.
MLIR_CAPI_EXPORTED bool mlirValueIsABlockArgument(MlirValue value);
MLIR_CAPI_EXPORTED bool mlirValueIsAOpResult(MlirValue value);

/// The owner, index, type and location of a block argument.
MLIR_CAPI_EXPORTED MlirBlock mlirBlockArgumentGetOwner(MlirValue value);
MLIR_CAPI_EXPORTED intptr_t mlirBlockArgumentGetArgNumber(MlirValue value);
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetType(MlirValue value,
                                                 MlirType type);
MLIR_CAPI_EXPORTED void mlirBlockArgumentSetLocation(MlirValue value,
                                                     MlirLocation loc);

/// The owner and index of an operation's result.
MLIR_CAPI_EXPORTED MlirOperation mlirOpResultGetOwner(MlirValue value);
MLIR_CAPI_EXPORTED intptr_t mlirOpResultGetResultNumber(MlirValue value);

/// The value's type. Users must expect the one that is set.
MLIR_CAPI_EXPORTED MlirType mlirValueGetType(MlirValue value);
MLIR_CAPI_EXPORTED void mlirValueSetType(MlirValue value, MlirType type);

/// Writes its text to standard error.
MLIR_CAPI_EXPORTED void mlirValueDump(MlirValue value);

/// Prints the operation that defines a result, or the type and index of a block
/// argument.
MLIR_CAPI_EXPORTED void
mlirValuePrint(MlirValue value, MlirStringCallback callback, void *userData);

/// `%0`, by a state that was made with the value in the IR. Constant.
MLIR_CAPI_EXPORTED void mlirValuePrintAsOperand(MlirValue value,
                                                MlirAsmState state,
                                                MlirStringCallback callback,
                                                void *userData);

/// The value's newest use, or NULL; see mlirOpOperandGetNextUse.
MLIR_CAPI_EXPORTED MlirOpOperand mlirValueGetFirstUse(MlirValue value);

/// Turns the uses of `of` into uses of `with`. Linear in them.
MLIR_CAPI_EXPORTED void mlirValueReplaceAllUsesOfWith(MlirValue of,
                                                      MlirValue with);
/// Replaces all uses except those by the given operations. Linear in the
/// product of uses and operations.
MLIR_CAPI_EXPORTED void
mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with,
                              intptr_t numExceptions,
                              MlirOperation *exceptions);

/// The location of the value's operation, or of the argument.
MLIR_CAPI_EXPORTED MlirLocation mlirValueGetLocation(MlirValue v);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirValueGetContext(MlirValue v);

//===- Uses ---------------------------------------------------------------===//

/// Is there none?
MLIR_CAPI_EXPORTED bool mlirOpOperandIsNull(MlirOpOperand opOperand);

/// The value, its user, and the operand number.
MLIR_CAPI_EXPORTED MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand);
MLIR_CAPI_EXPORTED MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand);
MLIR_CAPI_EXPORTED unsigned
mlirOpOperandGetOperandNumber(MlirOpOperand opOperand);

/// The next use of the same value, or NULL.
MLIR_CAPI_EXPORTED MlirOpOperand
mlirOpOperandGetNextUse(MlirOpOperand opOperand);

//===- Types --------------------------------------------------------------===//

/// Parses a text; NULL after errors. Linear.
MLIR_CAPI_EXPORTED MlirType mlirTypeParseGet(MlirContext context,
                                             MlirStringRef type);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirTypeGetContext(MlirType type);

/// The id of its kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeGetTypeID(MlirType type);

/// Dialect of its kind.
MLIR_CAPI_EXPORTED MlirDialect mlirTypeGetDialect(MlirType type);

/// Is there none?
static inline bool mlirTypeIsNull(MlirType type) { return !type.ptr; }

/// Are they the same?
MLIR_CAPI_EXPORTED bool mlirTypeEqual(MlirType t1, MlirType t2);

/// The type's text, to a callback or to standard error. Linear.
MLIR_CAPI_EXPORTED void
mlirTypePrint(MlirType type, MlirStringCallback callback, void *userData);
MLIR_CAPI_EXPORTED void mlirTypeDump(MlirType type);

//===- Attributes ---------------------------------------------------------===//

/// Parses a text; NULL after errors. Linear.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeParseGet(MlirContext context,
                                                       MlirStringRef attr);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirAttributeGetContext(MlirAttribute attribute);

/// The attribute's type; `none` if it has no type.
MLIR_CAPI_EXPORTED MlirType mlirAttributeGetType(MlirAttribute attribute);

/// The id of its kind.
MLIR_CAPI_EXPORTED MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute);

/// Dialect of its kind.
MLIR_CAPI_EXPORTED MlirDialect mlirAttributeGetDialect(MlirAttribute attribute);

/// Is there none?
static inline bool mlirAttributeIsNull(MlirAttribute attr) { return !attr.ptr; }

/// Are they the same?
MLIR_CAPI_EXPORTED bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2);

/// The attribute's text, to a callback or to standard error. Linear.
MLIR_CAPI_EXPORTED void mlirAttributePrint(MlirAttribute attr,
                                           MlirStringCallback callback,
                                           void *userData);
MLIR_CAPI_EXPORTED void mlirAttributeDump(MlirAttribute attr);

/// The two together.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name,
                                                            MlirAttribute attr);

//===- Identifiers --------------------------------------------------------===//

/// `str` as one object for all equal texts. mlir::StringAttr.
MLIR_CAPI_EXPORTED MlirIdentifier mlirIdentifierGet(MlirContext context,
                                                    MlirStringRef str);

/// Context that it belongs to.
MLIR_CAPI_EXPORTED MlirContext mlirIdentifierGetContext(MlirIdentifier);

/// Are they the same?
MLIR_CAPI_EXPORTED bool mlirIdentifierEqual(MlirIdentifier ident,
                                            MlirIdentifier other);

/// The identifier's text, owned by the context and NUL-terminated.
MLIR_CAPI_EXPORTED MlirStringRef mlirIdentifierStr(MlirIdentifier ident);

//===- Symbol tables ------------------------------------------------------===//

/// `sym_name`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolTableGetSymbolAttributeName(void);
/// `sym_visibility`.
MLIR_CAPI_EXPORTED MlirStringRef
mlirSymbolTableGetVisibilityAttributeName(void);

/// The symbols in `operation`; NULL if that is no symbol table. To be
/// destroyed. Linear in its body. mlir::SymbolTable.
MLIR_CAPI_EXPORTED MlirSymbolTable
mlirSymbolTableCreate(MlirOperation operation);

/// Is there none?
static inline bool mlirSymbolTableIsNull(MlirSymbolTable symbolTable) {
  return !symbolTable.ptr;
}

/// Frees the table, not what is in it.
MLIR_CAPI_EXPORTED void mlirSymbolTableDestroy(MlirSymbolTable symbolTable);

/// The symbol called `name`, or NULL.
MLIR_CAPI_EXPORTED MlirOperation
mlirSymbolTableLookup(MlirSymbolTable symbolTable, MlirStringRef name);

/// Puts a symbol, if it is in no block, at the end of the body; gives it
/// another name if its own is taken. The attribute is its name.
MLIR_CAPI_EXPORTED MlirAttribute
mlirSymbolTableInsert(MlirSymbolTable symbolTable, MlirOperation operation);

/// Takes a symbol out of the table and erases it.
MLIR_CAPI_EXPORTED void mlirSymbolTableErase(MlirSymbolTable symbolTable,
                                             MlirOperation operation);

/// Renames the uses of a symbol in `from`, not the symbol. Fails if an
/// operation in `from` may use symbols in unknown ways. Linear.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(
    MlirStringRef oldSymbol, MlirStringRef newSymbol, MlirOperation from);

/// Visits the symbol tables in `from`, those inside first, and says for each
/// whether all uses of its symbols are visible: because of `allSymUsesVisible`,
/// or because those of an enclosing table are. Linear.
MLIR_CAPI_EXPORTED void mlirSymbolTableWalkSymbolTables(
    MlirOperation from, bool allSymUsesVisible,
    void (*callback)(MlirOperation, bool, void *userData), void *userData);

#ifdef __cplusplus
}
#endif

#endif
