# SPDX-License-Identifier: Apache-2.0
# mlopt: see README.md for the targets that users need.

# Targets for users install what they need first and then build in a make of
# their own, on all processors.
JOBS ?= $(shell nproc)
SUBMAKE = -j$(JOBS) --no-print-directory BUILD=$(BUILD)

BUILD ?= build
CC ?= cc
OPT ?= -O2 -DNDEBUG
WARN := -Wall -Wextra -Wpedantic -Werror
CFLAGS ?= $(OPT) -g1
# gcc for x86 clears and copies structs from 64 bytes on by `rep stos` and `rep
# movs`, which take longer to begin than the stores themselves: this is 6% of
# parsing and printing. Other compilers do not know the words, nor need them.
STRUCT_FLAGS := $(foreach what,set cpy,-mmem$(what)-strategy=unrolled_loop:512:noalign,libcall:-1:noalign)
STRUCT_FLAGS := $(shell $(CC) $(STRUCT_FLAGS) -E -x c /dev/null >/dev/null 2>&1 && echo "$(STRUCT_FLAGS)")
# Folds compute one operation at a time, on every processor; and files are large.
SAME_FLAGS = -ffp-contract=off -D_FILE_OFFSET_BITS=64
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE $(SAME_FLAGS) $(WARN) $(CFLAGS) $(STRUCT_FLAGS) -fvisibility=hidden \
             -fPIC $(THREADS) -Ilib -Ilib/capi/include -I. -I$(BUILD)/gen $(SANITIZE)
# Only generated code may leave parameters and labels unused.
GEN_CFLAGS = $(ALL_CFLAGS) -Wno-unused-parameter -Wno-unused-variable \
             -Wno-unused-function -Wno-unused-label -Wno-implicit-fallthrough
THREADS ?= -pthread
LDFLAGS += $(THREADS) $(SANITIZE)

RE_SOURCES := $(shell find lib parser -name '*.re')
Y_SOURCES := $(shell find lib -name '*.y')
GEN_C := $(RE_SOURCES:%.re=$(BUILD)/gen/%.c) $(Y_SOURCES:%.y=$(BUILD)/gen/%.c) \
         $(BUILD)/gen/parser/grammar.c
ALL_C := $(shell find lib parser passes -name '*.c')
# The test dialect and test passes live in folders named test*.
TEST_C := $(filter lib/dialects/test% passes/test%,$(ALL_C))
LIB_C := $(filter-out $(TEST_C),$(ALL_C))
OBJ = $(LIB_C:%.c=$(BUILD)/obj/%.o) $(GEN_C:$(BUILD)/gen/%.c=$(BUILD)/obj/gen/%.o)
TEST_OBJ = $(TEST_C:%.c=$(BUILD)/obj/%.o)

# The tool without its registry; the language server and the library's functions apart.
TOOL_PARTS := $(patsubst %.c,$(BUILD)/obj/%.o,$(addprefix tool/,further_errors.c mlopt.c option_values.c options.c own_program.c reread.c response_file.c) \
  $(wildcard tool/watch/*.c tool/reduce/*.c tool/explain/*.c tool/update_checks/*.c tool/information/*.c))
# The programs hold their libc where there is one to be held, at fixed places:
# the loader would need a third of the time that a small file takes. Without
# libc.a, or watched by a sanitizer, they are linked as usual.
STATIC = $(if $(SANITIZE),,$(if $(findstring /,$(shell $(CC) -print-file-name=libc.a 2>/dev/null)),-static))

# The language server needs Jansson for this compiler's machine and C library.
# Without it, -lsp says so.
JANSSON := $(shell echo 'int main(void) { return !json_object_getn(0, 0, 0); }' | \
  $(CC) $(STATIC) -include jansson.h -x c - -ljansson -o /dev/null 2>/dev/null && echo -ljansson)
LSP_OBJ = $(addprefix $(BUILD)/obj/tool/lsp/,$(if $(JANSSON),$(patsubst tool/lsp/%.c,%.o,$(filter-out %/without_json.c,$(wildcard tool/lsp/*.c tool/lsp/*/*.c))),without_json.o))
TOOL_OBJ = $(BUILD)/obj/tool/main.o $(LSP_OBJ) $(TOOL_PARTS)

# The page of -explore: its texts become arrays of lines.
TOOL_PARTS += $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard tool/explore/*.c)) $(BUILD)/obj/gen/tool/explore/page_text.o
EXPLORE_JS = $(addprefix tool/explore/page/,model.js view.js changes.js events.js graphs.js arrows.js reasons.js main.js)
$(BUILD)/gen/tool/explore/page_text.c: tool/explore/page/page.html tool/explore/page/page.css $(EXPLORE_JS)
	@mkdir -p $(@D)
	{ for part in html css js; do \
	    echo "const char *const explore_page_$$part[] = {"; \
	    if [ $$part = js ]; then cat $(EXPLORE_JS); else cat tool/explore/page/page.$$part; fi | \
	      sed 's/\\/\\\\/g; s/"/\\"/g; s/^/"/; s/$$/\\n",/'; \
	    echo '0};'; \
	  done; } >$@

# Generated files stay: without them everything would be built again.
.SECONDARY:

.PHONY: all programs
all:
	@$(MAKE) $(SUBMAKE) programs
programs: $(BUILD)/mlopt $(BUILD)/mlopt-test

$(BUILD)/libmlopt-all.a: $(OBJ)
	@rm -f $@
	ar rcs $@ $^

# At a fixed place, what looks up in tables all the time needs no table's address
# in a register: so the programs have a lexer and a grammar of their own in
# front of the library's, and read 5% faster.
FIXED_OBJ = $(if $(STATIC),$(addprefix $(BUILD)/fixed/parser/,grammar.o lexer.o))

$(BUILD)/mlopt: $(TOOL_OBJ) $(BUILD)/obj/tool/registry.o $(FIXED_OBJ) $(BUILD)/libmlopt-all.a
	$(CC) $(LDFLAGS) $(STATIC) -o $@ $^ $(LIBS) $(JANSSON) -lm

$(BUILD)/mlopt-test: $(TOOL_OBJ) $(BUILD)/obj/tool/registry_test.o $(TEST_OBJ) $(FIXED_OBJ) $(BUILD)/libmlopt-all.a
	$(CC) $(LDFLAGS) $(STATIC) -o $@ $^ $(JANSSON) -lm

# A folder's first object says that the folder is being compiled.
MAKE_FOLDER = @[ -d $(@D) ] || { mkdir -p $(dir $(@D)); \
  ! mkdir $(@D) 2>/dev/null || echo 'compiling $(<D)'; }

$(BUILD)/obj/%.o: %.c | $(BUILD)/gen/parser/grammar.h
	$(MAKE_FOLDER)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/obj/gen/%.o: $(BUILD)/gen/%.c $(BUILD)/gen/parser/grammar.h
	@mkdir -p $(@D)
	$(CC) $(GEN_CFLAGS) -I$(dir $*) -MMD -MP -c -o $@ $<

$(BUILD)/fixed/%.o: $(BUILD)/gen/%.c $(BUILD)/gen/parser/grammar.h
	@mkdir -p $(@D)
	$(CC) $(GEN_CFLAGS) -fno-pic -I$(dir $*) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.c: %.re
	@mkdir -p $(@D)
	re2c -W -Werror -i -c -o $@ $<

# lemon exits with the number of conflicts, so that one fails the build.
$(BUILD)/gen/%.c: %.y
	@mkdir -p $(@D)
	lemon -q -l -d$(@D) $<

# Each shape is a token. Where the grammar does not ask for an operation's name or
# a keyword, it is an identifier.
SHAPES = lib/ir/syntax/asm_shapes.def
KEYWORDS = parser/keywords.def
$(BUILD)/gen/parser/tokens.y: $(SHAPES) $(KEYWORDS)
	@mkdir -p $(@D)
	{ echo '%token'; sed -n 's/^SHAPE(\([A-Z0-9_]*\),.*/  OP_\1/p' $(SHAPES); echo '.'; \
	  echo '%fallback BARE_ID INT_TYPE FLOAT_TYPE'; \
	  sed -n 's/^KEYWORD(\([A-Z0-9_]*\),.*/  KW_\1/p' $(KEYWORDS); \
	  sed -n 's/^SHAPE(\([A-Z0-9_]*\),.*/  OP_\1/p' $(SHAPES); echo '.'; } > $@

# The language's grammar is one file a subject, put together here.
$(BUILD)/gen/parser/grammar.y: $(BUILD)/gen/parser/tokens.y parser/grammar.y $(sort $(shell find parser -mindepth 2 -name 'grammar*.y'))
	{ cat $^; echo '%token LAST.'; } > $@

# Lemon ends each rule's case with `break`, the template wants its own word.
# With a recipe, though an empty one, make looks at the header's time again.
$(BUILD)/gen/parser/grammar.h: $(BUILD)/gen/parser/grammar.c ;
$(BUILD)/gen/parser/grammar.c: $(BUILD)/gen/parser/grammar.y parser/pull_parser.template
	lemon -q -l -Tparser/pull_parser.template -d$(@D) $<
	sed 's/^        break;$$/        YY_REDUCED/' $@ > $@.tmp && mv $@.tmp $@

# The libraries export what lib/capi/include declares: all else is hidden, and in the archive local
# to its one object.
VERSION = $(shell sed -n 's/.*MLOPT_VERSION "\(.*\)"/\1/p' tool/version.h)

# What programs that were linked ask the loader for.
SOVERSION = $(firstword $(subst ., ,$(VERSION)))

# The whole tool for clients with dialects of their own: mloptMain.
MAIN_OBJ = $(BUILD)/obj/tool/own_main.o $(BUILD)/obj/tool/registry.o $(TOOL_PARTS)

$(BUILD)/libmlopt.o: $(MAIN_OBJ) $(OBJ)
	$(LD) -r -o $@ $^
	$(OBJCOPY) --localize-hidden $@

$(BUILD)/libmlopt.a: $(BUILD)/libmlopt.o
	@rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/libmlopt.so: $(MAIN_OBJ) $(OBJ)
	$(CC) $(LDFLAGS) -shared -Wl,-soname,libmlopt.so.$(SOVERSION) -o $@ $^ -lm
	ln -sf libmlopt.so $(BUILD)/libmlopt.so.$(SOVERSION)

# The tool that loads plug-ins, which share its library. Beside the library
# where it is built, or as it is installed.
DYNAMIC_FLAGS = -std=c11 -D_GNU_SOURCE $(WARN) $(CFLAGS) $(SANITIZE) -Ilib/capi/include -I.
.PHONY: mlopt-dynamic
mlopt-dynamic: $(BUILD)/mlopt-dynamic
$(BUILD)/mlopt-dynamic: tool/own_dynamic.c $(wildcard lib/capi/include/mlopt-c/*.h) $(BUILD)/libmlopt.so
	$(CC) $(DYNAMIC_FLAGS) -o $@ $< -L$(BUILD) -lmlopt -ldl -pthread -Wl,-rpath,'$$ORIGIN:$$ORIGIN/../lib'

OBJCOPY ?= objcopy
PREFIX ?= /usr/local
.PHONY: install
install: $(BUILD)/mlopt $(BUILD)/mlopt-dynamic $(BUILD)/libmlopt.a $(BUILD)/libmlopt.so
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/include" \
	  "$(DESTDIR)$(PREFIX)/lib/pkgconfig" "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 755 $(BUILD)/mlopt $(BUILD)/mlopt-dynamic "$(DESTDIR)$(PREFIX)/bin"
	to=$$(cd "$(DESTDIR)$(PREFIX)/include" && pwd) && cd lib/capi/include && \
	  find mlir-c mlopt-c -name '*.h' -exec install -D -m 644 {} "$$to/{}" ';'
	install -m 644 $(BUILD)/libmlopt.a "$(DESTDIR)$(PREFIX)/lib/libmlopt.a"
	install -m 755 $(BUILD)/libmlopt.so "$(DESTDIR)$(PREFIX)/lib/libmlopt.so.$(VERSION)"
	ln -sf libmlopt.so.$(VERSION) "$(DESTDIR)$(PREFIX)/lib/libmlopt.so.$(SOVERSION)"
	ln -sf libmlopt.so.$(SOVERSION) "$(DESTDIR)$(PREFIX)/lib/libmlopt.so"
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' \
	  utils/mlopt.pc.in > "$(DESTDIR)$(PREFIX)/lib/pkgconfig/mlopt.pc"
	sed 's|@VERSION@|$(VERSION)|' utils/mlopt.1 > "$(DESTDIR)$(PREFIX)/share/man/man1/mlopt.1"
	@! $(BUILD)/mlopt -version >/dev/null 2>&1 || utils/install_tables.sh $(BUILD)/mlopt "$(DESTDIR)$(PREFIX)"

# Removes what `install` has installed; folders stay.
.PHONY: uninstall
SHARED = bash-completion/completions/mlopt zsh/site-functions/_mlopt fish/vendor_completions.d/mlopt.fish man/man1/mlopt.1
uninstall:
	cd "$(DESTDIR)$(PREFIX)" && rm -f bin/mlopt bin/mlopt-dynamic lib/libmlopt.a lib/libmlopt.so lib/libmlopt.so.$(SOVERSION) \
	  lib/libmlopt.so.$(VERSION) lib/pkgconfig/mlopt.pc  \
	  $(addprefix share/,$(SHARED))
	to=$$(cd "$(DESTDIR)$(PREFIX)" && pwd) && cd lib/capi/include && \
	  find mlir-c mlopt-c -name '*.h' -exec rm -f "$$to/include/{}" ';'

# A Debian package of what `install` installs: $(BUILD)/mlopt_VERSION_MACHINE.deb.
.PHONY: deb
deb:
	@utils/setup.sh build
	@$(MAKE) -s $(SUBMAKE) $(BUILD)/mlopt $(BUILD)/mlopt-dynamic $(BUILD)/libmlopt.a $(BUILD)/libmlopt.so
	@utils/make_deb.sh $(BUILD) $(VERSION)

# Unit tests: one program a file.
UNIT_C := $(shell find test/unit -name 'test_*.c' 2>/dev/null)
UNIT := $(UNIT_C:%.c=$(BUILD)/%)
$(BUILD)/test/unit/%: test/unit/%.c $(BUILD)/libmlopt-all.a
	$(MAKE_FOLDER)
	$(CC) $(ALL_CFLAGS) -MMD -MP -MF $@.d -o $@ $< $(filter %.o,$^) $(BUILD)/libmlopt-all.a -lcmocka -lm
# They look at the tables of all dialects.
$(BUILD)/test/unit/ir/test_formats $(BUILD)/test/unit/tool/test_tables: $(BUILD)/obj/tool/registry_test.o $(TEST_OBJ)

# The examples, as their users build them.
EXAMPLES := $(patsubst test/examples/%.c,$(BUILD)/examples/%,$(wildcard test/examples/*.c))
$(BUILD)/examples/%: test/examples/%.c $(BUILD)/libmlopt.a
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARN) $(SANITIZE) -Ilib/capi/include -o $@ $< $(BUILD)/libmlopt.a -pthread -lm

# A language of its own. Only generated code may leave something unused.
TOY = test/examples/toy
TOY_C := $(wildcard $(TOY)/*.c)
TOY_GEN = $(BUILD)/gen/$(TOY)/lexer.c $(BUILD)/gen/$(TOY)/grammar.c
EXAMPLES += $(BUILD)/examples/toyc
$(BUILD)/examples/toyc: $(TOY_C) $(wildcard $(TOY)/*.h) $(TOY_GEN) $(BUILD)/libmlopt.a
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARN) -Wno-unused-parameter -Wno-unused-variable $(SANITIZE) -g1 -I$(TOY) -I$(BUILD)/gen/$(TOY) \
	  -Ilib/capi/include -o $@ $(TOY_C) $(TOY_GEN) $(BUILD)/libmlopt.a -pthread -lm

# Clients of MLIR's C interface, by the headers that are installed.
CLIENTS := $(foreach client,$(wildcard test/capi/clients/*/*.c),$(BUILD)/capi/$(basename $(notdir $(client))))
vpath %.c $(wildcard test/capi/clients/*)
$(CLIENTS): $(BUILD)/capi/%: %.c test/capi/client.h test/capi/pass_client.h $(BUILD)/libmlopt.so
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARN) $(SANITIZE) -g1 -Ilib/capi/include -Itest/capi -o $@ $< -L$(BUILD) -lmlopt -pthread

# Clients with dialects of their own.
OWN_CLIENTS := $(patsubst test/capi/own/%.c,$(BUILD)/capi/own/%,$(wildcard test/capi/own/*.c))
$(BUILD)/capi/own/%: test/capi/own/%.c test/capi/client.h $(BUILD)/libmlopt.so $(wildcard lib/capi/include/mlopt-c/*.h)
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARN) $(SANITIZE) -g1 -Ilib/capi/include -Itest/capi -o $@ $< -L$(BUILD) -lmlopt -pthread

# Plug-ins for mlopt-dynamic.
PLUGINS := $(patsubst test/capi/plugins/%.c,$(BUILD)/capi/plugins/%.so,$(wildcard test/capi/plugins/*.c))
$(BUILD)/capi/plugins/%.so: test/capi/plugins/%.c $(wildcard lib/capi/include/mlopt-c/*.h)
	@mkdir -p $(@D)
	$(CC) -std=c11 $(WARN) $(SANITIZE) -g1 -fPIC -shared -Ilib/capi/include -o $@ $<

# Runs the library thousands of times in one process.
$(BUILD)/robust-harness: test/robust/harness.c $(BUILD)/libmlopt-all.a
	$(CC) $(ALL_CFLAGS) -MMD -MP -MF $@.d -o $@ $(filter %.c %.o %.a,$^) -lm

# What the test of gdb's printers stops in: whatever the flags of the build, all
# types are known here.
$(BUILD)/gdb-sample: test/tool/Inputs/gdb_sample.c $(BUILD)/obj/tool/registry.o $(BUILD)/libmlopt-all.a
	$(CC) $(ALL_CFLAGS) -O0 -g3 -fno-eliminate-unused-debug-types -MMD -MP -MF $@.d -o $@ $(filter %.c %.o %.a,$^) -lm

.PHONY: check check-unit check-programs
check-programs: programs $(UNIT) $(EXAMPLES) $(CLIENTS) $(OWN_CLIENTS) $(PLUGINS) $(BUILD)/mlopt-dynamic $(BUILD)/robust-harness $(BUILD)/gdb-sample $(BUILD)/libmlopt.a $(BUILD)/libmlopt.so
# Assertions are on in the build that is checked, which has a folder of its own;
# `make check-diff` and its relatives check the one that is shipped.
CHECKED = $(if $(SANITIZE),$(BUILD),$(BUILD)-checked)
CHECKED_OPT = $(if $(SANITIZE),$(OPT),-O1)
check:
	@utils/setup.sh check
	@echo 'building the tests'
	@$(MAKE) -s $(SUBMAKE) BUILD=$(CHECKED) OPT="$(CHECKED_OPT)" check-programs
	@utils/check.sh $(CHECKED)
check-unit:
	@utils/setup.sh check
	@$(MAKE) $(SUBMAKE) $(UNIT)
	@utils/check.sh $(BUILD) unit

# The same tests in builds that watch memory, undefined behaviour and threads.
.PHONY: asan tsan
ASAN_FLAGS = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
asan: export ASAN_OPTIONS ?= detect_leaks=1:abort_on_error=0
asan: export UBSAN_OPTIONS ?= print_stacktrace=1
asan:
	@utils/setup.sh asan
	@$(MAKE) --no-print-directory -j$$(nproc) BUILD=build-asan OPT=-O1 SANITIZE="$(ASAN_FLAGS)" check

tsan: export TSAN_OPTIONS ?= halt_on_error=1
tsan:
	@utils/setup.sh asan
	@$(MAKE) --no-print-directory -j$$(nproc) BUILD=build-tsan OPT=-O1 SANITIZE=-fsanitize=thread \
	  build-tsan/mlopt build-tsan/test/unit/support/test_thread_pool build-tsan/test/unit/capi/test_modules \
	  $(patsubst test/capi/clients/ir/%.c,build-tsan/capi/%,$(wildcard test/capi/clients/ir/threads*.c))
	@python3 utils/check/threads.py build-tsan

# Builds for other machines and another C library, and their lit tests.
# CROSS: one of them, as utils/check/cross.sh names it.
.PHONY: check-cross
check-cross:
	@utils/setup.sh cross $(CROSS)
	@utils/check/cross.sh $(CROSS)

# Runs the fuzzer for FUZZ_SECONDS over all that the tests parse. FUZZ_SEED: the same
# inputs each time.
.PHONY: fuzz
FUZZ_SECONDS ?= 60
FUZZ_SEED ?= 0
FUZZ_CC ?= clang
# clang alone minds NULL + 0, which the next C allows; the address sanitizer sees
# what null and object-size would, and a third of the build is theirs.
FUZZ_FLAGS = -fsanitize=fuzzer-no-link,address,undefined \
             -fno-sanitize=pointer-overflow,null,alignment,object-size -fno-sanitize-recover=all
fuzz:
	@utils/setup.sh fuzz
	@$(MAKE) --no-print-directory -j$$(nproc) BUILD=build-fuzz CC="$(FUZZ_CC)" OPT=-O1 SANITIZE="$(FUZZ_FLAGS)" build-fuzz/fuzz-mlopt
	@utils/fuzz/fuzz.sh build-fuzz $(FUZZ_SECONDS) $(FUZZ_SEED)

# The same over bytecode: what is written, read and damaged.
.PHONY: fuzz-bytecode
fuzz-bytecode:
	@utils/setup.sh fuzz
	@$(MAKE) --no-print-directory -j$$(nproc) BUILD=build-fuzz CC="$(FUZZ_CC)" OPT=-O1 SANITIZE="$(FUZZ_FLAGS)" build-fuzz/fuzz-bytecode
	@utils/fuzz/fuzz.sh build-fuzz $(FUZZ_SECONDS) $(or $(FUZZ_SEED),0) fuzz-bytecode

$(BUILD)/fuzz-%: utils/fuzz/fuzz_%.c utils/fuzz/fuzz.h $(BUILD)/libmlopt-all.a
	$(CC) $(ALL_CFLAGS) -fsanitize=fuzzer -o $@ $(filter %.c %.o %.a,$^) -lm

# How each C file is compiled, generated and test code too, for editors (see
# .clangd) and clang-tidy: without the flags that one compiler alone knows.
.PHONY: compile_commands.json $(BUILD)/compile_commands.json tidy coverage
COMMAND = $(lastword $(CC)) $(filter-out $(STRUCT_FLAGS),$(1)) -c
OTHER_C = $(shell find tool test/unit test/robust test/examples test/tool utils -name '*.c')
compile_commands.json: $(BUILD)/compile_commands.json
$(BUILD)/compile_commands.json: $(GEN_C) $(BUILD)/gen/parser/grammar.h
	@python3 utils/compile_commands.py $@ \
	  "$(call COMMAND,$(ALL_CFLAGS))" $(ALL_C) $(OTHER_C) -- \
	  "$(call COMMAND,$(GEN_CFLAGS))" $(GEN_C)

# clang-tidy with the checks of .clang-tidy, which learns from assertions. FILES:
# only these.
tidy:
	@utils/setup.sh tidy
	@$(MAKE) -s $(SUBMAKE) OPT=-O0 compile_commands.json
	@utils/tidy.sh $(BUILD) $(strip $(FILES))

# How much of each room the tests of `make check` run. GROUPS: only these, out of
# rooms, checklist, readme, unit, lit. Assertions are not compiled in, so their
# failing sides do not count. Nothing else is left out: lines with `unreachable`,
# and the value that a switch over all enumerators never has, count as not run. Two
# tests do not run: what is instrumented is not to be installed, and cannot write
# its profile where files may not grow.
COVERAGE_CC ?= clang-22
coverage: export LLVM_PROFILE_FILE = $(CURDIR)/build-coverage/profiles/%4m.profraw
# For tests that run make, too: they must not build with other flags.
coverage: export CC = $(COVERAGE_CC)
coverage: export OPT = -O0 -DNDEBUG
coverage: export SANITIZE = -fprofile-instr-generate -fcoverage-mapping
coverage: export LIT_FILTER_OUT = robust/(install|files)
coverage:
	@utils/setup.sh coverage
	@$(MAKE) -s -j$(JOBS) BUILD=build-coverage check-programs
	@rm -rf build-coverage/profiles
	@utils/check.sh build-coverage $(GROUPS); result=$$?; \
	  python3 utils/coverage_report.py build-coverage && exit $$result

.PHONY: format
format:
	clang-format -i $$(find lib parser passes tool test utils -name '*.[ch]')

.PHONY: demo bench check-diff
demo:
	@utils/setup.sh build
	@echo 'building $(BUILD)/mlopt'
	@$(MAKE) -s $(SUBMAKE) $(BUILD)/mlopt
	@utils/demo.sh $(BUILD)
bench:
	@utils/setup.sh build
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt $(BUILD)/bench-conversion $(BUILD)/bench-capi
	@python3 utils/bench.py $(BUILD)
# What grows faster than its input, pass by pass.
.PHONY: growth
growth:
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt
	@python3 utils/growth.py $(BUILD)/mlopt
# Passes end on control flow that folds. COUNT modules from SEED on.
.PHONY: check-ends
check-ends:
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt
	@python3 utils/check/ends.py $(BUILD) $(or $(COUNT),100) $(or $(SEED),1)
$(BUILD)/bench-conversion: utils/bench_conversion.c $(BUILD)/obj/tool/registry.o $(BUILD)/libmlopt-all.a
	$(CC) $(ALL_CFLAGS) -MMD -MP -MF $@.d -o $@ $(filter %.c %.o %.a,$^) -lm
$(BUILD)/bench-capi: utils/bench_capi.c $(BUILD)/libmlopt.so
	$(CC) -std=c11 -D_GNU_SOURCE $(WARN) -O2 -Ilib/capi/include -o $@ $< -L$(BUILD) -lmlopt
$(BUILD)/print-rows: utils/diff/print_rows.c $(BUILD)/obj/tool/registry.o $(BUILD)/libmlopt-all.a
	$(CC) $(ALL_CFLAGS) -MMD -MP -MF $@.d -o $@ $(filter %.c %.o %.a,$^) -lm

# COUNT: how many modules of each kind; SEED: the first one's. The conversion driver is
# compared with assertions on.
check-diff:
	@utils/setup.sh diff
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt $(BUILD)/mlopt-test $(BUILD)/print-rows
	@$(MAKE) -s $(SUBMAKE) BUILD=$(CHECKED) OPT="$(CHECKED_OPT)" $(CHECKED)/mlopt-test
	@python3 utils/diff/check_rows.py $(BUILD)
	@python3 utils/diff/check_diff.py $(BUILD) $(or $(COUNT),240) $(or $(SEED),1)
	@python3 utils/diff/check_messages.py $(BUILD)
	@python3 test/target/Inputs/lowering_notes.py $(BUILD)/mlopt 1 mlir-opt-22
	@python3 utils/diff/check_conversion.py $(CHECKED) $(or $(COUNT),240) $(or $(SEED),1)
	@python3 utils/diff/check_mutations.py $(BUILD) 10 $(or $(SEED),1)
	@python3 utils/diff/check_ops.py $(BUILD) 1 1 1 4
	@python3 utils/diff/check_wrapped.py $(BUILD)
	@python3 utils/diff/check_bytecode.py $(BUILD) 1 5 $(or $(SEED),1)
	@python3 utils/diff/check_export.py $(BUILD) 10 $(or $(SEED),1) 400

# The same, ten times as wide, with every operation in every pass and in chains of
# passes: some hours of it. ROUNDS: how often each operation comes.
.PHONY: check-diff-long
check-diff-long:
	@$(MAKE) check-diff COUNT=$(or $(COUNT),2400) SEED=$(or $(SEED),1000)
	@python3 utils/diff/check_ops.py $(BUILD) $(or $(ROUNDS),5) $(or $(SEED),1) 12
	@python3 utils/diff/check_wrapped.py $(BUILD) $(or $(ROUNDS),5) 2
	@python3 utils/diff/check_mutations.py $(BUILD) 200 $(or $(SEED),1) ops llvm-ops
	@python3 utils/diff/check_bytecode.py $(BUILD) 1 100 $(or $(SEED),1)
	@python3 utils/diff/check_export.py $(BUILD) 1 $(or $(SEED),1) 4000

# The clients of MLIR's C interface print the same with libMLIR.
.PHONY: check-capi
check-capi:
	@$(MAKE) $(SUBMAKE) $(BUILD)/libmlopt.so
	@utils/check/capi_clients.py --compare $(BUILD)

# C and C++ programs, imported as LLVM-dialect modules: as mlir-opt-22 and
# mlir-translate-22 have them, and they still run.
.PHONY: check-import
check-import:
	@utils/setup.sh diff
	@utils/setup.sh programs
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt
	@python3 utils/diff/import_c.py $(BUILD)

# What is lowered runs: programs, by clang-22, and COUNT random modules from
# SEED on, by lli-22, as mlir-opt-22 lowers them too.
.PHONY: check-programs-run check-random-run
check-programs-run:
	@utils/setup.sh programs
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt
	@python3 utils/run_programs.py $(BUILD)
check-random-run:
	@utils/setup.sh programs
	@utils/setup.sh diff
	@$(MAKE) $(SUBMAKE) $(BUILD)/mlopt
	@python3 utils/run_random.py $(BUILD) $(or $(COUNT),500) $(or $(SEED),1)

include utils/web/build.mk

.PHONY: clean
clean:
	rm -rf build build-*

-include $(shell find $(BUILD) -type f -name '*.d' 2>/dev/null)
