// SPDX-License-Identifier: Apache-2.0
// The tool with a client's dialects and passes.
#include "capi/pass/passes_internal.h"
#include "mlir-c/RegisterEverything.h"
#include "mlopt-c/Main.h"
#include "tool/tool.h"
#include "tool/version.h"

static void set_pool(void *user, ThreadPool *pool) {
  mlirContextSetThreadPool(wrap_context(user), (MlirLlvmThreadPool){pool});
}

/// A context with the library's dialects and those of the client; null after an
/// error.
static MlirContext create_context(MloptRegister registerAll, void *user) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  if (!registerAll || mlirLogicalResultIsSuccess(registerAll(context, user)))
    return context;
  mlirContextDestroy(context);
  return (MlirContext){NULL};
}

int mloptMain(int argc, char **argv, MloptRegister registerAll, void *user) {
  MlirContext handle = create_context(registerAll, user);
  if (mlirContextIsNull(handle))
    return 1;
  CapiContext *context = unwrap_context(handle);
  context->is_collecting = true;
  VECTOR(const DialectDef *) dialects = {0};
  for (size_t i = 0; i < context->dialects.size; i++)
    VECTOR_PUSH(&dialects, context->dialects.data[i]->def);
  ToolSetup setup = {
      .registry = {dialects.data, dialects.size, capi_pass_registry(context)},
      .ctx = &context->first.ctx,
      .set_pool = set_pool,
      .user = context};
  int status = tool_main(argc, argv, &setup);
  VECTOR_FREE(&dialects);
  mlirContextDestroy(handle);
  return status;
}

const char *mloptVersion(void) { return MLOPT_VERSION; }
