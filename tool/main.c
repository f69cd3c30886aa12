// SPDX-License-Identifier: Apache-2.0
// The program mlopt, and mlopt-test: the tool with a fixed registry.
#include "tool/lsp/lsp.h"
#include "tool/tool.h"

static bool serve(const ToolRegistry *registry, const ToolOptions *options) {
  LspOptions server = {
      .registry = registry,
      .in = stdin,
      .out = stdout,
      .is_delimited = options->lsp_is_delimited || options->lsp_is_test,
      .is_pretty = options->lsp_is_pretty || options->lsp_is_test};
  return lsp_run(&server);
}

int main(int argc, char **argv) {
  ToolSetup setup = {.registry = tool_registry, .serve = serve};
  return tool_main(argc, argv, &setup);
}
