// SPDX-License-Identifier: Apache-2.0
// Names by scope: what values.c, blocks.c and actions_regions.c share.
#ifndef MLOPT_PARSER_SCOPES_H
#define MLOPT_PARSER_SCOPES_H

#include "parser/parser_internal.h"

/// Number of `text` in `table`: the size of the table before it if it is new.
uint32_t names_slot(NameTable *table, const char *text, uint32_t size);

/// Makes the names mean what they did before `scope`, the innermost one.
void values_leave_scope(Parser *parser, const RegionScope *scope);
/// The same for blocks. Reports blocks that were named but not defined.
void blocks_leave_scope(Parser *parser, const RegionScope *scope);

/// The block that `name` defines, put at the end of the current region.
Block *block_define(Parser *parser, Token name);

#endif
