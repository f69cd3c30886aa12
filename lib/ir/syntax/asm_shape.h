// SPDX-License-Identifier: Apache-2.0
// Assembly shapes: the custom syntaxes that operations choose from.
#ifndef MLOPT_IR_SYNTAX_ASM_SHAPE_H
#define MLOPT_IR_SYNTAX_ASM_SHAPE_H

#include <stdint.h>

/// One per row of asm_shapes.def. A shape is a production of the grammar
/// (`OP_<SHAPE>` is its token) and a printer.
typedef enum OpShape {
#define SHAPE(ID, PRINT) SHAPE_##ID,
#include "ir/syntax/asm_shapes.def"
  NUM_OP_SHAPES
} OpShape;
_Static_assert(NUM_OP_SHAPES <= UINT8_MAX, "OpDef.shape is a byte");

#endif
