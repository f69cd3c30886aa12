// SPDX-License-Identifier: Apache-2.0
#include "support/suggestion.h"

enum { MOST_NAMES = 10000, EDIT_EACH = 3, LONGEST_NAME = 64 };

Suggestion suggestion_for(StringRef wanted) {
  unsigned edits = (unsigned)(wanted.size + EDIT_EACH - 1) / EDIT_EACH;
  bool is_short = wanted.size < 2 || wanted.size > LONGEST_NAME;
  return (Suggestion){.wanted = wanted,
                      .distance = edits + 1,
                      .num_left = is_short ? 0 : MOST_NAMES};
}

void suggestion_consider(Suggestion *suggestion, StringRef name) {
  size_t size = suggestion->wanted.size;
  if (!suggestion->num_left || !name.size)
    return;
  suggestion->num_left--;
  size_t longer = name.size > size ? name.size - size : size - name.size;
  if (longer >= suggestion->distance ||
      string_ref_equals(name, suggestion->wanted))
    return;
  unsigned distance = string_ref_edit_distance(name, suggestion->wanted);
  if (distance >= suggestion->distance)
    return;
  suggestion->distance = distance;
  suggestion->nearest = name;
}
