// SPDX-License-Identifier: Apache-2.0
// mlopt: reads MLIR, runs passes over it and prints it. The input is one
// module, or several between `// -----` lines. Output and errors of all of them
// are collected, so that the output is written completely or not at all.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bytecode/format.h"
#include "bytecode/reader.h"
#include "bytecode/writer.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/verify/verifier.h"
#include "parser/parser.h"
#include "pass/function_pipeline.h"
#include "pass/unmet.h"
#include "target/llvm_ir/llvm_ir.h"
#include "tool/explain/bisect.h"
#include "tool/further_errors.h"
#include "tool/information/pattern_names.h"
#include "tool/options.h"
#include "tool/own_program.h"
#include "tool/reduce/reduce.h"
#include "tool/reread.h"
#include "tool/response_file.h"
#include "tool/tool.h"
#include "tool/update_checks/update_checks.h"
#include "tool/watch/progress.h"
#include "tool/watch/terminal.h"
#include "tool/watch/watch.h"

typedef struct Tool {
  ToolOptions options;
  const ToolSetup *setup;
  Context own_ctx;    ///< Used where the setup has none.
  Context *ctx;       ///< Parts of the input have forks of it.
  ThreadPool *pool;   ///< NULL: one thread.
  Pipeline *pipeline; ///< In `arena`.
  Watch watch;
  Progress progress;
  RemarkEngine remarks;
  Stream objects; ///< Diagnostics in another form than text.
  bool has_objects;
  Stream records;    ///< Remarks, for their file.
  SourceFile source; ///< The input.
  Arena arena;       ///< The pipeline.
  TextPieces out;
  Stream err;           ///< Holds traces and diagnostics.
  bool has_pass_output; ///< `out` has output of a pass.
  bool has_lost_output; ///< Some of it could not be written.
  int write_error;      ///< The error of an earlier write, or 0.
} Tool;

static void write_errors(Tool *tool) {
  progress_end(&tool->progress);
  StringRef text = stream_view(&tool->err);
  if (text.size && descriptor_write(STDERR_FILENO, text))
    tool->has_lost_output = true; // There is nowhere to report this.
  tool->err.size = 0;
}

/// Does anything other than passes on functions look at the module?
static bool needs_module(const Tool *tool) {
  const ToolOptions *options = &tool->options;
  return options->verify_diagnostics || options->traces ||
         options->no_implicit_module || options->verify_roundtrip ||
         options->skips_verifier || options->emits_bytecode ||
         options->bytecode_version != NO_BYTECODE_VERSION ||
         options->run_reproducer || options->dump_pass_pipeline ||
         options->generate_reproducer || watch_is_on(&tool->watch) ||
         !pipeline_is_on_functions(tool->pipeline);
}

/// An export to LLVM IR that handles one function at a time.
typedef struct PieceExport {
  Context *ctx;
  TextPieces *out;
  Exporter *exporter;
} PieceExport;

static void begin_export(void *user, const Operation *module) {
  PieceExport *pieces = user;
  pieces->exporter = llvm_ir_export_begin(pieces->ctx, module, pieces->out);
}

static bool export_piece(void *user, Context *ctx, Operation *op) {
  PieceExport *pieces = user;
  return llvm_ir_export_op(pieces->exporter, ctx, op);
}

static bool end_export(void *user, bool is_complete) {
  PieceExport *pieces = user;
  return llvm_ir_export_end(pieces->exporter, is_complete);
}

/// Parses `buffer`, or exports it at once if that works function by function.
static ParsedFile parse_or_export(Tool *tool, Context *ctx,
                                  const SourceBuffer *buffer) {
  PieceExport pieces = {.ctx = ctx, .out = &tool->out};
  PieceVisitor visitor = {&pieces, begin_export, export_piece, end_export};
  return parse_or_visit(ctx, buffer, &visitor);
}

/// Parses `buffer`. If no pass needs the whole module, it may be printed at
/// once.
static ParsedFile parse_buffer(Tool *tool, Context *ctx,
                               const SourceBuffer *buffer) {
  const ToolOptions *options = &tool->options;
  ParseOptions parse = {.no_implicit_module = options->no_implicit_module};
  if (needs_module(tool) || bytecode_is(buffer->text) ||
      (options->exports_llvm_ir && tool->pipeline->num_steps))
    return (ParsedFile){.op = source_read_any(ctx, buffer, &parse)};
  if (options->exports_llvm_ir)
    return parse_or_export(tool, ctx, buffer);
  PipelineRunOptions run = {.verify_each = options->verify_each};
  FunctionPipeline functions;
  function_pipeline_init(&functions, ctx, tool->pipeline, &run);
  PieceTransform transform = {&functions, function_pipeline_run,
                              function_pipeline_finish};
  ParsedFile file =
      parse_or_print(ctx, buffer, &transform, &options->print, &tool->out);
  function_pipeline_free(&functions);
  return file;
}

/// If the input holds a pipeline, takes it and its options from there.
static bool take_pipeline(Tool *tool, Context *ctx, PipelineRunOptions *run) {
  Stream error = {0};
  Pipeline *pipeline = NULL;
  bool ok = reread_pipeline(ctx, &tool->arena, &tool->setup->registry.passes,
                            &pipeline, &run->verify_each, &error);
  if (!ok)
    location_emit(ctx, location_unknown(), DIAG_ERROR, "%.*s",
                  STR_ARGS(stream_view(&error)));
  stream_free(&error);
  if (pipeline)
    tool->pipeline = pipeline;
  return ok;
}

/// Verifies `module` and runs all passes. False after an error.
static bool run_module(Tool *tool, Context *ctx, Operation *module) {
  const ToolOptions *options = &tool->options;
  PipelineRunOptions run = {.verify_each = options->verify_each};
  if ((!options->skips_verifier && !op_verify(ctx, module)) ||
      (options->verify_roundtrip && !reread_verify(ctx, module)))
    return false;
  if (options->run_reproducer && !take_pipeline(tool, ctx, &run))
    return false;
  return watch_run(&tool->watch, ctx, tool->pipeline, module, &run);
}

/// Prints them, or adds them to the document that is printed at the end.
static void print_diagnostics(Tool *tool, const Diagnostics *diags,
                              const SourceBuffer *buffer) {
  DiagFormat format = tool->options.diagnostics_format;
  bool is_first = !tool->has_objects;
  if (format == DIAG_TEXT) {
    diagnostics_print(diags, buffer, &tool->err);
    return;
  }
  stream_text(&tool->err, stream_view(&diags->messages));
  diagnostics_print_objects(diags, format, &is_first, &tool->objects);
  tool->has_objects = !is_first;
}

/// Prints the diagnostics, or checks them. False if this part of the input
/// failed.
static bool report(Tool *tool, Context *ctx, const SourceBuffer *buffer,
                   bool ok) {
  ctx->diags.uses_color = tool->options.uses_color;
  diagnostics_keep_last(&ctx->diags);
  diagnostics_take_records(&ctx->diags, &tool->records);
  diagnostics_filter(&ctx->diags, tool->options.least_severity,
                     tool->options.hides_notes);
  if (tool->options.verify_diagnostics)
    stream_text(&tool->err, stream_view(&ctx->diags.messages));
  switch (tool->options.verify_diagnostics) {
  case VERIFY_DIAGNOSTICS_OFF:
    print_diagnostics(tool, &ctx->diags, buffer);
    break;
  case VERIFY_DIAGNOSTICS_ALL:
    ok = diagnostics_verify(&ctx->diags, buffer, &tool->err);
    break;
  case VERIFY_DIAGNOSTICS_ONLY_EXPECTED:
    ok = diagnostics_verify_expected(&ctx->diags, buffer, &tool->err);
    break;
  }
  write_errors(tool);
  return ok;
}

static void report_standard_output(int error) {
  fprintf(stderr, "mlopt: cannot write standard output: %s\n", strerror(error));
}

/// Output of passes comes before the module, even if a pass failed.
static void collect_output(Tool *tool, const Context *ctx) {
  StringRef text = stream_view(&ctx->output);
  if (!text.size)
    return;
  if (strcmp(tool->options.output, "-") != 0) {
    int error = descriptor_write(STDOUT_FILENO, text);
    tool->has_lost_output |= error != 0;
    if (error)
      report_standard_output(error);
    return;
  }
  stream_text(text_pieces_open(&tool->out), text);
  text_pieces_close(&tool->out);
  tool->has_pass_output = true;
}

/// Writes the output so far.
static void flush_output(void *user, Stream *out) {
  Tool *tool = user;
  (void)out; // `out` is the stream that is open in `tool->out`.
  text_pieces_close(&tool->out);
  if (!tool->write_error)
    tool->write_error = text_pieces_write_atomic("-", &tool->out);
  text_pieces_clear(&tool->out);
}

/// Is `module` as the verifier wants it? Reports nothing.
static bool is_valid(Context *ctx, Operation *module) {
  Diagnostic *last = ctx->diags.last;
  size_t num_errors = ctx->diags.num_errors;
  bool ok = op_verify(ctx, module);
  diagnostics_rewind(&ctx->diags, last, num_errors);
  return ok;
}

/// Prints the module. Nothing can fail any more, so standard output receives
/// the text as it is made; a file is written in one piece.
static void print_module(Tool *tool, Context *ctx, Operation *module,
                         Stream *out) {
  PrintSink sink = {tool, flush_output};
  bool is_last_step = !strcmp(tool->options.output, "-") &&
                      !tool->options.split_marker &&
                      !tool->options.verify_diagnostics;
  PrintOptions print = tool->options.print;
  print.generic |= tool->options.skips_verifier &&
                   !tool->options.assumes_verified && !is_valid(ctx, module);
  op_print_to(ctx, module, &print, out, is_last_step ? &sink : NULL);
}

/// Can the module be written as is asked for? False after an error.
static bool check_bytecode_version(const Tool *tool, Context *ctx,
                                   const Operation *module) {
  int64_t version = tool->options.bytecode_version;
  if (version == NO_BYTECODE_VERSION)
    return true;
  if (!tool->options.emits_bytecode) {
    location_emit(ctx, location_unknown(), DIAG_ERROR,
                  "bytecode version while not emitting bytecode");
    return false;
  }
  if (version >= 0 && version <= BYTECODE_VERSION)
    return true;
  op_emit_error(ctx, module,
                "unsupported version requested %lld, must be in range [0, %d]",
                (long long)version, BYTECODE_VERSION);
  return false;
}

/// -why and -why-not: writes the answers instead of the module.
static bool write_answers(const Tool *tool, Context *ctx, Operation *module,
                          Stream *out) {
  const ToolOptions *options = &tool->options;
  const WhyLog *log = &tool->watch.actions.why;
  const PassRegistry *passes = &tool->setup->registry.passes;
  return (!options->why ||
          why_print(log, passes, ctx, module, options->why, out)) &&
         (!options->why_not ||
          why_not_print(log, passes, ctx, module, options->why_not, out));
}

/// Writes the module in the form that is asked for, but for LLVM IR.
static void write_module(Tool *tool, Context *ctx, Operation *module,
                         Stream *out) {
  const ToolOptions *options = &tool->options;
  if (!options->emits_bytecode) {
    print_module(tool, ctx, module, out);
    stream_char(out, '\n');
    return;
  }
  BytecodeOptions bytecode = {
      .version = options->bytecode_version == NO_BYTECODE_VERSION
                     ? BYTECODE_VERSION
                     : (unsigned)options->bytecode_version,
      .elides_resources = options->elides_bytecode_resources};
  bytecode_write(ctx, module, &bytecode, out);
}

/// In builds with assertions, small inputs are checked as by -debug-check-ir:
/// every pattern that a test runs is. The time is quadratic in their size.
static bool is_checked(const Tool *tool, const SourceBuffer *buffer) {
#ifdef NDEBUG
  (void)buffer;
  return tool->options.checks_ir;
#else
  enum { MAX_CHECKED_SIZE = 64 << 10 };
  return tool->options.checks_ir || buffer->text.size <= MAX_CHECKED_SIZE;
#endif
}

/// Tests of messages and those who want no explanations expect what mlir-opt
/// says, which is the first error alone.
static void find_further_errors(const Tool *tool, Context *ctx,
                                const SourceBuffer *buffer) {
  ParseOptions parse = {.no_implicit_module = tool->options.no_implicit_module};
  if (!tool->options.verify_diagnostics && tool->options.explain_failures)
    further_errors_find(ctx, buffer, &parse);
}

/// Processes one part of the input. The text is not needed once output begins,
/// so the last part releases it.
static bool process_buffer(Tool *tool, const SourceBuffer *buffer,
                           bool is_last) {
  Context ctx;
  context_fork(&ctx, tool->ctx);
  ctx.trace = tool->ctx->trace;
  ctx.checks_ir = is_checked(tool, buffer);
  progress_begin(&tool->progress, "the input is read");
  double start = timing_now();
  ParsedFile file = parse_buffer(tool, &ctx, buffer);
  if (!file.op && !file.is_printed)
    find_further_errors(tool, &ctx, buffer);
  tool->watch.timing.parsing += timing_now() - start;
  bool is_explored = tool->options.explore != NULL;
  if (is_last && !is_explored)
    source_rest(&tool->source);
  bool has_module = file.op && run_module(tool, &ctx, file.op) &&
                    check_bytecode_version(tool, &ctx, file.op);
  start = timing_now();
  if (has_module && tool->options.exports_llvm_ir)
    has_module = llvm_ir_export(&ctx, file.op, &tool->out);
  tool->watch.timing.output += timing_now() - start;
  Stream answers = {0};
  bool asks = has_module && (tool->options.why || tool->options.why_not);
  if (asks)
    has_module = write_answers(tool, &ctx, file.op, &answers);
  if (is_explored)
    explorer_report(&tool->watch.explorer, &ctx, buffer, has_module);
  bool ok = report(tool, &ctx, buffer, has_module || file.is_printed);
  if (is_last)
    source_close(&tool->source);
  collect_output(tool, &ctx);
  if (ok && (has_module || file.is_printed)) {
    start = timing_now();
    Stream *out = text_pieces_open(&tool->out);
    if (asks)
      stream_text(out, stream_view(&answers));
    else if (has_module && !tool->options.exports_llvm_ir)
      write_module(tool, &ctx, file.op, out);
    else if (!tool->options.exports_llvm_ir)
      stream_char(out, '\n');
    text_pieces_close(&tool->out);
    tool->watch.timing.output += timing_now() - start;
  }
  stream_free(&answers);
  context_free(&ctx);
  return ok;
}

/// The first marker at or after `at` that is followed by something; otherwise
/// the end. Follows mlir::splitAndProcessBuffer, which accepts a marker
/// anywhere in a line.
static size_t find_marker(StringRef text, size_t at, StringRef marker) {
  const char *found = marker.size ? memmem(text.data + at, text.size - at,
                                           marker.data, marker.size)
                                  : NULL;
  size_t stop = found ? (size_t)(found - text.data) : text.size;
  return stop + marker.size < text.size ? stop : text.size;
}

static uint32_t count_lines(StringRef text) {
  uint32_t lines = 0;
  for (size_t i = 0; i < text.size; i++)
    lines += text.data[i] == '\n';
  return lines;
}

/// Warns about text that begins like the marker but continues differently.
/// Follows mlir::splitAndProcessBuffer.
static void warn_near_misses(Tool *tool, const SourceBuffer *buffer,
                             StringRef marker) {
  enum { NUM_CHECKED = 2 };
  if (marker.size <= NUM_CHECKED)
    return;
  StringRef prefix = string_ref(marker.data, marker.size - NUM_CHECKED);
  Diagnostics diags;
  diagnostics_init(&diags);
  diags.uses_color = tool->options.uses_color;
  const char *begin = buffer->text.data, *end = begin + buffer->text.size;
  const char *line = begin;
  uint32_t number = buffer->first_line + 1;
  for (const char *at = begin, *found; at < end; at = found + prefix.size) {
    found = memmem(at, (size_t)(end - at), prefix.data, prefix.size);
    if (!found)
      break;
    for (const char *next; (next = memchr(line, '\n', (size_t)(found - line)));
         line = next + 1)
      number++;
    StringRef rest =
        string_ref_drop(buffer->text, (size_t)(found + prefix.size - begin));
    if (found == begin ||
        (rest.size > NUM_CHECKED &&
         !memcmp(rest.data, marker.data + prefix.size, NUM_CHECKED)))
      continue;
    SourcePos pos = {buffer->name, number,
                     (uint32_t)(found + prefix.size - line) + 1};
    diag_text(diag_emit(&diags, DIAG_WARNING, pos),
              "near miss with file split marker");
  }
  diagnostics_print(&diags, buffer, &tool->err);
  diagnostics_free(&diags);
  write_errors(tool);
}

/// Part of a file, from `first_line` on. For the export, each part has lines of
/// its own and a name that says where it stands, as mlir-translate has them.
static SourceBuffer name_part(Tool *tool, const SourceBuffer *buffer,
                              StringRef part, uint32_t first_line) {
  SourceBuffer chunk = {
      .name = buffer->name, .text = part, .first_line = first_line};
  if (!tool->options.exports_llvm_ir)
    return chunk;
  Stream name = {0};
  stream_format(&name, "within split at %.*s:%u offset ",
                STR_ARGS(buffer->name), first_line + 1);
  chunk.name = string_ref(
      arena_copy_text(&tool->source.arena, name.data, name.size), name.size);
  chunk.first_line = 0;
  stream_free(&name);
  return chunk;
}

/// Processes the parts of a split file, with markers between their outputs.
static bool process_parts(Tool *tool, const SourceBuffer *buffer) {
  StringRef marker = string_ref_from_cstr(tool->options.split_marker);
  StringRef text = buffer->text;
  if (!text.size)
    return true; // An empty text has no parts.
  warn_near_misses(tool, buffer, marker);
  bool ok = true, is_last;
  uint32_t first_line = buffer->first_line;
  size_t at = 0;
  do {
    size_t stop = find_marker(text, at, marker);
    is_last = stop == text.size;
    StringRef part = string_ref(text.data + at, stop - at);
    uint32_t num_lines = count_lines(part);
    part.data = arena_copy_text(&tool->source.arena, part.data, part.size);
    SourceBuffer chunk = name_part(tool, buffer, part, first_line);
    ok &= process_buffer(tool, &chunk, is_last);
    context_forget_structs(tool->ctx);
    context_forget_resources(tool->ctx);
    if (!is_last) {
      stream_format(text_pieces_open(&tool->out), "%s\n",
                    tool->options.output_marker);
      text_pieces_close(&tool->out);
    }
    first_line += num_lines;
    at = stop + marker.size;
  } while (!is_last);
  return ok;
}

/// Runs when a mapped file turns out to be shorter than it was: it was
/// truncated.
static void give_up_on_input(int number) {
  static const char text[] = "mlopt: the input changed while it was read\n";
  (void)number;
  ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
  (void)written;
  _exit(1);
}

/// Reads the input as a whole. False after an error.
static bool open_input(Tool *tool) {
  signal(SIGBUS, give_up_on_input);
  int error = source_open(&tool->source, tool->options.input);
  if (error)
    fprintf(stderr, "mlopt: cannot open input file '%s': %s\n",
            tool->options.input, strerror(error));
  return !error;
}

static bool process_input(Tool *tool) {
  bool is_typed = !strcmp(tool->options.input, "-") && isatty(STDIN_FILENO);
  if (!is_typed)
    progress_begin(&tool->progress, "the input is read");
  bool is_open = open_input(tool);
  progress_end(&tool->progress);
  if (!is_open)
    return false;
  SourceBuffer buffer = tool->source.buffer;
  return tool->options.split_marker ? process_parts(tool, &buffer)
                                    : process_buffer(tool, &buffer, true);
}

static bool create_pipeline(Tool *tool) {
  Stream error = {0};
  const ToolOptions *options = &tool->options;
  if (options->pipeline) {
    tool->pipeline =
        pipeline_parse(&tool->arena, &tool->setup->registry.passes,
                       string_ref_from_cstr(options->pipeline), &error);
  } else {
    tool->pipeline = pipeline_create(&tool->arena, options->no_implicit_module
                                                       ? STR("any")
                                                       : STR("builtin.module"));
    for (size_t i = 0; tool->pipeline && i < options->passes.size; i++) {
      const PassRequest *request = &options->passes.data[i];
      if (!pipeline_add_pass(&tool->arena, tool->pipeline, request->pass,
                             request->options, &error))
        tool->pipeline = NULL;
    }
  }
  if (!tool->pipeline)
    fprintf(stderr, "mlopt: %.*s\n", STR_ARGS(stream_view(&error)));
  else
    pattern_names_check(&tool->setup->registry, tool->pipeline, &tool->err);
  stream_free(&error);
  const PassDef *first = tool->pipeline && tool->pipeline->num_steps
                             ? tool->pipeline->steps[0].pass
                             : NULL;
  tool->ctx->reads_old_forms = first && first->reads_old_forms;
  return tool->pipeline != NULL;
}

/// The setup's Context, or one with the registry's dialects.
static Context *init_context(Tool *tool) {
  const ToolSetup *setup = tool->setup;
  if (setup->ctx)
    return setup->ctx;
  context_init(&tool->own_ctx);
  for (size_t i = 0; i < setup->registry.num_dialects; i++)
    context_register_dialect(&tool->own_ctx, setup->registry.dialects[i]);
  return &tool->own_ctx;
}

static void set_pool(Tool *tool, ThreadPool *pool) {
  if (tool->setup->set_pool)
    tool->setup->set_pool(tool->setup->user, pool);
  else
    context_set_thread_pool(tool->ctx, pool);
}

static void tool_init(Tool *tool) {
  const ToolOptions *options = &tool->options;
  watch_init(&tool->watch, options);
  progress_init(&tool->progress);
  tool->ctx = init_context(tool);
  context_allow_unregistered_dialects(tool->ctx,
                                      options->allow_unregistered_dialect);
  tool->ctx->print_options = &options->print;
  if (tool->progress.is_on)
    tool->ctx->activity = &tool->progress.activity;
  tool->ctx->diags.has_stack_traces = options->prints_stack_traces;
  tool->ctx->hides_explanations = !options->explain_failures;
  tool->ctx->hides_op_on_diagnostics =
      !options->show_op_on_diagnostic ||
      options->verify_diagnostics != VERIFY_DIAGNOSTICS_OFF;
  tool->ctx->trace = (Trace){.enabled = options->traces,
                             .stable_ids = options->stable_ids,
                             .out = &tool->err};
  if (options->disable_threading || options->num_threads == 1 ||
      options->traces || watch_needs_one_thread(options))
    return;
  tool->pool = thread_pool_create(options->num_threads);
  set_pool(tool, tool->pool);
}

static bool init_remarks(Tool *tool) {
  const ToolOptions *options = &tool->options;
  tool->ctx->remarks = &tool->remarks;
  if (remark_engine_init(&tool->remarks, options->remarks_of,
                         options->remarks)) {
    tool->remarks.format = options->remark_format;
    tool->remarks.policy = options->remark_policy;
    return true;
  }
  stream_cstr(&tool->err,
              "mlopt: for the options --remarks-filter*: expected an extended "
              "regular expression, got");
  for (unsigned i = 0; i < REMARK_NUM_KINDS; i++)
    if (options->remarks_of[i])
      stream_format(&tool->err, " '%s'", options->remarks_of[i]);
  if (options->remarks)
    stream_format(&tool->err, " '%s'", options->remarks);
  stream_char(&tool->err, '\n');
  return false;
}

static void tool_free(Tool *tool) {
  progress_free(&tool->progress);
  tool->ctx->activity = NULL;
  remark_engine_free(&tool->remarks);
  if (tool->pool) {
    set_pool(tool, NULL);
    thread_pool_free(tool->pool);
  }
  if (tool->ctx == &tool->own_ctx)
    context_free(&tool->own_ctx);
  watch_free(&tool->watch);
  source_close(&tool->source);
  arena_free(&tool->arena);
  text_pieces_free(&tool->out);
  stream_free(&tool->err);
  stream_free(&tool->records);
  stream_free(&tool->objects);
}

static bool report_output(const char *path, int error) {
  if (error && !strcmp(path, "-"))
    report_standard_output(error);
  else if (error == ENOSPC || error == EDQUOT || error == EFBIG || error == EIO)
    fprintf(stderr, "mlopt: IO failure on output stream: %s\n",
            strerror(error)); // The file itself could be opened.
  else if (error)
    fprintf(stderr, "mlopt: cannot open output file '%s': %s\n", path,
            strerror(error));
  return !error;
}

static bool write_output(const Tool *tool) {
  const char *path = tool->options.output;
  return report_output(path, tool->write_error
                                 ? tool->write_error
                                 : text_pieces_write_atomic(path, &tool->out));
}

/// Before long work: can the output be written when it is done?
static bool try_output(const ToolOptions *options) {
  return report_output(options->output, file_try_write(options->output));
}

/// Writes the file of remarks, if there is one. False after an error.
static bool write_remarks(const Tool *tool) {
  const char *path = tool->options.remarks_file;
  return tool->options.remark_format != REMARK_YAML ||
         report_output(path,
                       file_write_atomic(path, stream_view(&tool->records)));
}

/// Can it be written? Before the passes run, as in mlir-opt.
static bool try_remarks(const ToolOptions *options) {
  return options->remark_format != REMARK_YAML ||
         report_output(options->remarks_file,
                       file_try_write(options->remarks_file));
}

/// -reduce: writes the reduced input.
static bool reduce_input(Tool *tool, int argc, char **argv) {
  const ToolOptions *options = &tool->options;
  ReduceOptions reduce = {.ctx = tool->ctx,
                          .print = options->print,
                          .no_implicit_module = options->no_implicit_module,
                          .shows_progress = terminal_is_there()};
  Interest interest;
  Stream *out = text_pieces_open(&tool->out);
  bool ok = interest_init(&interest, "reduce", options->reduce, argc, argv,
                          options->input) &&
            try_output(options) && open_input(tool) &&
            reduce_text(&reduce, tool->source.buffer.name,
                        tool->source.buffer.text, &interest, out);
  text_pieces_close(&tool->out);
  ok = ok && write_output(tool);
  interest_free(&interest);
  return ok;
}

/// -bisect: writes what makes the output go wrong.
static bool bisect_input(Tool *tool, int argc, char **argv) {
  const ToolOptions *options = &tool->options;
  BisectOptions bisect = {.ctx = tool->ctx,
                          .passes = &tool->setup->registry.passes,
                          .print = options->print,
                          .no_implicit_module = options->no_implicit_module,
                          .verify_each = options->verify_each};
  Interest interest = {0};
  Stream *out = text_pieces_open(&tool->out);
  bool ok = create_pipeline(tool) &&
            interest_init(&interest, "bisect", options->bisect, argc, argv,
                          options->input) &&
            try_output(options) && open_input(tool);
  bisect.pipeline = tool->pipeline;
  ok = ok && bisect_run(&bisect, &tool->source.buffer, &interest, out);
  text_pieces_close(&tool->out);
  ok = ok && write_output(tool);
  interest_free(&interest);
  return ok;
}

/// Warns of what in -pass-pipeline had nothing to run on. mlir-opt does not, so
/// that tests of what is said need not expect it.
static void warn_unmet(Tool *tool) {
  const ToolOptions *options = &tool->options;
  if (options->verify_diagnostics || !options->explain_failures)
    return;
  SourceBuffer text = {
      .name = STR(PIPELINE_FILE),
      .text = string_ref_from_cstr(options->pipeline ? options->pipeline : "")};
  Diagnostics diags;
  diagnostics_init(&diags);
  diags.uses_color = options->uses_color;
  pipeline_warn_unmet(tool->ctx, tool->pipeline, &diags);
  diagnostics_filter(&diags, options->least_severity, options->hides_notes);
  print_diagnostics(tool, &diags, &text);
  diagnostics_free(&diags);
}

/// Processes the input and writes the output. From a split file, the parts
/// without errors are written. The output of passes is always written, as in
/// mlir-opt. A file is written completely or not at all.
static bool process_and_write(Tool *tool) {
  bool ok = process_input(tool);
  bool shows_parts =
      tool->has_pass_output ||
      (tool->options.split_marker && !strcmp(tool->options.output, "-"));
  if (ok)
    warn_unmet(tool);
  if (ok || shows_parts)
    ok &= write_output(tool);
  if (tool->options.diagnostics_format != DIAG_TEXT)
    diagnostics_print_document(stream_view(&tool->objects),
                               tool->options.diagnostics_format, &tool->err);
  return write_remarks(tool) && ok;
}

/// Opens the standard file descriptors that are closed, so that no opened file
/// takes their numbers. Nothing can be read from them or written to them.
static void occupy_standard_files(void) {
  int fd;
  do {
    fd = open("/dev/null", O_RDONLY);
    if (fd == STDIN_FILENO) {
      close(fd);
      fd = open("/dev/null", O_WRONLY);
    }
  } while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0)
    close(fd);
}

/// Serves an editor instead of reading one file.
static bool serve(const ToolSetup *setup, const ToolOptions *options) {
  if (setup->serve)
    return setup->serve(&setup->registry, options);
  fprintf(stderr, "mlopt: -lsp: this program has no language server\n");
  return false;
}

/// -update-checks: one test after the other.
static bool update_all_checks(const ToolOptions *options, const char *name) {
  bool ok = true;
  char program[OWN_PROGRAM_SIZE];
  own_program_find(name, program);
  for (size_t i = 0; i < options->inputs.size; i++)
    ok &= update_checks(program, options->inputs.data[i]);
  return ok;
}

int tool_main(int argc, char **argv, const ToolSetup *setup) {
  occupy_standard_files();
  signal(SIGXFSZ, SIG_IGN); // Makes a write fail instead.
  Tool tool = {.setup = setup};
  CommandLine line = {0};
  if (!command_line_expand(argc, argv, &line)) {
    command_line_free(&line);
    return 1;
  }
  OptionsResult parsed = options_parse(line.count, line.words.data,
                                       &setup->registry, &tool.options);
  bool ok = parsed != OPTIONS_BAD;
  if (parsed == OPTIONS_RUN && tool.options.runs_lsp) {
    ok = serve(setup, &tool.options);
  } else if (parsed == OPTIONS_RUN && tool.options.updates_checks) {
    ok = update_all_checks(&tool.options, argv[0]);
  } else if (parsed == OPTIONS_RUN &&
             (tool.options.reduce || tool.options.bisect)) {
    tool_init(&tool);
    ok = tool.options.reduce ? reduce_input(&tool, line.count, line.words.data)
                             : bisect_input(&tool, line.count, line.words.data);
    tool_free(&tool);
  } else if (parsed == OPTIONS_RUN) {
    tool_init(&tool);
    ok = init_remarks(&tool) && try_remarks(&tool.options) &&
         create_pipeline(&tool) && watch_open(&tool.watch, &tool.err) &&
         process_and_write(&tool);
    ok &= action_watch_end(&tool.watch.actions, &tool.err);
    if (tool.pipeline && tool.options.explore && tool.watch.explorer.runs.size)
      ok &= explorer_write(&tool.watch.explorer, tool.pipeline, &tool.err);
    if (tool.pipeline)
      watch_report(&tool.watch, tool.pipeline, &tool.err);
    write_errors(&tool);
    tool_free(&tool);
  }
  options_free(&tool.options);
  command_line_free(&line);
  return ok && !tool.has_lost_output ? 0 : 1;
}
