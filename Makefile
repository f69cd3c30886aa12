# SPDX-License-Identifier: Apache-2.0
# mlopt: see README.md for the targets that users need.

BUILD ?= build
CC ?= cc
OPT ?= -O2 -DNDEBUG
WARN := -Wall -Wextra -Wpedantic -Werror
CFLAGS ?= $(OPT) -g1
ALL_CFLAGS = -std=c11 -D_GNU_SOURCE $(WARN) $(CFLAGS) -fvisibility=hidden \
             -fPIC -pthread -Ilib -I. -I$(BUILD)/gen $(SANITIZE)
# Only generated code may leave parameters and labels unused.
GEN_CFLAGS = $(ALL_CFLAGS) -Wno-unused-parameter -Wno-unused-variable \
             -Wno-unused-function -Wno-unused-label -Wno-implicit-fallthrough
LDFLAGS += -pthread $(SANITIZE)

RE_SOURCES := $(wildcard parser/*.re lib/dialects/*/*.re)
Y_SOURCES := $(wildcard lib/dialects/*/*.y)
GEN_C := $(RE_SOURCES:%.re=$(BUILD)/gen/%.c) $(Y_SOURCES:%.y=$(BUILD)/gen/%.c) \
         $(BUILD)/gen/parser/grammar.c
ALL_C := $(shell find lib parser passes -name '*.c')
# The test dialect and test passes live in folders named test*.
TEST_C := $(filter lib/dialects/test% passes/test%,$(ALL_C))
LIB_C := $(filter-out $(TEST_C),$(ALL_C))
OBJ = $(LIB_C:%.c=$(BUILD)/obj/%.o) $(GEN_C:$(BUILD)/gen/%.c=$(BUILD)/obj/gen/%.o)
TEST_OBJ = $(TEST_C:%.c=$(BUILD)/obj/%.o)

TOOL_OBJ = $(BUILD)/obj/tool/mlopt.o $(BUILD)/obj/tool/options.o

.PHONY: all
all: $(BUILD)/mlopt $(BUILD)/mlopt-test

$(BUILD)/libmlopt-all.a: $(OBJ)
	@rm -f $@
	ar rcs $@ $^

$(BUILD)/mlopt: $(TOOL_OBJ) $(BUILD)/obj/tool/registry.o $(BUILD)/libmlopt-all.a
	$(CC) $(LDFLAGS) -o $@ $^

$(BUILD)/mlopt-test: $(TOOL_OBJ) $(BUILD)/obj/tool/registry_test.o $(TEST_OBJ) $(BUILD)/libmlopt-all.a
	$(CC) $(LDFLAGS) -o $@ $^

$(BUILD)/obj/%.o: %.c | $(BUILD)/gen/parser/grammar.h
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/obj/gen/%.o: $(BUILD)/gen/%.c $(BUILD)/gen/parser/grammar.h
	@mkdir -p $(@D)
	$(CC) $(GEN_CFLAGS) -I$(dir $*) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.c: %.re
	@mkdir -p $(@D)
	re2c -W -Werror -i -c -o $@ $<

# lemon exits with the number of conflicts, so that one fails the build.
$(BUILD)/gen/%.c: %.y
	@mkdir -p $(@D)
	lemon -q -l -d$(@D) $<

# The language's grammar is one file a subject, put together here.
$(BUILD)/gen/parser/grammar.y: $(sort $(wildcard parser/grammar*.y))
	@mkdir -p $(@D)
	cat $^ > $@

$(BUILD)/gen/parser/grammar.h: $(BUILD)/gen/parser/grammar.c
$(BUILD)/gen/parser/grammar.c: $(BUILD)/gen/parser/grammar.y
	lemon -q -l -d$(@D) $<

# Unit tests: one program a file.
UNIT_C := $(shell find test/unit -name 'test_*.c' 2>/dev/null)
UNIT := $(UNIT_C:%.c=$(BUILD)/%)
$(BUILD)/test/unit/%: test/unit/%.c $(BUILD)/libmlopt-all.a
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -MF $@.d -o $@ $< $(BUILD)/libmlopt-all.a -lcmocka -lm

.PHONY: check check-unit check-rooms check-lit
check-unit: $(UNIT)
check-rooms:
	@utils/check_rooms.sh
check: all $(UNIT)
	@utils/check.sh $(BUILD)

.PHONY: demo bench check-diff
demo:
	@utils/setup.sh build
	@$(MAKE) --no-print-directory BUILD=$(BUILD) $(BUILD)/mlopt
	@utils/demo.sh $(BUILD)
bench: $(BUILD)/mlopt
	@python3 utils/bench.py $(BUILD)
# COUNT: how many modules; SEED: the first one's.
check-diff: $(BUILD)/mlopt
	@utils/setup.sh diff
	@python3 utils/diff/check_diff.py $(BUILD) $(or $(COUNT),1200) $(or $(SEED),1)

.PHONY: clean
clean:
	rm -rf build build-*

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
