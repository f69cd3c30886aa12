// SPDX-License-Identifier: Apache-2.0
// Completion scripts. After an option's `=` come files; after a pass's, its
// options.
#include "tool/information/information.h"

/// Words of the options and passes, `=` after those that take a value.
static void write_words(const ToolRegistry *registry, const OptionHelp *options,
                        size_t count, Stream *out) {
  for (size_t i = 0; i < count; i++)
    if (options[i].flag)
      stream_format(out, " -%s%s", options[i].flag,
                    options[i].value ? "=" : "");
  for (size_t i = 0; i < registry->passes.size; i++)
    stream_format(out, " -%s", registry->passes.passes[i]->flag);
}

static void write_pass_options(const PassDef *pass, Stream *out) {
  for (size_t i = 0; i < pass->num_options; i++)
    stream_format(out, " %s=", pass->options[i].name);
}

static void write_bash(const ToolRegistry *registry, const OptionHelp *options,
                       size_t count, Stream *out) {
  stream_cstr(out, "# bash completion for mlopt\n"
                   "_mlopt() {\n"
                   "  local word=${COMP_WORDS[COMP_CWORD]} words flag\n"
                   "  COMPREPLY=()\n"
                   "  compopt -o nospace -o default 2>/dev/null\n"
                   "  flag=${COMP_WORDS[COMP_CWORD-1]}\n"
                   "  if [ \"$flag\" = = ]; then\n"
                   "    flag=${COMP_WORDS[COMP_CWORD-2]}\n"
                   "  elif [ \"$word\" = = ]; then\n"
                   "    word=''\n"
                   "  else\n"
                   "    flag=''\n"
                   "  fi\n"
                   "  case ${flag#-} in\n"
                   "  '') words='");
  write_words(registry, options, count, out);
  stream_cstr(out, "' ;;\n");
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    if (!pass->num_options)
      continue;
    stream_format(out, "  -%s | %s) words='", pass->flag, pass->flag);
    write_pass_options(pass, out);
    stream_cstr(out, "' ;;\n");
  }
  stream_cstr(out, "  *) return ;;\n"
                   "  esac\n"
                   "  case $word in\n"
                   "  -* | *) [ -z \"$flag\" ] && case $word in -*) ;; *) "
                   "return ;; esac ;;\n"
                   "  esac\n"
                   "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                   "}\n"
                   "complete -F _mlopt mlopt\n");
}

/// `text` within single quotes; brackets and colons mean something to zsh.
static void write_help(const char *text, const char *special, Stream *out) {
  for (; *text; text++) {
    if (*text == '\'')
      stream_cstr(out, "'\\'");
    else if (strchr(special, *text))
      stream_char(out, '\\');
    stream_char(out, *text);
  }
}

static void write_zsh(const ToolRegistry *registry, const OptionHelp *options,
                      size_t count, Stream *out) {
  stream_cstr(out, "#compdef mlopt\n_arguments \\\n");
  for (size_t i = 0; i < count; i++) {
    if (!options[i].flag)
      continue;
    stream_format(out, "  '-%s%s[", options[i].flag,
                  options[i].value ? "=-" : "");
    write_help(options[i].help, "[]:\\", out);
    stream_cstr(out, options[i].value ? "]:value:_files' \\\n" : "]' \\\n");
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    stream_format(out, "  '*-%s%s[", pass->flag, pass->num_options ? "=-" : "");
    write_help(pass->summary, "[]:\\", out);
    stream_cstr(out, "]");
    if (pass->num_options) {
      stream_cstr(out, "::option:(");
      write_pass_options(pass, out);
      stream_char(out, ')');
    }
    stream_cstr(out, "' \\\n");
  }
  stream_cstr(out, "  '*:file:_files'\n");
}

static void write_fish(const ToolRegistry *registry, const OptionHelp *options,
                       size_t count, Stream *out) {
  for (size_t i = 0; i < count; i++) {
    if (!options[i].flag)
      continue;
    stream_format(out, "complete -c mlopt -o %s%s -d '", options[i].flag,
                  options[i].value ? " -r" : "");
    write_help(options[i].help, "\\", out);
    stream_cstr(out, "'\n");
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    stream_format(out, "complete -c mlopt -o %s", pass->flag);
    if (pass->num_options) {
      stream_cstr(out, " -a '");
      write_pass_options(pass, out);
      stream_char(out, '\'');
    }
    stream_cstr(out, " -d '");
    write_help(pass->summary, "\\", out);
    stream_cstr(out, "'\n");
  }
}

void information_print_completion(const ToolRegistry *registry, Shell shell,
                                  const OptionHelp *options, size_t count,
                                  Stream *out) {
  switch (shell) {
  case SHELL_BASH:
    write_bash(registry, options, count, out);
    return;
  case SHELL_ZSH:
    write_zsh(registry, options, count, out);
    return;
  case SHELL_FISH:
    write_fish(registry, options, count, out);
    return;
  }
}

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
