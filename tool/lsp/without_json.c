// SPDX-License-Identifier: Apache-2.0
// The language server of a build for which there is no JSON library.
#include "tool/lsp/lsp.h"

bool lsp_run(const LspOptions *options) {
  (void)options;
  fprintf(stderr, "mlopt: -lsp: this build has no language server, because "
                  "libjansson was missing when it was made\n");
  return false;
}
