// SPDX-License-Identifier: Apache-2.0
// Locations: where an operation comes from.
#ifndef MLOPT_IR_ATTRIBUTES_LOCATION_H
#define MLOPT_IR_ATTRIBUTES_LOCATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/context.h"
#include "support/vector.h"

/// 8 bytes. 0 is unknown; odd is file:line:column packed, the file an index
/// into the Context's list; else a pointer to an interned LocationData.
/// Compared by value. Follows mlir::Location.
typedef struct Location {
  uint64_t bits;
} Location;

typedef enum LocationKind {
  LOCATION_UNKNOWN,
  LOCATION_FILE_LINE_COL, ///< A place, or a range of text.
  LOCATION_NAME,
  LOCATION_CALL_SITE,
  LOCATION_FUSED,
  LOCATION_DIALECT, ///< An attribute of a dialect.
} LocationKind;

/// What does not fit in 8 bytes. Interned, immutable.
typedef struct LocationData {
  LocationKind kind;
  uint32_t num_children;
  StringRef name;            ///< NAME: the name. FILE_LINE_COL: the file.
  const Attribute *metadata; ///< FUSED: NULL if none. DIALECT: the attribute.
  uint32_t line, column;     ///< FILE_LINE_COL: the start.
  uint32_t end_line, end_column;
  /// NAME: its child. CALL_SITE: callee, caller. FUSED: its parts, or, where
  /// they are many, fused parts of the same metadata that stand for theirs:
  /// see location_fused_parts.
  Location children[];
} LocationData;

static inline Location location_unknown(void) { return (Location){0}; }
static inline bool location_equals(Location lhs, Location rhs) {
  return lhs.bits == rhs.bits;
}

/// The kind of any location. Constant time.
LocationKind location_kind(Location loc);

/// Number of `file` in the Context's list, for location_from_file_id.
uint32_t location_file_id(Context *ctx, StringRef file);

/// Bits of a packed location: one that says so, one for the wide form, column,
/// line, file. The wide form is for files in few, long lines, and only for what
/// the other cannot hold.
enum {
  LOCATION_IS_PACKED = 1,
  LOCATION_IS_WIDE = 2,
  LOCATION_COLUMN_SHIFT = 2,
  LOCATION_COLUMN_BITS = 20,
  LOCATION_LINE_BITS = 25,
  LOCATION_FILE_BITS = 17,
  LOCATION_LINE_SHIFT = LOCATION_COLUMN_SHIFT + LOCATION_COLUMN_BITS,
  LOCATION_FILE_SHIFT = LOCATION_LINE_SHIFT + LOCATION_LINE_BITS,
};
_Static_assert(LOCATION_FILE_SHIFT + LOCATION_FILE_BITS == 64,
               "a packed location is full");

/// A place whose numbers are too large for the usual packed form.
Location location_from_large_numbers(Context *ctx, uint32_t file_id,
                                     uint32_t line, uint32_t column);

/// Packed where it fits, else interned. Constant time.
static inline Location location_from_file_id(Context *ctx, uint32_t file_id,
                                             uint32_t line, uint32_t column) {
  if (file_id >> LOCATION_FILE_BITS || line >> LOCATION_LINE_BITS ||
      column >> LOCATION_COLUMN_BITS)
    return location_from_large_numbers(ctx, file_id, line, column);
  return (Location){(uint64_t)file_id << LOCATION_FILE_SHIFT |
                    (uint64_t)line << LOCATION_LINE_SHIFT |
                    (uint64_t)column << LOCATION_COLUMN_SHIFT |
                    LOCATION_IS_PACKED};
}

/// Follows mlir::FileLineColLoc::get.
Location location_file_line_col_get(Context *ctx, StringRef file, uint32_t line,
                                    uint32_t column);

/// As in mlir, a range of one place is not the same as the place, but prints
/// the same. Follows mlir::FileLineColRange::get.
Location location_range_get(Context *ctx, StringRef file, uint32_t line,
                            uint32_t column, uint32_t end_line,
                            uint32_t end_column);

/// If `child` is unknown, only the name is printed. Follows mlir::NameLoc::get.
Location location_name_get(Context *ctx, StringRef name, Location child);

/// Follows mlir::CallSiteLoc::get.
Location location_call_site_get(Context *ctx, Location callee, Location caller);

/// A copy of a place, not interned, that location_open_close turns into a call
/// site when it is known where it was called from. Lives as long as the Context.
Location location_open_get(Context *ctx, Location place);
/// Turns what location_open_get gave for `place` into `place` called at
/// `caller`, in every location that it is part of.
void location_open_close(Location open, Location place, Location caller);

/// A location of a dialect: an attribute that stands for one.
Location location_dialect_get(Context *ctx, const Attribute *attr);
/// Equal and unknown parts are dropped; one part without metadata is that part.
/// A part that is fused is taken apart if it is short, so that a chain of these
/// is linear in its length.
/// Follows mlir::FusedLoc::get.
Location location_fused_get(Context *ctx, const Location *parts, size_t count,
                            const Attribute *metadata);

typedef VECTOR(Location) LocationList;

/// Are the children of a FUSED location its parts? Linear in them.
bool location_is_flat(const LocationData *fused);
/// Appends all parts of a FUSED location, each once, in order. Linear.
void location_fused_parts(const LocationData *fused, LocationList *parts);

/// File, line and column of a FILE_LINE_COL location.
void location_file_line_col(const Context *ctx, Location loc, StringRef *file,
                            uint32_t *line, uint32_t *column);
/// The attribute of a DIALECT location, else NULL.
const Attribute *location_dialect_attr(Location loc);
/// The data of a location that is neither unknown nor packed, else NULL.
const LocationData *location_data(Location loc);

/// The place to report `loc` at: the first file:line:column in it (the callee
/// of a call site, the child of a name, the first of a fused one); line 0 if
/// there is none. Follows mlir::SourceMgrDiagnosticHandler.
SourcePos location_position(const Context *ctx, Location loc);

#endif
