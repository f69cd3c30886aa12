// SPDX-License-Identifier: Apache-2.0
// Completion scripts. Options and passes take one dash or two. After an
// option's `=` come the words that it takes, passes, or files; after a pass's,
// its options.
#include "tool/information/information.h"

/// What completes the value of an option.
typedef enum Completion {
  COMPLETION_WORDS,
  COMPLETION_PASSES,
  COMPLETION_FILES,
} Completion;

static Completion completion_of(const OptionHelp *option) {
  if (*option->value != '<')
    return COMPLETION_WORDS;
  return strcmp(option->value, "<pass,…>") == 0 ? COMPLETION_PASSES
                                                : COMPLETION_FILES;
}

/// The words of the value, or the passes, each after a blank.
static void write_values(const ToolRegistry *registry, const OptionHelp *option,
                         Stream *out) {
  if (completion_of(option) == COMPLETION_WORDS) {
    stream_char(out, ' ');
    for (const char *at = option->value; *at; at++)
      stream_char(out, *at == '|' ? ' ' : *at);
    return;
  }
  for (size_t i = 0; i < registry->passes.size; i++)
    stream_format(out, " %s", registry->passes.passes[i]->flag);
}

/// Words of the options and passes, `=` after those that need a value.
static void write_words(const ToolRegistry *registry, const OptionHelp *options,
                        size_t count, Stream *out) {
  for (size_t i = 0; i < count; i++)
    if (options[i].flag)
      stream_format(out, " -%s%s", options[i].flag,
                    options[i].needs_value ? "=" : "");
  for (size_t i = 0; i < registry->passes.size; i++)
    stream_format(out, " -%s", registry->passes.passes[i]->flag);
}

static void write_pass_options(const PassDef *pass, Stream *out) {
  for (size_t i = 0; i < pass->num_options; i++)
    stream_format(out, " %s=", pass->options[i].name);
}

static const char bash_begin[] =
    "# bash completion for mlopt\n"
    "_mlopt() {\n"
    "  local word=${COMP_WORDS[COMP_CWORD]} words flag dash=''\n"
    "  COMPREPLY=()\n"
    "  compopt -o default 2>/dev/null\n"
    "  flag=${COMP_WORDS[COMP_CWORD-1]}\n"
    "  if [ \"$flag\" = = ]; then\n"
    "    flag=${COMP_WORDS[COMP_CWORD-2]}\n"
    "  elif [ \"$word\" = = ]; then\n"
    "    word=''\n"
    "  else\n"
    "    flag=''\n"
    "  fi\n"
    "  case $flag in --*) flag=${flag#-} ;; esac\n"
    "  case $flag in\n"
    "  '') words='";

static const char bash_end[] =
    "  *) return ;;\n"
    "  esac\n"
    "  if [ -z \"$flag\" ]; then\n"
    "    case $word in\n"
    "    --*) dash=- word=${word#-} ;;\n"
    "    -*) ;;\n"
    "    *) return ;;\n"
    "    esac\n"
    "  fi\n"
    "  COMPREPLY=($(compgen -P \"$dash\" -W \"$words\" -- \"$word\"))\n"
    "  case ${COMPREPLY[0]} in *=) compopt -o nospace 2>/dev/null ;; esac\n"
    "}\n"
    "complete -F _mlopt mlopt\n";

static void write_bash(const ToolRegistry *registry, const OptionHelp *options,
                       size_t count, Stream *out) {
  stream_cstr(out, bash_begin);
  write_words(registry, options, count, out);
  stream_cstr(out, "' ;;\n");
  for (size_t i = 0; i < count; i++) {
    if (!options[i].value || completion_of(&options[i]) == COMPLETION_FILES)
      continue;
    stream_format(out, "  -%s) words='", options[i].flag);
    write_values(registry, &options[i], out);
    stream_cstr(out, "' ;;\n");
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    if (!pass->num_options)
      continue;
    stream_format(out, "  -%s) words='", pass->flag);
    write_pass_options(pass, out);
    stream_cstr(out, "' ;;\n");
  }
  stream_cstr(out, bash_end);
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

/// The values of an option as _arguments takes them.
static void write_zsh_value(const ToolRegistry *registry,
                            const OptionHelp *option, Stream *out) {
  if (!option->value)
    return;
  stream_cstr(out, option->needs_value ? ":value:" : "::value:");
  if (completion_of(option) == COMPLETION_FILES) {
    stream_cstr(out, "_files");
    return;
  }
  stream_char(out, '(');
  write_values(registry, option, out);
  stream_char(out, ')');
}

/// A second dash is skipped: _arguments would take it for part of a long
/// option.
static void write_zsh(const ToolRegistry *registry, const OptionHelp *options,
                      size_t count, Stream *out) {
  stream_cstr(out, "#compdef mlopt\n"
                   "if [[ $PREFIX == --* ]]; then\n"
                   "  words[CURRENT]=${words[CURRENT]#-}\n"
                   "  compset -P -\n"
                   "fi\n"
                   "_arguments \\\n");
  for (size_t i = 0; i < count; i++) {
    if (!options[i].flag)
      continue;
    stream_format(out, "  '-%s%s[", options[i].flag,
                  options[i].value ? "=-" : "");
    write_help(options[i].help, "[]:\\", out);
    stream_char(out, ']');
    write_zsh_value(registry, &options[i], out);
    stream_cstr(out, "' \\\n");
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    stream_format(out, "  '*-%s%s[", pass->flag, pass->num_options ? "=-" : "");
    write_help(pass->summary, "[]:\\", out);
    stream_cstr(out, "]");
    if (pass->num_options) {
      stream_cstr(out, "::option:{compadd -S \"\" --");
      write_pass_options(pass, out);
      stream_char(out, '}');
    }
    stream_cstr(out, "' \\\n");
  }
  stream_cstr(out, "  '*:file:_files'\n");
}

static void write_fish_option(const ToolRegistry *registry,
                              const OptionHelp *option, Stream *out) {
  bool has_words = option->value && completion_of(option) != COMPLETION_FILES;
  stream_format(out, "complete -c mlopt -o %s -l %s%s", option->flag,
                option->flag,
                !option->needs_value ? ""
                : has_words          ? " -x"
                                     : " -r");
  if (has_words && option->needs_value) {
    stream_cstr(out, " -a '");
    write_values(registry, option, out);
    stream_char(out, '\'');
  }
  stream_cstr(out, " -d '");
  write_help(option->help, "\\", out);
  stream_cstr(out, "'\n");
}

/// After the `=` of what need not have a value: `words`, each after a blank.
static void write_fish_values(const char *flag, const Stream *words,
                              Stream *out) {
  if (words->size)
    stream_format(out,
                  "complete -c mlopt -f -o %s -l %s -n 'string match -qr -- "
                  "\"^--?%s=\" (commandline -ct)' -a '%.*s' -d 'of -%s'\n",
                  flag, flag, flag, STR_ARGS(stream_view(words)), flag);
}

static void write_fish(const ToolRegistry *registry, const OptionHelp *options,
                       size_t count, Stream *out) {
  Stream words = {0};
  for (size_t i = 0; i < count; i++) {
    if (!options[i].flag)
      continue;
    write_fish_option(registry, &options[i], out);
    words.size = 0;
    if (options[i].value && !options[i].needs_value &&
        completion_of(&options[i]) != COMPLETION_FILES)
      write_values(registry, &options[i], &words);
    write_fish_values(options[i].flag, &words, out);
  }
  for (size_t i = 0; i < registry->passes.size; i++) {
    const PassDef *pass = registry->passes.passes[i];
    OptionHelp option = {.flag = pass->flag, .help = pass->summary};
    write_fish_option(registry, &option, out);
    words.size = 0;
    write_pass_options(pass, &words);
    write_fish_values(pass->flag, &words, out);
  }
  stream_free(&words);
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
