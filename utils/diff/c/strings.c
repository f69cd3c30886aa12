// SPDX-License-Identifier: Apache-2.0
// String functions written out: search, tokens, numbers, base64, UTF-8.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static size_t length(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return (size_t)(p - s);
}

static const char *find(const char *text, const char *word) {
  size_t skip[256], n = length(text), m = length(word);
  for (int i = 0; i < 256; i++)
    skip[i] = m;
  for (size_t i = 0; i + 1 < m; i++)
    skip[(unsigned char)word[i]] = m - 1 - i;
  for (size_t at = 0; at + m <= n; at += skip[(unsigned char)text[at + m - 1]])
    if (memcmp(text + at, word, m) == 0)
      return text + at;
  return NULL;
}

static int to_number(const char *s, long *value) {
  long sum = 0;
  int negative = *s == '-';
  s += negative;
  if (!*s)
    return 0;
  for (; *s; s++) {
    if (*s < '0' || *s > '9')
      return 0;
    sum = sum * 10 + (*s - '0');
  }
  *value = negative ? -sum : sum;
  return 1;
}

static const char alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static void encode(const uint8_t *in, size_t size, char *out) {
  while (size >= 3) {
    uint32_t v = (uint32_t)in[0] << 16 | (uint32_t)in[1] << 8 | in[2];
    *out++ = alphabet[v >> 18];
    *out++ = alphabet[v >> 12 & 63];
    *out++ = alphabet[v >> 6 & 63];
    *out++ = alphabet[v & 63];
    in += 3;
    size -= 3;
  }
  if (size) {
    uint32_t v = (uint32_t)in[0] << 16 | (size > 1 ? in[1] << 8 : 0);
    *out++ = alphabet[v >> 18];
    *out++ = alphabet[v >> 12 & 63];
    *out++ = size > 1 ? alphabet[v >> 6 & 63] : '=';
    *out++ = '=';
  }
  *out = '\0';
}

static unsigned decode_utf8(const unsigned char **at) {
  const unsigned char *p = *at;
  unsigned c = *p++;
  int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc0 ? 1 : 0;
  if (more)
    c &= 0x3fu >> more;
  while (more-- > 0)
    c = c << 6 | (*p++ & 0x3f);
  *at = p;
  return c;
}

int main(void) {
  const char *text = "the quick brown fox jumps over the lazy dog\t\"end\"";
  printf("%td %td %d\n", find(text, "fox") - text, find(text, "\"end") - text,
         find(text, "cat") == NULL);
  const char *numbers[] = {"0", "-17", "99x", "-", "1234567890123"};
  for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    long value = -1;
    int good = to_number(numbers[i], &value);
    printf("%d:%ld ", good, value);
  }
  char out[64];
  encode((const uint8_t *)"any carnal pleas", 16, out);
  printf("\n%s\n", out);
  const unsigned char *p =
      (const unsigned char *)"a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80";
  while (*p)
    printf("U+%04X ", decode_utf8(&p));
  char words[32];
  strcpy(words, "one,two,,three");
  int count = 0;
  for (char *w = strtok(words, ","); w; w = strtok(NULL, ","))
    count += (int)strlen(w);
  printf("%d\n", count);
  return 0;
}
