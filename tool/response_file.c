// SPDX-License-Identifier: Apache-2.0
// Files that are being read are on a stack, each with the words of it that are
// left, so that files may name files.
#include "tool/response_file.h"

#include <stdio.h>
#include <string.h>

#include "support/ascii.h"
#include "support/source.h"

enum { MAX_WORDS = 1 << 20 };

typedef struct WordList {
  char **data;
  size_t size;
  size_t capacity;
} WordList;

typedef struct OpenFile {
  const char *name; ///< NULL: the command line itself.
  WordList words;
  size_t next;
} OpenFile;

typedef struct Expansion {
  CommandLine *line;
  VECTOR(OpenFile) open;
  size_t num_steps; ///< Words and files so far.
} Expansion;

/// Ends the word at `at` where it stands, with a NUL: quotes hold blanks
/// together, and after a backslash any character is itself. Gives what follows.
static char *end_word(char *at, const char *end) {
  char *word = at;
  char quote = 0;
  for (; at < end && (quote || !is_blank(*at)); at++) {
    if (*at == '\\' && at + 1 < end)
      *word++ = *++at;
    else if (quote ? *at == quote : *at == '"' || *at == '\'')
      quote = quote ? 0 : *at;
    else
      *word++ = *at;
  }
  char *next = at < end ? at + 1 : at;
  *word = '\0';
  return next;
}

/// The words of `text`, which has room for a NUL after it and is changed.
static void read_words(char *text, size_t size, WordList *words) {
  const char *end = text + size;
  while (text < end) {
    if (is_blank(*text)) {
      text++;
      continue;
    }
    VECTOR_PUSH(words, text);
    text = end_word(text, end);
  }
}

static bool complain(const char *format, const char *what) {
  fprintf(stderr, "mlopt: ");
  fprintf(stderr, format, what);
  fprintf(stderr, "\n");
  return false;
}

static bool is_open(const Expansion *expansion, const char *name) {
  for (size_t i = 1; i < expansion->open.size; i++)
    if (!strcmp(expansion->open.data[i].name, name))
      return true;
  return false;
}

/// `*is_file`: `word` names a file, which was opened. False after an error.
static bool open_file(Expansion *expansion, const char *word, bool *is_file) {
  const char *name = word + 1;
  SourceBuffer buffer;
  *is_file = false;
  if (word[0] != '@' || !strcmp(name, "-") || !*name)
    return true;
  if (is_open(expansion, name))
    return complain("recursive expansion of: '%s'", name);
  if (source_read(&expansion->line->arena, name, &buffer))
    return true;
  OpenFile file = {.name = name};
  read_words(arena_copy_text(&expansion->line->arena, buffer.text.data,
                             buffer.text.size),
             buffer.text.size, &file.words);
  VECTOR_PUSH(&expansion->open, file);
  *is_file = true;
  return true;
}

static bool expand(Expansion *expansion) {
  while (expansion->open.size) {
    OpenFile *file = &VECTOR_LAST(&expansion->open);
    if (file->next == file->words.size) {
      VECTOR_FREE(&file->words);
      expansion->open.size--;
      continue;
    }
    char *word = file->words.data[file->next++];
    bool is_file;
    if (++expansion->num_steps > MAX_WORDS)
      return complain("too many words in '%s'", file->name ? file->name : "");
    if (!open_file(expansion, word, &is_file))
      return false;
    if (!is_file)
      VECTOR_PUSH(&expansion->line->words, word);
  }
  return true;
}

bool command_line_expand(int argc, char **argv, CommandLine *line) {
  Expansion expansion = {.line = line};
  OpenFile all = {0};
  for (int i = 0; i < argc; i++)
    VECTOR_PUSH(&all.words, argv[i]);
  VECTOR_PUSH(&expansion.open, all);
  bool ok = expand(&expansion);
  for (size_t i = 0; i < expansion.open.size; i++)
    VECTOR_FREE(&expansion.open.data[i].words);
  VECTOR_FREE(&expansion.open);
  line->count = (int)line->words.size;
  VECTOR_PUSH(&line->words, NULL);
  return ok;
}

void command_line_free(CommandLine *line) {
  VECTOR_FREE(&line->words);
  arena_free(&line->arena);
}
