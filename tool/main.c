// SPDX-License-Identifier: Apache-2.0
// The program mlopt, and mlopt-test: the tool with a fixed registry.
#include "tool/tool.h"

int main(int argc, char **argv) {
  return tool_main(argc, argv, &(ToolSetup){.registry = tool_registry});
}
