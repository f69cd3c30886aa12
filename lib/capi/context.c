// SPDX-License-Identifier: Apache-2.0
// Contexts: the shared part, the threads' handles, the dialects.
#include <assert.h>
#include <time.h>

#include "capi/capi_internal.h"
#include "ir/context_internal.h"

#define DIALECT(NAME) extern const DialectDef NAME##_dialect;
#include "capi/dialects.def"

const DialectDef *const capi_dialects[] = {
#define DIALECT(NAME) &NAME##_dialect,
#include "capi/dialects.def"
};
const size_t capi_num_dialects = ARRAY_LENGTH(capi_dialects);

//===- A thread's handle --------------------------------------------------===//

/// The last result of capi_handle in this thread. A cache: no thread can see
/// another one's.
static _Thread_local CapiEntry recent;

/// The handle of the running thread, made if it has none.
static Context *find_handle(CapiContext *context) {
  pthread_t self = pthread_self();
  if (pthread_equal(context->first.thread, self))
    return &context->first.ctx;
  CapiHandle *found = NULL;
  pthread_mutex_lock(&context->mutex);
  for (size_t i = 0; i < context->handles.size && !found; i++)
    if (pthread_equal(context->handles.data[i]->thread, self))
      found = context->handles.data[i];
  if (!found) {
    found = mem_alloc(sizeof *found);
    context_fork(&found->ctx, &context->first.ctx);
    found->thread = self;
    VECTOR_PUSH(&context->handles, found);
  }
  pthread_mutex_unlock(&context->mutex);
  return &found->ctx;
}

Context *capi_handle(CapiContext *context) {
  if (!context->is_threaded && !context->was_entered)
    return &context->first.ctx;
  if (recent.context == context && recent.serial == context->serial)
    return recent.handle;
  Context *handle =
      context->is_threaded ? find_handle(context) : &context->first.ctx;
  if (!recent.is_entered)
    recent = (CapiEntry){context, context->serial, handle, false};
  return handle;
}

CapiEntry capi_enter(Context *ctx) {
  CapiEntry before = recent;
  CapiContext *context = context_owner(ctx);
  if (context) {
    context->was_entered = true;
    recent = (CapiEntry){context, context->serial, ctx, true};
  }
  return before;
}

CapiEntry capi_enter_collecting(Context *ctx) {
  const CapiContext *context = context_owner(ctx);
  return context && context->is_collecting ? capi_enter(ctx) : recent;
}

void capi_leave(CapiEntry entry) { recent = entry; }

bool capi_is_entered(const Context *ctx) {
  return recent.is_entered && recent.handle == ctx;
}

//===- Life ---------------------------------------------------------------===//

static void set_pool(CapiContext *context, ThreadPool *pool, bool is_owned) {
  if (context->owns_pool)
    thread_pool_free(context->pool);
  context->pool = pool;
  context->owns_pool = is_owned;
  context->is_threaded = pool != NULL;
  context_set_thread_pool(&context->first.ctx, pool);
}

/// Tells apart two contexts that were at one address.
static uint64_t new_serial(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/// A mutex that the thread that has it can lock again.
static void init_recursive(pthread_mutex_t *mutex) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

MlirContext mlirContextCreateWithThreading(bool threadingEnabled) {
  CapiContext *context = mem_alloc_zero(sizeof *context);
  context->serial = new_serial();
  context->first.thread = pthread_self();
  pthread_mutex_init(&context->mutex, NULL);
  init_recursive(&context->handlers_mutex);
  context_init_owned(&context->first.ctx, context);
  capi_dialect(context, &builtin_dialect);
  capi_load_dialect(context, &builtin_dialect);
  mlirContextEnableMultithreading(wrap_context(context), threadingEnabled);
  return wrap_context(context);
}

MlirContext mlirContextCreate(void) {
  return mlirContextCreateWithThreading(true);
}

MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry,
                                          bool threadingEnabled) {
  MlirContext context = mlirContextCreateWithThreading(threadingEnabled);
  mlirContextAppendDialectRegistry(context, registry);
  return context;
}

bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2) {
  return ctx1.ptr == ctx2.ptr;
}

static void free_diagnostic_handlers(CapiContext *context) {
  for (size_t i = context->diagnostic_handlers.size; i-- > 0;) {
    CapiDiagnosticHandler *handler = &context->diagnostic_handlers.data[i];
    if (handler->free_user)
      handler->free_user(handler->user);
  }
  VECTOR_FREE(&context->diagnostic_handlers);
}

static void free_blobs(CapiContext *context) {
  for (size_t i = 0; i < context->blobs.size; i++) {
    const CapiBlob *blob = &context->blobs.data[i];
    blob->free_blob(blob->user, blob->data, blob->size, blob->align);
  }
  VECTOR_FREE(&context->blobs);
}

void mlirContextDestroy(MlirContext handle) {
  CapiContext *context = unwrap_context(handle);
  set_pool(context, NULL, false);
  free_diagnostic_handlers(context);
  for (size_t i = 0; i < context->handles.size; i++) {
    context_free(&context->handles.data[i]->ctx);
    mem_free(context->handles.data[i]);
  }
  VECTOR_FREE(&context->handles);
  VECTOR_FREE(&context->dialects);
  VECTOR_FREE(&context->passes);
  free_blobs(context);
  context_free(&context->first.ctx);
  arena_free(&context->arena);
  pthread_mutex_destroy(&context->handlers_mutex);
  pthread_mutex_destroy(&context->mutex);
  mem_free(context);
}

//===- Threads ------------------------------------------------------------===//

void mlirContextEnableMultithreading(MlirContext handle, bool enable) {
  CapiContext *context = unwrap_context(handle);
  if (enable != context->is_threaded)
    set_pool(context, enable ? thread_pool_create(0) : NULL, enable);
}

void mlirContextSetThreadPool(MlirContext context,
                              MlirLlvmThreadPool threadPool) {
  set_pool(unwrap_context(context), threadPool.ptr, false);
}

unsigned mlirContextGetNumThreads(MlirContext context) {
  const ThreadPool *pool = unwrap_context(context)->pool;
  return pool ? thread_pool_num_workers(pool) : 1;
}

MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context) {
  return (MlirLlvmThreadPool){unwrap_context(context)->pool};
}

//===- Dialects -----------------------------------------------------------===//

void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow) {
  context_allow_unregistered_dialects(ctx_of(context), allow);
}

bool mlirContextGetAllowUnregisteredDialects(MlirContext context) {
  return context_allows_unregistered_dialects(ctx_of(context));
}

CapiDialect *capi_dialect(CapiContext *context, const DialectDef *def) {
  CapiDialect *found = NULL;
  pthread_mutex_lock(&context->mutex);
  for (size_t i = 0; i < context->dialects.size && !found; i++)
    if (context->dialects.data[i]->def == def)
      found = context->dialects.data[i];
  if (!found) {
    found = arena_alloc(&context->arena, sizeof *found);
    *found = (CapiDialect){context, def};
    VECTOR_PUSH(&context->dialects, found);
    context_register_dialect(&context->first.ctx, def);
  }
  pthread_mutex_unlock(&context->mutex);
  return found;
}

void capi_forget_dialect(CapiContext *context, const DialectDef *def) {
  pthread_mutex_lock(&context->mutex);
  assert(context->dialects.data[context->dialects.size - 1]->def == def);
  context->dialects.size--;
  context_forget_dialect(&context->first.ctx, def);
  pthread_mutex_unlock(&context->mutex);
}

void capi_load_dialect(CapiContext *context, const DialectDef *def) {
  context_load_dialect(capi_handle(context), def);
}

bool capi_dialect_is_loaded(CapiContext *context, const DialectDef *def) {
  return context_dialect_is_loaded(capi_handle(context), def);
}

/// The dialect called `name` if it is registered, or NULL.
static CapiDialect *find_dialect(CapiContext *context, StringRef name) {
  for (size_t i = 0; i < context->dialects.size; i++)
    if (string_ref_equals(context->dialects.data[i]->def->name, name))
      return context->dialects.data[i];
  return NULL;
}

intptr_t mlirContextGetNumRegisteredDialects(MlirContext context) {
  return (intptr_t)unwrap_context(context)->dialects.size;
}

void mlirContextAppendDialectRegistry(MlirContext context,
                                      MlirDialectRegistry registry) {
  const CapiRegistry *from = registry.ptr;
  for (size_t i = 0; i < from->dialects.size; i++)
    capi_dialect(unwrap_context(context), from->dialects.data[i]);
}

intptr_t mlirContextGetNumLoadedDialects(MlirContext handle) {
  CapiContext *context = unwrap_context(handle);
  intptr_t count = 0;
  for (size_t i = 0; i < context->dialects.size; i++)
    count += capi_dialect_is_loaded(context, context->dialects.data[i]->def);
  return count;
}

MlirDialect mlirContextGetOrLoadDialect(MlirContext handle,
                                        MlirStringRef name) {
  CapiContext *context = unwrap_context(handle);
  CapiDialect *dialect = find_dialect(context, unwrap_text(name));
  if (dialect)
    capi_load_dialect(context, dialect->def);
  return (MlirDialect){dialect};
}

void mlirContextLoadAllAvailableDialects(MlirContext handle) {
  CapiContext *context = unwrap_context(handle);
  for (size_t i = 0; i < context->dialects.size; i++)
    capi_load_dialect(context, context->dialects.data[i]->def);
}

bool mlirContextIsRegisteredOperation(MlirContext handle, MlirStringRef name) {
  CapiContext *context = unwrap_context(handle);
  StringRef text = unwrap_text(name);
  size_t dot = string_ref_find(text, '.');
  if (dot == SIZE_MAX)
    return false;
  CapiDialect *dialect = find_dialect(context, string_ref(text.data, dot));
  return dialect && capi_dialect_is_loaded(context, dialect->def) &&
         context_op_def(capi_handle(context), text);
}

MlirContext mlirDialectGetContext(MlirDialect dialect) {
  return wrap_context(((CapiDialect *)dialect.ptr)->context);
}

bool mlirDialectEqual(MlirDialect dialect1, MlirDialect dialect2) {
  return dialect1.ptr == dialect2.ptr;
}

MlirStringRef mlirDialectGetNamespace(MlirDialect dialect) {
  return wrap_text(((const CapiDialect *)dialect.ptr)->def->name);
}

//===- Registries and dialects of the library -----------------------------===//

void capi_registry_add(CapiRegistry *registry, const DialectDef *def) {
  if (capi_dialect_is_absent(def))
    return;
  for (size_t i = 0; i < registry->dialects.size; i++)
    if (registry->dialects.data[i] == def)
      return;
  VECTOR_PUSH(&registry->dialects, def);
}

MlirDialectRegistry mlirDialectRegistryCreate(void) {
  return (MlirDialectRegistry){mem_alloc_zero(sizeof(CapiRegistry))};
}

void mlirDialectRegistryDestroy(MlirDialectRegistry registry) {
  CapiRegistry *object = registry.ptr;
  VECTOR_FREE(&object->dialects);
  mem_free(object);
}

MlirStringRef mlirDialectHandleGetNamespace(MlirDialectHandle handle) {
  return wrap_text(((const DialectDef *)handle.ptr)->name);
}

void mlirDialectHandleInsertDialect(MlirDialectHandle handle,
                                    MlirDialectRegistry registry) {
  capi_registry_add(registry.ptr, handle.ptr);
}

/// The dialect, registered. NULL after an error if the library has it not.
static CapiDialect *register_dialect(MlirDialectHandle handle,
                                     MlirContext context) {
  const DialectDef *def = handle.ptr;
  if (!capi_dialect_is_absent(def))
    return capi_dialect(unwrap_context(context), def);
  Context *ctx = ctx_of(context);
  location_emit(ctx, location_unknown(), DIAG_ERROR,
                "dialect '%.*s' cannot be loaded: mlopt does not have it",
                STR_ARGS(def->name));
  capi_deliver(unwrap_context(context), ctx);
  return NULL;
}

void mlirDialectHandleRegisterDialect(MlirDialectHandle handle,
                                      MlirContext context) {
  register_dialect(handle, context);
}

MlirDialect mlirDialectHandleLoadDialect(MlirDialectHandle handle,
                                         MlirContext context) {
  CapiDialect *dialect = register_dialect(handle, context);
  if (dialect)
    capi_load_dialect(unwrap_context(context), handle.ptr);
  return (MlirDialect){dialect};
}
