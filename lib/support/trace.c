// SPDX-License-Identifier: Apache-2.0
// Debug traces: the names of the types, and the lines.
#include "support/trace.h"

#include <stdarg.h>

static const char *const trace_names[TRACE_NUM_TYPES] = {
#define TRACE(ID, NAME) [TRACE_##ID] = NAME,
    TRACE_TYPES(TRACE)
#undef TRACE
};

TraceType trace_type_from_name(StringRef name) {
  unsigned type = 0;
  while (type < TRACE_NUM_TYPES &&
         !string_ref_equals(name, string_ref_from_cstr(trace_names[type])))
    type++;
  return (TraceType)type;
}

const char *trace_type_name(TraceType type) { return trace_names[type]; }

void trace_begin(Trace *trace) {
  stream_fill(trace->out, ' ', 2 * (size_t)trace->indent);
}

void trace_line(Trace *trace, const char *format, ...) {
  trace_begin(trace);
  va_list args;
  va_start(args, format);
  stream_vformat(trace->out, format, args);
  va_end(args);
  stream_char(trace->out, '\n');
}

void trace_rule(Trace *trace) {
  trace_begin(trace);
  stream_cstr(trace->out,
              "//===-------------------------------------------===//\n");
}
