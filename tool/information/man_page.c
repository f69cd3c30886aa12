// SPDX-License-Identifier: Apache-2.0
#include "tool/information/information.h"

/// `text` as troff has it.
static void write_troff(const char *text, Stream *out) {
  for (; *text; text++) {
    if (*text == '\\' || *text == '-')
      stream_char(out, '\\');
    if (*text == '\\')
      stream_char(out, 'e');
    else
      stream_char(out, *text);
  }
}

static void write_entry(const char *flag, const char *value, const char *help,
                        Stream *out) {
  stream_cstr(out, ".TP\n.B \\-");
  write_troff(flag, out);
  if (value) {
    stream_char(out, '=');
    write_troff(value, out);
  }
  stream_char(out, '\n');
  write_troff(help, out);
  stream_cstr(out, ".\n");
}

void information_print_man(const ToolRegistry *registry,
                           const OptionHelp *options, size_t count,
                           Stream *out) {
  for (size_t i = 0; i < count; i++) {
    if (!options[i].group) {
      write_entry(options[i].flag, options[i].value, options[i].help, out);
      continue;
    }
    stream_cstr(out, ".SS ");
    write_troff(options[i].group, out);
    stream_char(out, '\n');
  }
  stream_cstr(out, ".SH PASSES\n");
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    write_entry(pass->flag, NULL, pass->summary, out);
    for (size_t k = 0; k < pass->num_options; k++) {
      stream_cstr(out, ".RS\n.TP\n.B ");
      write_troff(pass->options[k].name, out);
      stream_char(out, '\n');
      write_troff(pass->options[k].help, out);
      stream_cstr(out, "\n.RE\n");
    }
  }
}
