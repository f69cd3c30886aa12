// SPDX-License-Identifier: Apache-2.0
// Parse and print functions of clients, between the library's hooks and the
// client's. A hook of the library is left by a jump when reading fails. A
// client's function must return, so each of its steps is tried, and the jump is
// made after it returned.
#include "capi/own/own_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/print/asm_printer.h"
#include "ir/syntax/data_syntax.h"
#include "ir/syntax/op_syntax.h"

/// What an MloptReader points to.
typedef struct OwnReader {
  AsmReader *reader;
  const OpDef *op; ///< NULL: a parameter is read.
  bool has_failed; ///< An error was reported.
} OwnReader;

//===- Calling the client -------------------------------------------------===//

/// Ends the reading with the jump that a failed step would have made. Returns
/// if no step failed.
static void fail_late(const OwnReader *own) {
  if (own->has_failed)
    asm_reader_fail_again(own->reader);
}

/// Reports an error if a client failed without reporting one.
_Noreturn static void fail_silent(const OwnReader *own) {
  asm_reader_plain_error(own->reader, asm_reader_place(own->reader),
                         "failed to parse this");
  asm_reader_fail(own->reader);
}

static AsmNext parse_op(AsmReader *reader, unsigned state) {
  static const AsmRequest requests[] = {[MLOPT_READ_NOTHING] = ASM_READ_NOTHING,
                                        [MLOPT_READ_TYPE] = ASM_READ_TYPE,
                                        [MLOPT_READ_SIGNATURE] =
                                            ASM_READ_SIGNATURE,
                                        [MLOPT_READ_ATTRIBUTE] = ASM_READ_ATTR,
                                        [MLOPT_READ_REGION] = ASM_READ_REGION};
  const OpDef *def = asm_reader_op(reader);
  OwnReader own = {.reader = reader, .op = def};
  CapiEntry entry = capi_enter(asm_reader_context(reader));
  MloptNext next =
      own_op_row(def)->parse((MloptReader){&own}, state, own_op_user(def));
  capi_leave(entry);
  fail_late(&own);
  if ((unsigned)next.request >= MLOPT_READ_FAILED)
    fail_silent(&own);
  return asm_read(requests[next.request], next.state);
}

static void print_op(AsmPrinter *printer, const Operation *op) {
  CapiEntry entry = capi_enter(asm_context(printer));
  own_op_row(op->def)->print(wrap_op(op), (MloptPrinter){printer},
                             own_op_user(op->def));
  capi_leave(entry);
}

const OpSyntax own_syntax = {.parse = parse_op, .print = print_op};

/// The hooks of a parameter, and the client's.
typedef struct OwnParam {
  ParamHooks hooks; ///< First: see own_param.
  const OwnDialect *dialect;
  MloptParameterRow row;
} OwnParam;

static const OwnParam *own_param(const ParamHooks *hooks) {
  return (const OwnParam *)(const void *)hooks;
}

static const Attribute *parse_param(AsmReader *reader, const ParamDef *param) {
  const OwnParam *row = own_param(param->hooks);
  OwnReader own = {.reader = reader};
  CapiEntry entry = capi_enter(asm_reader_context(reader));
  MlirAttribute value =
      row->row.parse((MloptReader){&own}, row->dialect->row.user);
  capi_leave(entry);
  fail_late(&own);
  if (!value.ptr && !param->is_optional)
    fail_silent(&own);
  return unwrap_attr(value);
}

static void append(MlirStringRef text, void *out) {
  stream_bytes(out, text.data, text.length);
}

static void print_param(Stream *out, const ParamDef *param,
                        const DialectAttr *attr, const Attribute *value) {
  (void)attr;
  const OwnParam *row = own_param(param->hooks);
  row->row.print(wrap_attr(value), append, out, row->dialect->row.user);
}

const ParamHooks *own_param_hooks(OwnDialect *dialect,
                                  const MloptParameterRow *row) {
  OwnParam *param = own_alloc(dialect, sizeof *param);
  *param = (OwnParam){.hooks = {.parse = parse_param, .print = print_param},
                      .dialect = dialect,
                      .row = *row};
  return &param->hooks;
}

//===- Reading ------------------------------------------------------------===//

static OwnReader *unwrap_reader(MloptReader reader) { return reader.ptr; }

/// The arguments and results of one step of reading.
typedef struct Step {
  StringRef text;
  unsigned index;
} Step;

/// Runs the step. Fails if it, or a step before it, has reported an error.
/// Reporting an error may end the reading, too, so that is also a step.
static MlirLogicalResult try(MloptReader reader,
                             void (*run)(AsmReader *reader, void *step),
                             Step *step) {
  OwnReader *own = unwrap_reader(reader);
  if (!own->has_failed)
    own->has_failed = !asm_reader_try(own->reader, run, step);
  return wrap_result(!own->has_failed);
}

static void miss(AsmReader *reader, void *step) {
  asm_reader_missing(reader, ((const Step *)step)->text.data);
  asm_reader_fail(reader);
}

/// Reports that `what` was expected.
static MlirLogicalResult missing(MloptReader reader, const char *what) {
  return try(reader, miss, &(Step){.text = string_ref_from_cstr(what)});
}

MlirContext mloptReaderGetContext(MloptReader reader) {
  return wrap_context(
      context_owner(asm_reader_context(unwrap_reader(reader)->reader)));
}

MloptToken mloptReaderGetToken(MloptReader reader) {
  const AsmReader *own = unwrap_reader(reader)->reader;
  switch (asm_reader_token(own)) {
  case ASM_TOKEN_END:
    return MLOPT_TOKEN_END;
  case ASM_TOKEN_WORD:
    return MLOPT_TOKEN_WORD;
  case ASM_TOKEN_INTEGER:
    return MLOPT_TOKEN_INTEGER;
  case ASM_TOKEN_STRING:
    return MLOPT_TOKEN_STRING;
  case ASM_TOKEN_OTHER:
    break;
  }
  return asm_reader_is_value(own) ? MLOPT_TOKEN_VALUE : MLOPT_TOKEN_OTHER;
}

MlirStringRef mloptReaderGetText(MloptReader reader) {
  return wrap_text(asm_reader_text(unwrap_reader(reader)->reader));
}

/// A copy with a NUL after it.
static StringRef copy_text(const OwnReader *own, MlirStringRef text) {
  return string_ref(
      arena_copy_text(asm_reader_arena(own->reader), text.data, text.length),
      text.length);
}

static void step_on(AsmReader *reader, void *step) {
  (void)step;
  asm_reader_step(reader);
}

bool mloptReaderTakeIf(MloptReader reader, MlirStringRef text) {
  return mlirStringRefEqual(mloptReaderGetText(reader), text) &&
         mlirLogicalResultIsSuccess(try(reader, step_on, NULL));
}

static void expect(AsmReader *reader, void *step) {
  asm_reader_expect(reader, ((const Step *)step)->text.data);
}

MlirLogicalResult mloptReaderTake(MloptReader reader, MlirStringRef text) {
  Step step = {.text = copy_text(unwrap_reader(reader), text)};
  return try(reader, expect, &step);
}

MlirLogicalResult mloptReaderTakeWord(MloptReader reader, MlirStringRef *word) {
  *word = mloptReaderGetText(reader);
  return mloptReaderGetToken(reader) == MLOPT_TOKEN_WORD
             ? try(reader, step_on, NULL)
             : missing(reader, "a word");
}

MlirLogicalResult mloptReaderTakeInteger(MloptReader reader, int64_t *value) {
  AsmReader *own = unwrap_reader(reader)->reader;
  const Type *i64 = integer_type_get(asm_reader_context(own), 64);
  bool is_negative = mloptReaderTakeIf(reader, wrap_text(STR("-")));
  *value = 0;
  if (mloptReaderGetToken(reader) != MLOPT_TOKEN_INTEGER)
    return missing(reader, "integer value");
  WideInt wide;
  if (!asm_reader_integer(own, i64, is_negative, &wide))
    return mloptReaderEmitError(reader,
                                wrap_text(STR("integer value too large")));
  wide_int_as_i64(&wide, value);
  return try(reader, step_on, NULL);
}

static void take_string(AsmReader *reader, void *step) {
  ((Step *)step)->text = context_intern_string(asm_reader_context(reader),
                                               asm_reader_string(reader));
  asm_reader_step(reader);
}

MlirLogicalResult mloptReaderTakeString(MloptReader reader,
                                        MlirStringRef *text) {
  Step step = {.text = STR("")};
  MlirLogicalResult result = mloptReaderGetToken(reader) == MLOPT_TOKEN_STRING
                                 ? try(reader, take_string, &step)
                                 : missing(reader, "string");
  *text = wrap_text(step.text);
  return result;
}

static void reject_op(AsmReader *reader, void *step) {
  asm_reader_error(reader, asm_reader_place(reader), "%s",
                   ((const Step *)step)->text.data);
  asm_reader_fail(reader);
}

static void reject_param(AsmReader *reader, void *step) {
  asm_reader_plain_error(reader, asm_reader_place(reader),
                         ((const Step *)step)->text.data);
  asm_reader_fail(reader);
}

MlirLogicalResult mloptReaderEmitError(MloptReader reader,
                                       MlirStringRef message) {
  const OwnReader *own = unwrap_reader(reader);
  Step step = {.text = copy_text(own, message)};
  return try(reader, own->op ? reject_op : reject_param, &step);
}

MlirType mloptReaderGetType(MloptReader reader) {
  return wrap_type(asm_reader_type(unwrap_reader(reader)->reader));
}

//===- Operations ---------------------------------------------------------===//

MlirAttribute mloptReaderGetAttribute(MloptReader reader) {
  const OwnReader *own = unwrap_reader(reader);
  return wrap_attr(own->op ? asm_reader_attr(own->reader) : NULL);
}

/// Reports that an operation has only `count` rows, so none with this `index`;
/// or that there is no operation.
static bool has_row(MloptReader reader, intptr_t index, intptr_t count) {
  if (unwrap_reader(reader)->op && index >= 0 && index < count)
    return true;
  mloptReaderEmitError(reader, wrap_text(STR("has no such row")));
  return false;
}

static void take_operand(AsmReader *reader, void *step) {
  asm_reader_take_operand(reader, ((const Step *)step)->index);
}

MlirLogicalResult mloptReaderTakeOperand(MloptReader reader, intptr_t index) {
  const OpDef *op = unwrap_reader(reader)->op;
  Step step = {.index = (unsigned)index};
  return has_row(reader, index, op ? op->num_operand_defs : 0)
             ? try(reader, take_operand, &step)
             : mlirLogicalResultFailure();
}

MlirLogicalResult mloptReaderAddResultType(MloptReader reader, intptr_t index,
                                           MlirType type) {
  const OwnReader *own = unwrap_reader(reader);
  if (!has_row(reader, index, own->op ? own->op->num_result_defs : 0))
    return mlirLogicalResultFailure();
  if (!type.ptr)
    return missing(reader, "a type");
  asm_reader_add_result_type(own->reader, (unsigned)index, unwrap_type(type));
  return mlirLogicalResultSuccess();
}

static void take_successor(AsmReader *reader, void *step) {
  (void)step;
  asm_reader_take_successor(reader);
}

MlirLogicalResult mloptReaderTakeSuccessor(MloptReader reader) {
  return has_row(reader, 0, 1) ? try(reader, take_successor, NULL)
                               : mlirLogicalResultFailure();
}

typedef struct PropStep {
  Step step; ///< First: see try.
  const Attribute *value;
} PropStep;

static void set_prop(AsmReader *reader, void *step) {
  const PropStep *prop = step;
  asm_reader_set_prop(reader, prop->step.index, asm_reader_place(reader),
                      prop->value);
}

MlirLogicalResult mloptReaderSetAttribute(MloptReader reader, intptr_t index,
                                          MlirAttribute value) {
  const OpDef *op = unwrap_reader(reader)->op;
  if (!value.ptr)
    return missing(reader, "an attribute");
  PropStep step = {{.index = (unsigned)index}, unwrap_attr(value)};
  return has_row(reader, index, op ? op->num_props : 0)
             ? try(reader, set_prop, &step.step)
             : mlirLogicalResultFailure();
}

//===- Printing -----------------------------------------------------------===//

void mloptPrinterText(MloptPrinter printer, MlirStringRef text) {
  stream_text(asm_stream(printer.ptr), unwrap_text(text));
}

void mloptPrinterValue(MloptPrinter printer, MlirValue value) {
  asm_operand(printer.ptr, unwrap_value(value));
}

void mloptPrinterType(MloptPrinter printer, MlirType type) {
  asm_type(printer.ptr, unwrap_type(type));
}

void mloptPrinterAttribute(MloptPrinter printer, MlirAttribute attribute) {
  if (asm_require(printer.ptr, attribute.ptr != NULL))
    asm_attr(printer.ptr, unwrap_attr(attribute));
}

void mloptPrinterSignature(MloptPrinter printer, MlirOperation op) {
  asm_functional_type(printer.ptr, unwrap_op(op), 0);
}

void mloptPrinterSuccessor(MloptPrinter printer, MlirBlock block) {
  asm_block(printer.ptr, unwrap_block(block));
}

void mloptPrinterRegion(MloptPrinter printer, MlirRegion region) {
  asm_region(printer.ptr, unwrap_region(region), REGION_WITH_ENTRY_LABEL);
}

void mloptPrinterGiveUp(MloptPrinter printer) { asm_fail(printer.ptr); }
