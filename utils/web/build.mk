# SPDX-License-Identifier: Apache-2.0
# `make web`: mlopt as WebAssembly, the playground, and the npm package. Included
# by the Makefile.

WEB = $(BUILD)/web
WEB_CC = clang-22 --target=wasm32-wasi -Wno-deprecated --sysroot=/usr -isystem utils/web/include -include lacking.h \
         -mllvm -wasm-enable-sjlj -mexception-handling \
         -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN
# The stack holds what is on it, no more: what is nested has stacks of its own.
WEB_LDFLAGS = -Wl,-z,stack-size=1048576 -Wl,--strip-all -lwasi-emulated-signal -lwasi-emulated-mman

.PHONY: web
web:
	@utils/setup.sh web
	@$(MAKE) $(SUBMAKE) $(WEB)/mlopt.wasm
	@utils/web/bundle.sh $(WEB)

WEB_MAKE = $(MAKE) --no-print-directory BUILD=$(BUILD)/wasm CC="$(WEB_CC)" CFLAGS='-Os -DNDEBUG' \
           THREADS= WARN=-w STATIC= JANSSON= STRUCT_FLAGS= LDFLAGS="$(WEB_LDFLAGS)" \
           LIBS=$(BUILD)/wasm/obj/utils/web/runtime.o

$(WEB)/mlopt.wasm: FORCE
	@$(WEB_MAKE) $(BUILD)/wasm/obj/utils/web/runtime.o
	@$(WEB_MAKE) $(BUILD)/wasm/mlopt
	@mkdir -p $(WEB)
	cp $(BUILD)/wasm/mlopt $@

.PHONY: FORCE
FORCE:

# A program mlopt that writes its lexer's tokens.
$(BUILD)/mlopt-tokens: $(BUILD)/obj/test/web/tokens.o $(TOOL_OBJ) $(BUILD)/obj/tool/registry_test.o $(TEST_OBJ) \
    $(FIXED_OBJ) $(BUILD)/libmlopt-all.a
	$(CC) $(LDFLAGS) $(STATIC) -Wl,--wrap=lexer_next,--wrap=lexer_next_dim -o $@ $^ $(JANSSON) -lm

# What is seen: the language server by mlir-lsp-server's answers and by Neovim,
# the page of -explore and the playground in Chromium, the grammar, the package.
# Screenshots stay in $(WEB)/shots.
.PHONY: check-web
check-web: web
	@$(MAKE) $(SUBMAKE) programs $(BUILD)/mlopt-tokens
	@utils/web/check.sh $(BUILD)
