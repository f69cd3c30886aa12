// SPDX-License-Identifier: Apache-2.0
// Sorts by several methods, through comparison functions.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*Compare)(const void *, const void *);

static int compare_ints(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int compare_words(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void quick_sort(int *data, int low, int high) {
  while (low < high) {
    int pivot = data[low + (high - low) / 2], i = low - 1, j = high + 1;
    for (;;) {
      do
        i++;
      while (data[i] < pivot);
      do
        j--;
      while (data[j] > pivot);
      if (i >= j)
        break;
      int t = data[i];
      data[i] = data[j];
      data[j] = t;
    }
    quick_sort(data, low, j);
    low = j + 1;
  }
}

static void sift(unsigned short *heap, size_t at, size_t size) {
  for (size_t child; (child = 2 * at + 1) < size; at = child) {
    if (child + 1 < size && heap[child + 1] > heap[child])
      child++;
    if (heap[at] >= heap[child])
      return;
    unsigned short t = heap[at];
    heap[at] = heap[child];
    heap[child] = t;
  }
}

static void heap_sort(unsigned short *heap, size_t size) {
  for (size_t i = size / 2; i-- > 0;)
    sift(heap, i, size);
  for (size_t i = size; i-- > 1;) {
    unsigned short t = heap[0];
    heap[0] = heap[i];
    heap[i] = t;
    sift(heap, 0, i);
  }
}

static void insertion_sort(void *base, size_t count, size_t size,
                           Compare compare) {
  char *bytes = base, hold[64];
  for (size_t i = 1; i < count; i++) {
    size_t j = i;
    memcpy(hold, bytes + i * size, size);
    for (; j > 0 && compare(bytes + (j - 1) * size, hold) > 0; j--)
      memmove(bytes + j * size, bytes + (j - 1) * size, size);
    memcpy(bytes + j * size, hold, size);
  }
}

int main(void) {
  int numbers[100], copy[100];
  unsigned short shorts[64];
  unsigned seed = 12345;
  for (int i = 0; i < 100; i++) {
    seed = seed * 1103515245u + 12345u;
    numbers[i] = copy[i] = (int)(seed >> 16) % 1000 - 500;
    if (i < 64)
      shorts[i] = (unsigned short)seed;
  }
  quick_sort(numbers, 0, 99);
  qsort(copy, 100, sizeof *copy, compare_ints);
  heap_sort(shorts, 64);
  for (int i = 0; i < 100; i++)
    if (numbers[i] != copy[i])
      return 1;
  for (int i = 1; i < 64; i++)
    if (shorts[i - 1] > shorts[i])
      return 2;
  const char *words[] = {"pear", "apple", "fig", "quince", "date", "cherry"};
  insertion_sort(words, 6, sizeof *words, compare_words);
  for (int i = 0; i < 6; i++)
    printf("%s%c", words[i], i < 5 ? ' ' : '\n');
  printf("%d %d %d %u\n", numbers[0], numbers[50], numbers[99], shorts[32]);
  return 0;
}
