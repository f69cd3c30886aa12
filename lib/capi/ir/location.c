// SPDX-License-Identifier: Apache-2.0
// Locations. A handle is the location as an attribute, which knows its context.
#include "capi/capi_internal.h"

Location unwrap_location(MlirLocation location) {
  const Attribute *attr = location.ptr;
  if (!attr)
    return location_unknown();
  const LocationAttr *wrapped = attr_as_location(attr);
  return wrapped ? wrapped->value
                 : location_dialect_get(capi_ctx_of(attr), attr);
}

MlirLocation wrap_location(Context *ctx, Location loc) {
  const Attribute *attr = location_dialect_attr(loc);
  return (MlirLocation){attr ? attr : location_attr_intern(ctx, loc)};
}

MlirAttribute mlirLocationGetAttribute(MlirLocation location) {
  if (!attr_as_location(location.ptr))
    return wrap_attr(location.ptr);
  // From here on the location may be used in IR.
  return wrap_attr(
      location_attr_get(capi_ctx_of(location.ptr), unwrap_location(location)));
}

MlirLocation mlirLocationFromAttribute(MlirAttribute attribute) {
  return (MlirLocation){attr_as_location(unwrap_attr(attribute))};
}

MlirLocation mlirLocationUnknownGet(MlirContext context) {
  return wrap_location(ctx_of(context), location_unknown());
}

MlirContext mlirLocationGetContext(MlirLocation location) {
  return wrap_context(capi_owner(location.ptr));
}

bool mlirLocationEqual(MlirLocation l1, MlirLocation l2) {
  return l1.ptr == l2.ptr;
}

void mlirLocationPrint(MlirLocation location, MlirStringCallback callback,
                       void *userData) {
  Stream text = {0};
  location_print(capi_ctx_of(location.ptr), &text, unwrap_location(location));
  capi_give_text(&text, callback, userData);
}

//===- Files --------------------------------------------------------------===//

MlirLocation mlirLocationFileLineColGet(MlirContext context,
                                        MlirStringRef filename, unsigned line,
                                        unsigned col) {
  Context *ctx = ctx_of(context);
  return wrap_location(
      ctx, location_file_line_col_get(ctx, unwrap_text(filename), line, col));
}

MlirLocation
mlirLocationFileLineColRangeGet(MlirContext context, MlirStringRef filename,
                                unsigned start_line, unsigned start_col,
                                unsigned end_line, unsigned end_col) {
  Context *ctx = ctx_of(context);
  StringRef file = unwrap_text(filename);
  bool is_place = start_line == end_line && start_col == end_col;
  return wrap_location(
      ctx, is_place
               ? location_file_line_col_get(ctx, file, start_line, start_col)
               : location_range_get(ctx, file, start_line, start_col, end_line,
                                    end_col));
}

bool mlirLocationIsAFileLineColRange(MlirLocation location) {
  return location_kind(unwrap_location(location)) == LOCATION_FILE_LINE_COL;
}

typedef struct Range {
  StringRef file;
  uint32_t line, column, end_line, end_column;
} Range;

/// False if it is something else.
static bool get_range(MlirLocation location, Range *range) {
  Location loc = unwrap_location(location);
  if (location_kind(loc) != LOCATION_FILE_LINE_COL)
    return false;
  location_file_line_col(capi_ctx_of(location.ptr), loc, &range->file,
                         &range->line, &range->column);
  const LocationData *data = location_data(loc);
  range->end_line = data ? data->end_line : range->line;
  range->end_column = data ? data->end_column : range->column;
  return true;
}

MlirIdentifier mlirLocationFileLineColRangeGetFilename(MlirLocation location) {
  Range range;
  if (!get_range(location, &range))
    return (MlirIdentifier){NULL};
  return wrap_identifier(capi_ctx_of(location.ptr), range.file);
}

int mlirLocationFileLineColRangeGetStartLine(MlirLocation location) {
  Range range;
  return get_range(location, &range) ? (int)range.line : -1;
}

int mlirLocationFileLineColRangeGetStartColumn(MlirLocation location) {
  Range range;
  return get_range(location, &range) ? (int)range.column : -1;
}

int mlirLocationFileLineColRangeGetEndLine(MlirLocation location) {
  Range range;
  return get_range(location, &range) ? (int)range.end_line : -1;
}

int mlirLocationFileLineColRangeGetEndColumn(MlirLocation location) {
  Range range;
  return get_range(location, &range) ? (int)range.end_column : -1;
}

//===- Locations of locations ---------------------------------------------===//

/// Its data if it is of `kind`, else NULL.
static const LocationData *data_of(MlirLocation location, LocationKind kind) {
  Location loc = unwrap_location(location);
  return location_kind(loc) == kind ? location_data(loc) : NULL;
}

static MlirLocation child_of(MlirLocation location, LocationKind kind,
                             unsigned index) {
  const LocationData *data = data_of(location, kind);
  return data ? wrap_location(capi_ctx_of(location.ptr), data->children[index])
              : (MlirLocation){NULL};
}

MlirLocation mlirLocationCallSiteGet(MlirLocation callee, MlirLocation caller) {
  Context *ctx = capi_ctx_of(callee.ptr);
  return wrap_location(ctx, location_call_site_get(ctx, unwrap_location(callee),
                                                   unwrap_location(caller)));
}

MlirLocation mlirLocationCallSiteGetCallee(MlirLocation location) {
  return child_of(location, LOCATION_CALL_SITE, 0);
}

MlirLocation mlirLocationCallSiteGetCaller(MlirLocation location) {
  return child_of(location, LOCATION_CALL_SITE, 1);
}

bool mlirLocationIsACallSite(MlirLocation location) {
  return data_of(location, LOCATION_CALL_SITE) != NULL;
}

MlirLocation mlirLocationFusedGet(MlirContext context, intptr_t nLocations,
                                  MlirLocation const *locations,
                                  MlirAttribute metadata) {
  Context *ctx = ctx_of(context);
  LocationList parts = {0};
  for (intptr_t i = 0; i < nLocations; i++)
    VECTOR_PUSH(&parts, unwrap_location(locations[i]));
  Location fused =
      location_fused_get(ctx, parts.data, parts.size, unwrap_attr(metadata));
  VECTOR_FREE(&parts);
  return wrap_location(ctx, fused);
}

unsigned mlirLocationFusedGetNumLocations(MlirLocation location) {
  const LocationData *data = data_of(location, LOCATION_FUSED);
  LocationList parts = {0};
  if (data)
    location_fused_parts(data, &parts);
  unsigned count = (unsigned)parts.size;
  VECTOR_FREE(&parts);
  return count;
}

void mlirLocationFusedGetLocations(MlirLocation location,
                                   MlirLocation *locationsCPtr) {
  const LocationData *data = data_of(location, LOCATION_FUSED);
  LocationList parts = {0};
  if (data)
    location_fused_parts(data, &parts);
  for (size_t i = 0; i < parts.size; i++)
    locationsCPtr[i] = wrap_location(capi_ctx_of(location.ptr), parts.data[i]);
  VECTOR_FREE(&parts);
}

MlirAttribute mlirLocationFusedGetMetadata(MlirLocation location) {
  const LocationData *data = data_of(location, LOCATION_FUSED);
  return wrap_attr(data ? data->metadata : NULL);
}

bool mlirLocationIsAFused(MlirLocation location) {
  return data_of(location, LOCATION_FUSED) != NULL;
}

MlirLocation mlirLocationNameGet(MlirContext context, MlirStringRef name,
                                 MlirLocation childLoc) {
  Context *ctx = ctx_of(context);
  return wrap_location(ctx, location_name_get(ctx, unwrap_text(name),
                                              unwrap_location(childLoc)));
}

MlirIdentifier mlirLocationNameGetName(MlirLocation location) {
  const LocationData *data = data_of(location, LOCATION_NAME);
  if (!data)
    return (MlirIdentifier){NULL};
  return wrap_identifier(capi_ctx_of(location.ptr), data->name);
}

MlirLocation mlirLocationNameGetChildLoc(MlirLocation location) {
  return child_of(location, LOCATION_NAME, 0);
}

bool mlirLocationIsAName(MlirLocation location) {
  return data_of(location, LOCATION_NAME) != NULL;
}
