// SPDX-License-Identifier: Apache-2.0
// Documentation of operations and passes, from their rows.
#ifndef MLOPT_TOOL_LSP_REQUESTS_DOCUMENTATION_H
#define MLOPT_TOOL_LSP_REQUESTS_DOCUMENTATION_H

#include "ir/definitions/op_def.h"
#include "pass/pass.h"

/// A part of an operation's syntax that stands for an operand.
typedef struct SyntaxParameter {
  uint32_t begin; ///< In the text of the syntax.
  uint32_t end;
} SyntaxParameter;
enum { MAX_PARAMETERS = 16 };
typedef struct SyntaxParameters {
  SyntaxParameter list[MAX_PARAMETERS];
  unsigned size;
} SyntaxParameters;

/// Writes how the operation is written: `arith.addi $lhs, $rhs attr-dict :
/// type`. `parameters` receives its operands, unless it is NULL.
void document_syntax(const OpDef *def, Stream *out,
                     SyntaxParameters *parameters);
/// Writes syntax, operands, attributes, results, regions and traits, in
/// Markdown.
void document_op(const OpDef *def, Stream *out);
/// Writes a pass's description and its options, in Markdown.
void document_pass(const PassDef *pass, Stream *out);

#endif
