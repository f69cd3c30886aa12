// SPDX-License-Identifier: Apache-2.0
// Names by scope: shared by values.c, blocks.c and actions_regions.c.
#ifndef MLOPT_PARSER_SCOPES_H
#define MLOPT_PARSER_SCOPES_H

#include "parser/parser_internal.h"

/// The number of `text` in `table`. A new name is added, and its number is the
/// previous size of the table.
uint32_t names_slot(NameTable *table, const char *text, uint32_t size);

/// Restores what the names meant before `scope`, the innermost one.
void values_leave_scope(Parser *parser, const RegionScope *scope);
/// Does the same for blocks. Reports blocks that were used but not defined.
void blocks_leave_scope(Parser *parser, const RegionScope *scope);

/// Defines the block `name` and appends it to the current region.
Block *block_define(Parser *parser, Token name);

#endif
