// SPDX-License-Identifier: Apache-2.0
// Reads the command line with getopt_long_only. The options are the rows of
// options.def; each pass adds a flag.
#include "tool/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ir/definitions/dialect_def.h"
#include "pass/old_passes.h"
#include "pass/other_passes.h"
#include "tool/information/information.h"
#include "tool/option_values.h"
#include "tool/version.h"

typedef enum ValueStyle {
  VALUE_BOOL,
  VALUE_OPTIONAL,
  VALUE_REQUIRED
} ValueStyle;

typedef enum OptionId {
#define GROUP(TITLE)
#define OPTION(ID, NAME, KIND, VALUE, HELP) OPTION_##ID,
#define FLAG(ID, NAME, FIELD, HELP) OPTION_##ID,
#define TEXT(ID, NAME, FIELD, VALUE, HELP) OPTION_##ID,
#define REFUSED(NAME, WHY)
#include "tool/options.def"
  NUM_OPTIONS
} OptionId;

typedef struct OptionRow {
  const char *group; ///< A heading has a row of its own; NULL in other rows.
  const char *flag;
  ValueStyle style;
  const char *value;
  const char *help;
  /// Offset in ToolOptions of a bool or, if there is a value, a text. NO_FIELD:
  /// set_option handles the option.
  size_t field;
} OptionRow;

#define NO_FIELD SIZE_MAX

static const OptionRow help_rows[] = {
#define GROUP(TITLE) {.group = TITLE},
#define OPTION(ID, NAME, KIND, VALUE, HELP)                                    \
  {.flag = NAME, .style = VALUE_##KIND, .value = VALUE, .help = HELP},
#define FLAG(ID, NAME, FIELD, HELP) {.flag = NAME, .help = HELP},
#define TEXT(ID, NAME, FIELD, VALUE, HELP)                                     \
  {.flag = NAME, .style = VALUE_REQUIRED, .value = VALUE, .help = HELP},
#define REFUSED(NAME, WHY)
#include "tool/options.def"
};

static const OptionRow option_rows[NUM_OPTIONS] = {
#define GROUP(TITLE)
#define OPTION(ID, NAME, KIND, VALUE, HELP)                                    \
  [OPTION_##ID] = {NULL, NAME, VALUE_##KIND, VALUE, HELP, NO_FIELD},
#define FLAG(ID, NAME, FIELD, HELP)                                            \
  [OPTION_##ID] = {NULL, NAME, VALUE_BOOL,                                     \
                   NULL, HELP, offsetof(ToolOptions, FIELD)},
#define TEXT(ID, NAME, FIELD, VALUE, HELP)                                     \
  [OPTION_##ID] = {NULL,  NAME, VALUE_REQUIRED,                                \
                   VALUE, HELP, offsetof(ToolOptions, FIELD)},
#define REFUSED(NAME, WHY)
#include "tool/options.def"
};

/// An option of mlir-opt that has no meaning here.
typedef struct RefusedOption {
  const char *flag;
  const char *why;
} RefusedOption;

static const RefusedOption refused_options[] = {
#define GROUP(TITLE)
#define OPTION(ID, NAME, KIND, VALUE, HELP)
#define FLAG(ID, NAME, FIELD, HELP)
#define TEXT(ID, NAME, FIELD, VALUE, HELP)
#define REFUSED(NAME, WHY) {NAME, WHY},
#include "tool/options.def"
};

typedef struct Command {
  const ToolRegistry *registry;
  ToolOptions *options;
  struct option *getopt_table; ///< Options, then passes, then an empty row.
  unsigned seen[NUM_OPTIONS];
} Command;

static OptionsResult complain(const char *format, const char *what,
                              const char *more) {
  fprintf(stderr, "mlopt: ");
  fprintf(stderr, format, what, more);
  fprintf(stderr, "\n");
  return OPTIONS_BAD;
}

static void print_row(const char *flag, const char *value, const char *help) {
  char left[128];
  snprintf(left, sizeof left, "-%s%s%s", flag, value ? "=" : "",
           value ? value : "");
  printf("  %-46s %s\n", left, help);
}

static void print_passes(const ToolRegistry *registry, bool with_options) {
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    print_row(pass->flag, NULL, pass->summary);
    for (size_t j = 0; with_options && j < pass->num_options; j++)
      printf("      %-42s %s\n", pass->options[j].name, pass->options[j].help);
  }
}

static void print_help(const ToolRegistry *registry) {
  printf("mlopt: runs passes over MLIR\n\n"
         "Usage: mlopt [options] [file|-]\n\n"
         "Options take one dash or two; passes run in the order given. @file "
         "stands\n"
         "for the words in the file.\n");
  for (size_t i = 0; i < ARRAY_LENGTH(help_rows); i++) {
    const OptionRow *row = &help_rows[i];
    if (row->group)
      printf("\n%s\n", row->group);
    else
      print_row(row->flag, row->value, row->help);
  }
  printf("\nThe passes\n");
  print_passes(registry, true);
}

static void print_dialects(const ToolRegistry *registry) {
  printf("Available Dialects: ");
  for (size_t i = 0; i < registry->num_dialects; i++)
    printf("%s%s", i ? "," : "", registry->dialects[i]->name.data);
  printf("\n");
}

static const char *nearest_flag(const ToolRegistry *registry, StringRef name) {
  const char *nearest = NULL;
  unsigned best = 1 + (unsigned)(name.size < 64 ? name.size : 64) / 3;
  for (size_t i = 0; i < NUM_OPTIONS; i++) {
    unsigned distance = string_ref_edit_distance(
        string_ref_from_cstr(option_rows[i].flag), name);
    if (distance > best || (nearest && distance == best))
      continue;
    nearest = option_rows[i].flag;
    best = distance;
  }
  const PassDef *pass = pass_registry_nearest(&registry->passes, name);
  if (!pass)
    return nearest;
  unsigned distance =
      string_ref_edit_distance(string_ref_from_cstr(pass->flag), name);
  return nearest && best <= distance ? nearest : pass->flag;
}

/// The name in `-name=value`, without dashes and value.
static StringRef element_name(const char *element) {
  while (*element == '-')
    element++;
  return string_ref(element, strcspn(element, "="));
}

/// Says after an error what may be meant by the name of a pass or an option.
static void hint_flag(const ToolRegistry *registry, StringRef name) {
  StringRef today = old_pass_today(name);
  const char *nearest = nearest_flag(registry, name);
  if (today.size)
    fprintf(
        stderr, "mlopt: the pass is called '-%.*s' today%s\n", STR_ARGS(today),
        other_passes_have(today) ? "; mlir-opt 22 has it, mlopt does not" : "");
  else if (other_passes_have(name))
    fprintf(stderr, "mlopt: mlir-opt 22 has this pass, mlopt does not\n");
  else if (nearest)
    fprintf(stderr, "mlopt: Did you mean '-%s'?\n", nearest);
}

static OptionsResult report_unknown(const Command *command,
                                    const char *element) {
  for (size_t i = 0; i < ARRAY_LENGTH(refused_options); i++)
    if (string_ref_equals(element_name(element),
                          string_ref_from_cstr(refused_options[i].flag)))
      return complain("-%s: %s", refused_options[i].flag,
                      refused_options[i].why);
  fprintf(stderr,
          "mlopt: Unknown command line argument '%s'.  Try: 'mlopt --help'\n",
          element);
  hint_flag(command->registry, element_name(element));
  return OPTIONS_BAD;
}

/// The bytecode writer checks whether the version exists.
static bool set_bytecode_version(const char *flag, const char *text,
                                 int64_t *version) {
  char *end;
  errno = 0;
  *version = strtoll(text, &end, 10);
  if (!errno && end != text && !*end && *version != NO_BYTECODE_VERSION)
    return true;
  fprintf(stderr,
          "mlopt: for the --%s option: Invalid argument '%s', only integer is "
          "supported.\n",
          flag, text);
  return false;
}

/// Sets the level. No value or an empty one means all, as in mlir-opt.
static bool set_verify_diagnostics(const char *flag, const char *text,
                                   VerifyDiagnostics *level) {
  static const Choice choices[] = {
      {"", VERIFY_DIAGNOSTICS_ALL},
      {"all", VERIFY_DIAGNOSTICS_ALL},
      {"only-expected", VERIFY_DIAGNOSTICS_ONLY_EXPECTED}};
  int value;
  if (!read_choice(flag, text ? text : "", choices, ARRAY_LENGTH(choices),
                   &value))
    return false;
  *level = (VerifyDiagnostics)value;
  return true;
}

static bool set_report_style(const char *flag, const char *text,
                             const char *nested, ReportStyle *style) {
  const Choice choices[] = {{"list", REPORT_LIST}, {nested, REPORT_PIPELINE}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *style = (ReportStyle)value;
  return true;
}

static bool set_report_format(const char *flag, const char *text,
                              ReportFormat *format) {
  static const Choice choices[] = {{"text", REPORT_TEXT},
                                   {"json", REPORT_JSON}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *format = (ReportFormat)value;
  return true;
}

/// true and false, or leftovers.
static bool set_explanations(const char *flag, const char *text,
                             ToolOptions *options) {
  options->explains_leftovers = text && !strcmp(text, "leftovers");
  options->explain_failures = true;
  return options->explains_leftovers ||
         read_bool_or("leftovers", flag, text, &options->explain_failures);
}

static bool set_diagnostics_format(const char *flag, const char *text,
                                   DiagFormat *format) {
  static const Choice choices[] = {
      {"text", DIAG_TEXT}, {"json", DIAG_JSON}, {"sarif", DIAG_SARIF}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *format = (DiagFormat)value;
  return true;
}

/// json, or a value of a boolean option.
static bool set_list_passes(Command *command, const char *flag,
                            const char *text) {
  bool is_set = true;
  command->options->lists_passes_as_json = text && !strcmp(text, "json");
  if (!command->options->lists_passes_as_json &&
      !read_bool_or("json", flag, text, &is_set))
    return false;
  command->seen[OPTION_LIST_PASSES] = is_set;
  return true;
}

static bool set_completion(const char *flag, const char *text,
                           const char **shell) {
  static const Choice choices[] = {
      {"bash", 0}, {"zsh", 0}, {"fish", 0}, {"man", 0}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *shell = text;
  return true;
}

static bool set_input_style(const char *flag, const char *text,
                            bool *is_delimited) {
  static const Choice choices[] = {{"standard", false}, {"delimited", true}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *is_delimited = value;
  return true;
}

static bool set_severity(const char *flag, const char *text, DiagKind *kind) {
  static const Choice choices[] = {{"errors", DIAG_ERROR},
                                   {"warnings", DIAG_WARNING},
                                   {"remarks", DIAG_REMARK}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *kind = (DiagKind)value;
  return true;
}

static bool set_remark_format(const char *flag, const char *text,
                              RemarkFormat *format) {
  static const Choice choices[] = {{"emitRemark", REMARK_DIAGNOSTIC},
                                   {"yaml", REMARK_YAML}};
  int value;
  if (!strcmp(text, "bitstream")) {
    complain("for the --%s option: %s", flag,
             "LLVM's bitstream is not written here; yaml says the same");
    return false;
  }
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *format = (RemarkFormat)value;
  return true;
}

static bool set_remark_policy(const char *flag, const char *text,
                              RemarkPolicy *policy) {
  static const Choice choices[] = {{"all", REMARK_ALL},
                                   {"final", REMARK_FINAL}};
  int value;
  if (!read_choice(flag, text, choices, ARRAY_LENGTH(choices), &value))
    return false;
  *policy = (RemarkPolicy)value;
  return true;
}

static bool set_threads(const char *text, unsigned *threads) {
  int64_t number;
  if (!read_integer("threads", text, 1, &number))
    return false;
  *threads = number > 256 ? 256 : (unsigned)number;
  return true;
}

/// Sets an option that has no field.
static bool set_option(Command *command, OptionId id, const char *value) {
  ToolOptions *options = command->options;
  PrintOptions *print = &options->print;
  IrPrintingOptions *dumps = &options->ir_printing;
  const PassRegistry *passes = &command->registry->passes;
  const char *flag = option_rows[id].flag;
  switch (id) {
  case OPTION_SPLIT_INPUT_FILE:
    options->split_marker = value ? value : "// -----";
    return true;
  case OPTION_EMIT_BYTECODE_VERSION:
    return set_bytecode_version(flag, value, &options->bytecode_version);
  case OPTION_VERIFY_DIAGNOSTICS:
    return set_verify_diagnostics(flag, value, &options->verify_diagnostics);
  case OPTION_THREADS:
    return set_threads(value, &options->num_threads);
  case OPTION_MLIR_PRINT_IR_BEFORE:
    return read_passes(passes, flag, value, &dumps->before);
  case OPTION_MLIR_PRINT_IR_AFTER:
    return read_passes(passes, flag, value, &dumps->after);
  case OPTION_MLIR_PASS_STATISTICS_DISPLAY:
    return set_report_style(flag, value, "pipeline",
                            &options->statistics_style);
  case OPTION_MLIR_TIMING_DISPLAY:
    return set_report_style(flag, value, "tree", &options->timing_style);
  case OPTION_MLIR_OUTPUT_FORMAT:
    return set_report_format(flag, value, &options->timing_format);
  case OPTION_MLIR_ELIDE_ELEMENTSATTRS:
    print->elide_elements = true;
    return read_integer(flag, value, 0, &print->elide_elements_above);
  case OPTION_MLIR_ELIDE_RESOURCES:
    print->elide_resources = true;
    return read_integer(flag, value, 0, &print->elide_resource_strings_above);
  case OPTION_MLIR_HEX_ELEMENTSATTRS:
    return read_integer(flag, value, -1, &print->hex_elements_above);
  case OPTION_MLIR_DIAGNOSTIC_LEVEL:
    return set_severity(flag, value, &options->least_severity);
  case OPTION_EXPLAIN_FAILURES:
    return set_explanations(flag, value, options);
  case OPTION_DIAGNOSTICS_FORMAT:
    return set_diagnostics_format(flag, value, &options->diagnostics_format);
  case OPTION_LIST_PASSES:
    return set_list_passes(command, flag, value);
  case OPTION_COMPLETION:
    return set_completion(flag, value, &options->completion);
  case OPTION_REMARK_FORMAT:
    return set_remark_format(flag, value, &options->remark_format);
  case OPTION_REMARK_POLICY:
    return set_remark_policy(flag, value, &options->remark_policy);
  case OPTION_INPUT_STYLE:
    return set_input_style(flag, value, &options->lsp_is_delimited);
  case OPTION_DEBUG_ONLY:
    return read_traces(flag, value, &options->traces);
  case OPTION_DEBUG:
    options->traces = command->seen[id] ? (1u << TRACE_NUM_TYPES) - 1 : 0;
    return true;
    // Options with a field are set through their row. print_information handles
    // the others.
#define GROUP(TITLE)
#define OPTION(ID, NAME, KIND, VALUE, HELP)
#define FLAG(ID, NAME, FIELD, HELP) case OPTION_##ID:
#define TEXT(ID, NAME, FIELD, VALUE, HELP) case OPTION_##ID:
#define REFUSED(NAME, WHY)
#include "tool/options.def"
  case OPTION_LIST_PATTERNS:
  case OPTION_SHOW_DIALECTS:
  case OPTION_VERSION:
  case OPTION_HELP:
  case OPTION_H:
  case OPTION_HELP_HIDDEN:
  case OPTION_HELP_LIST:
  case NUM_OPTIONS:
    return true;
  }
  unreachable("option");
}

static bool read_option(Command *command, OptionId id, const char *value) {
  const OptionRow *row = &option_rows[id];
  bool is_set = true;
  if (row->style == VALUE_BOOL && !read_bool(row->flag, value, &is_set))
    return false;
  command->seen[id] = is_set;
  if (row->field == NO_FIELD)
    return set_option(command, id, value);
  char *field = (char *)command->options + row->field;
  if (row->style == VALUE_BOOL)
    *(bool *)(void *)field = is_set;
  else
    *(const char **)(void *)field = value;
  return true;
}

static struct option *create_getopt_table(const ToolRegistry *registry) {
  size_t size = NUM_OPTIONS + registry->passes.size + 1;
  struct option *table = mem_alloc(size * sizeof *table);
  memset(table, 0, size * sizeof *table);
  for (size_t i = 0; i < NUM_OPTIONS; i++) {
    table[i].name = option_rows[i].flag;
    table[i].has_arg = option_rows[i].style == VALUE_REQUIRED
                           ? required_argument
                           : optional_argument;
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    table[NUM_OPTIONS + i].name = registry->passes.passes[i]->flag;
    table[NUM_OPTIONS + i].has_arg = optional_argument;
  }
  return table;
}

/// Was the whole name written? getopt accepts any unambiguous prefix; this tool
/// does not.
static bool is_exact(const Command *command, int index, const char *element) {
  return string_ref_equals(
      element_name(element),
      string_ref_from_cstr(command->getopt_table[index].name));
}

static OptionsResult add_option(Command *command, int index) {
  if (index < NUM_OPTIONS)
    return read_option(command, (OptionId)index, optarg) ? OPTIONS_RUN
                                                         : OPTIONS_BAD;
  PassRequest request = {command->registry->passes.passes[index - NUM_OPTIONS],
                         optarg ? string_ref_from_cstr(optarg)
                                : string_ref("", 0)};
  VECTOR_PUSH(&command->options->passes, request);
  return OPTIONS_RUN;
}

/// Reads options and the input between them. getopt gets one element at a time
/// ("+"), because C libraries differ in where they leave optind after an error
/// and when they move inputs to the end.
static OptionsResult read_arguments(Command *command, int argc, char **argv) {
  opterr = 0;
  optind = 1;
  int num_inputs = 0;
  bool are_inputs = false; // True after `--`.
  while (optind < argc) {
    const char *element = argv[optind];
    int at = optind, index = 0;
    int result =
        are_inputs
            ? -1
            : getopt_long_only(argc, argv, "+:", command->getopt_table, &index);
    if (result == -1 && optind > at) {
      are_inputs = true;
    } else if (result == -1) {
      VECTOR_PUSH(&command->options->inputs, argv[optind]);
      command->options->input = argv[optind++];
      num_inputs++;
    } else if (result == ':') {
      return complain("for the %s option: requires a value!%s", element, "");
    } else if (result != 0 || !is_exact(command, index, element)) {
      return report_unknown(command, element);
    } else {
      OptionsResult added = add_option(command, index);
      if (added != OPTIONS_RUN)
        return added;
    }
  }
  if (num_inputs <= 1 || command->options->updates_checks)
    return OPTIONS_RUN;
  fprintf(stderr, "mlopt: Too many positional arguments specified!\n"
                  "Can specify at most 1 positional arguments: See: mlopt "
                  "--help\n");
  return OPTIONS_BAD;
}

static bool wants_help(const Command *command) {
  return command->seen[OPTION_HELP] || command->seen[OPTION_H] ||
         command->seen[OPTION_HELP_HIDDEN] || command->seen[OPTION_HELP_LIST];
}

/// -help PASS. False: there is no pass of this name.
static bool print_pass_help(const Command *command, const char *name) {
  StringRef flag = string_ref_from_cstr(name);
  Stream text = {0};
  bool found = information_print_pass(&command->registry->passes, flag, &text);
  printf("%.*s", STR_ARGS(stream_view(&text)));
  stream_free(&text);
  if (found)
    return true;
  fprintf(stderr, "mlopt: there is no pass '%s'\n", name);
  hint_flag(command->registry, element_name(name));
  return false;
}

/// Output generated from the tables for other programs.
static void print_tables(const Command *command) {
  const ToolRegistry *registry = command->registry;
  const char *shell = command->options->completion;
  Stream text = {0};
  VECTOR(OptionHelp) rows = {0};
  for (size_t i = 0; i < ARRAY_LENGTH(help_rows); i++)
    VECTOR_PUSH(&rows, ((OptionHelp){help_rows[i].group, help_rows[i].flag,
                                     help_rows[i].value, help_rows[i].help,
                                     help_rows[i].style == VALUE_REQUIRED}));
  if (!shell && command->seen[OPTION_LIST_PATTERNS])
    information_print_patterns(registry, &text);
  else if (!shell)
    information_print_passes(&registry->passes, &text);
  else if (!strcmp(shell, "man"))
    information_print_man(registry, rows.data, rows.size, &text);
  else
    information_print_completion(registry,
                                 *shell == 'b'   ? SHELL_BASH
                                 : *shell == 'z' ? SHELL_ZSH
                                                 : SHELL_FISH,
                                 rows.data, rows.size, &text);
  fwrite(text.data, 1, text.size, stdout);
  VECTOR_FREE(&rows);
  stream_free(&text);
}

/// Prints the requested information instead of running.
static OptionsResult print_information(const Command *command) {
  const ToolOptions *options = command->options;
  if (wants_help(command) && options->inputs.size) {
    if (!print_pass_help(command, options->inputs.data[0]))
      return OPTIONS_BAD;
  } else if (wants_help(command))
    print_help(command->registry);
  else if (options->completion || options->lists_passes_as_json ||
           command->seen[OPTION_LIST_PATTERNS])
    print_tables(command);
  else if (command->seen[OPTION_VERSION])
    printf("mlopt %s\n", MLOPT_VERSION);
  else if (command->seen[OPTION_LIST_PASSES])
    print_passes(command->registry, true);
  else if (command->seen[OPTION_SHOW_DIALECTS])
    print_dialects(command->registry);
  else
    return OPTIONS_RUN;
  return fflush(stdout) ? complain("%s: %s", "standard output", strerror(errno))
                        : OPTIONS_DONE;
}

/// Is standard error a terminal that shows colors? Follows
/// llvm::sys::Process::StandardErrHasColors; besides, NO_COLOR (no-color.org)
/// turns them off.
static bool terminal_has_colors(void) {
  static const char *const beginnings[] = {"ansi",   "cygwin", "linux", "rxvt",
                                           "screen", "vt100",  "xterm"};
  const char *term = getenv("TERM"), *off = getenv("NO_COLOR");
  if ((off && *off) || !term || !isatty(STDERR_FILENO))
    return false;
  for (size_t i = 0; i < ARRAY_LENGTH(beginnings); i++)
    if (!strncmp(term, beginnings[i], strlen(beginnings[i])))
      return true;
  size_t size = strlen(term);
  return size >= 5 && !strcmp(term + size - 5, "color");
}

OptionsResult options_parse(int argc, char **argv, const ToolRegistry *registry,
                            ToolOptions *options) {
  *options = (ToolOptions){.input = "-",
                           .output = "-",
                           .remarks_file = "mlir-remarks.yaml",
                           .least_severity = DIAG_REMARK,
                           .bytecode_version = NO_BYTECODE_VERSION,
                           .uses_color = terminal_has_colors(),
                           .verify_each = true,
                           .explain_failures = true,
                           .show_op_on_diagnostic = true,
                           .print = print_options_default()};
  Command command = {.registry = registry,
                     .options = options,
                     .getopt_table = create_getopt_table(registry)};
  OptionsResult result = read_arguments(&command, argc, argv);
  mem_free(command.getopt_table);
  if (result == OPTIONS_RUN)
    result = print_information(&command);
#ifdef NDEBUG
  if (result == OPTIONS_RUN && options->checks_ir)
    result = complain("%s %s", "-debug-check-ir needs a build with assertions:",
                      "make OPT=-O1");
#endif
  if (!options->output_marker)
    options->output_marker = options->exports_llvm_ir ? "" : "// -----";
  if (options->tells_errors_only)
    options->least_severity = DIAG_ERROR;
  if (result == OPTIONS_RUN && options->pipeline && options->passes.size)
    result =
        complain("'-pass-pipeline' option can't be used with individual pass "
                 "options, such as '-%s'%s",
                 options->passes.data[0].pass->flag, "");
  return result;
}

void options_free(ToolOptions *options) {
  VECTOR_FREE(&options->passes);
  VECTOR_FREE(&options->inputs);
  VECTOR_FREE(&options->ir_printing.before.passes);
  VECTOR_FREE(&options->ir_printing.after.passes);
}
