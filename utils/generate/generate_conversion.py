# SPDX-License-Identifier: Apache-2.0
"""Random functions of the test dialect's operations that the conversion passes of
the test build convert, fold, roll back or refuse. Operands are of any type that the
operation takes, from what is there. See generate_modules.py."""


def make_class(generator):
    """The class of the kind `conversion`, above the given Generator."""

    class ConversionModules(generator):
        # What -test-legalize-patterns converts to nothing, to another type, to two, and not.
        TYPES = ("i16", "i24", "i64", "i42", "f32", "f32", "i32", "i32", "f64", "i8", "index", "bf16")
        DEEPEST = 3

        def __init__(self, seed):
            super().__init__(seed)
            self.number = 0
            self.scopes = []
            self.functions = []

        # --- values ----------------------------------------------------------

        def emit(self, text):
            self.lines.append("  " * len(self.scopes) + text)

        def name(self):
            self.number += 1
            return f"%v{self.number}"

        def type(self):
            return self.random.choice(self.TYPES)

        def types(self, least, most):
            return self.some(self.type, least, most)

        def known(self, its=None):
            """The values in sight, the nearest last; of one type, if that is given."""
            return [pair for scope in self.scopes for pair in scope if its in (None, pair[1])]

        def any(self):
            """A value with its type."""
            known = self.known()
            if not known or self.chance(0.1):
                return self.produce(self.type())
            return self.random.choice(known[-6:] if self.chance(0.7) else known)

        def of(self, its):
            known = self.known(its)
            return self.random.choice(known) if known and self.chance(0.85) else self.produce(its)

        def define(self, its, text):
            name = self.name()
            self.emit(f"{name} = {text}")
            self.scopes[-1].append((name, its))
            return name, its

        def produce(self, its):
            made = self.pick('"x.make"()', '"test.type_producer"()', '"test.legal_op"()', '"test.valid_producer"()',
                             '"test.erase_op"()', '"test.replace_with_valid_producer"()', '"x.make"()')
            attributes = ""
            if "replace_with" in made:
                attributes = f" {{type = {its if self.chance(0.5) else self.type()}}}"
            if its == "i32" and self.chance(0.6):
                made = f'"test.illegal_op_{self.pick(*"aabccdeefgg")}"()'
                attributes = ""
            return self.define(its, f"{made}{attributes} : () -> {its}")

        @staticmethod
        def typed(pairs, results=()):
            return f"({', '.join(name for name, _ in pairs)})", \
                f": ({', '.join(its for _, its in pairs)}) -> ({', '.join(results)})"

        # --- operations ------------------------------------------------------

        def use(self):
            name = self.pick("x.use", "x.use", "test.invalid", "test.valid", "test.legal_op",
                             "test.repetitive_1_to_n_consumer", "test.drop_operands_and_replace_with_valid")
            pairs = self.some(self.any, 0, 3)
            if name == "test.repetitive_1_to_n_consumer" and self.chance(0.8):
                pairs = [self.any()]
            operands, types = self.typed(pairs)
            if name in ("test.invalid", "test.valid"):  # They end blocks.
                self.emit('"x.region"() ({')
                self.emit(f'  "{name}"{operands} {types}')
                self.emit("}) : () -> ()")
            else:
                self.emit(f'"{name}"{operands} {types}')

        def consume(self):
            name = self.pick("test.type_consumer", "test.type_consumer", "test.valid_consumer", "test.blackhole",
                             "test.replace_with_valid_consumer", "test.replace_with_valid_consumer")
            operands, types = self.typed([self.any()])
            attributes = self.pick("", " {with_converter}") if "replace_with" in name else ""
            self.emit(f'"{name}"{operands}{attributes} {types}')

        def compute(self):
            its = self.type()
            pairs = self.some(self.any, 0, 2)
            operands, types = self.typed(pairs, [its])
            self.define(its, f'"{self.pick("x.op", "test.cast", "test.multiple_1_to_n_replacement")}"{operands} {types}')

        def several(self):
            results = self.types(1, 3)
            name = self.name()
            self.emit(f'{name}:{len(results)} = "{self.pick("x.op", "test.multiple_1_to_n_replacement", "test.erase_op")}"'
                      f"() : () -> ({', '.join(results)})")
            self.scopes[-1] += [(f"{name}#{index}", its) for index, its in enumerate(results)]

        def produce_any(self):
            self.produce(self.type())

        def fold(self):
            kind = self.pick("self", "constant", "region", "variadic", "idempotent", "commutative", "place", "non_root")
            if kind == "self":
                self.define("i32", '"test.op_in_place_self_fold"() : () -> i32')
            elif kind == "constant":
                its = self.pick("i32", "i64", "i16")
                self.define(its, f'"test.constant"() {{value = {self.pick(0, 1, 42)} : {its}}} : () -> {its}')
            elif kind == "region":
                name, its = self.any()
                self.define(its, f'"test.op_with_region_fold"({name}) ({{\n"x.end"() : () -> ()\n}}) : ({its}) -> {its}')
            elif kind == "variadic":
                pairs = [self.of("i32") for _ in range(self.random.randint(1, 3))]
                operands, types = self.typed(pairs, ["i32"] * len(pairs))
                name = self.name()
                self.emit(f'{name}:{len(pairs)} = "test.op_with_variadic_results_and_folder"{operands} {types}')
                self.scopes[-1] += [(f"{name}#{index}", "i32") for index in range(len(pairs))]
            elif kind == "idempotent":
                name, _ = self.of("i32")
                word = self.pick("idempotent_trait", "involution_trait_no_operation_fold",
                                 "involution_trait_failing_operation_fold")
                self.define("i32", f'"test.op_{word}"({name}) : (i32) -> i32')
            elif kind == "commutative":
                operands, types = self.typed([self.of("i32") for _ in range(4)], ["i32"])
                self.define("i32", f'"test.op_commutative"{operands} {types}')
            elif kind == "place":
                name, _ = self.of("i32")
                self.define("i32", f'"test.op_in_place_fold"({name}) : (i32) -> i32')
            else:
                self.define("i32", '"test.replace_non_root"() : () -> i32')

        def properties(self):
            self.emit(f'test.with_properties a = {self.pick(1, 2)}, b = "b", c = "c", flag = true, array = [], '
                      f'array32 = [] {self.pick("", "{modify_inplace}")}')

        def recursive(self):
            self.emit(f"test.recursive_rewrite {self.pick(0, 1, 3)}")

        def value_replace(self):
            pairs = [self.any(), self.any()]
            operands, types = self.typed(pairs)
            flags = [flag for flag in ("trigger_rollback", "is_legal") if self.chance(0.2)]
            self.emit(f'"test.value_replace"{operands} {{{", ".join(flags)}}} {types}')

        def call(self):
            if not self.functions:
                return
            callee, arguments, results = self.random.choice(self.functions)
            operands, types = self.typed([self.of(its) for its in arguments], results)
            name = self.name()
            bound = f"{name}:{len(results)} = " if results else ""
            self.emit(f"{bound}func.call @{callee}{operands} {types}")
            self.scopes[-1] += [(f"{name}#{index}", its) for index, its in enumerate(results)]

        # --- regions ---------------------------------------------------------

        def body(self, end, arguments=()):
            self.scopes.append(list(arguments))
            for _ in range(self.random.randint(0, 3)):
                self.statement()
            name = end or self.pick("x.end", "test.valid", "test.invalid", "test.finish", "test.return")
            operands, types = self.typed([] if name in ("test.finish",) else self.some(self.any, 0, 2))
            self.emit(f'"{name}"{operands} {types}')
            self.scopes.pop()

        def arguments(self, least=0, most=3):
            pairs = [(self.name(), its) for its in self.types(least, most)]
            return pairs, ", ".join(f"{name}: {its}" for name, its in pairs)

        def block(self, end=None, least=0):
            pairs, text = self.arguments(least)
            self.emit(f"^bb0({text}):")
            self.body(end, pairs)

        def region(self):
            name = self.pick("x.region", "x.region", "test.one_region_op", "test.region", "test.detached_signature_conversion",
                             "test.post_order_legalization", "test.drop_region_op", "test.create_block",
                             "test.create_illegal_block", "test.region_builder", "test.illegal_op_with_region_anchor",
                             "test.convert_block_args", "test.undo_block_erase", "test.hoist_me", "test.post_order_legalization")
            if name in ("test.create_block", "test.create_illegal_block", "test.region_builder",
                        "test.illegal_op_with_region_anchor"):
                self.emit(f'"{name}"() : () -> ()')
                return
            if name == "test.hoist_me":
                self.define("f32", '"test.hoist_me"() : () -> f32')
                return
            if name == "test.convert_block_args":
                self.convert_block_args()
                return
            attributes = ""
            if name == "test.region":
                chosen = [word for word in ("legalizer.should_clone", "legalizer.erase_old_blocks") if self.chance(0.3)]
                attributes = f" {{{', '.join(chosen)}}}"
            self.emit(f'"{name}"() ({{')
            self.block("test.valid" if name == "test.region" and self.chance(0.5) else None)
            if name == "test.undo_block_erase" or name in ("x.region", "test.region") and self.chance(0.2):
                self.emit("^bb1:")
                self.body(None)
            self.emit(f"}}){attributes} : () -> ()")

        def convert_block_args(self):
            words = [word for word in ("is_legal", "replace_with_operand", "duplicate") if self.chance(0.4)]
            # Without an operand mlir-opt 22 puts null in the place of arguments.
            has_operand = "replace_with_operand" in words or self.chance(0.7)
            operands, types = self.typed([self.any()] if has_operand else [])
            properties = f" <{{{', '.join(words)}}}>" if words else ""
            self.emit(f'"test.convert_block_args"{operands}{properties} ({{')
            self.block(None, 1)
            self.emit(f"}}) {types}")

        def statement(self):
            plain = [self.use, self.use, self.consume, self.consume, self.compute, self.several, self.produce_any,
                     self.produce_any, self.fold, self.properties, self.recursive, self.value_replace, self.call]
            can_nest = len(self.scopes) < self.DEEPEST and self.chance(0.3)
            self.random.choice([self.region] if can_nest else plain)()

        # --- functions -------------------------------------------------------

        def end_function(self, name, results):
            pairs = [self.of(its) for its in results]
            operands, types = self.typed(pairs)
            self.emit(f'"{name}"{operands} {types}')

        def function(self, index):
            pairs, text = self.arguments(0, 4)
            results = self.types(0, 2) if self.chance(0.5) else []
            flags = " attributes {test.recursively_legal}" if self.chance(0.05) else ""
            self.lines.append(f"func.func @f{index}({text}) -> ({', '.join(results)}){flags} {{")
            self.scopes.append(pairs)
            for _ in range(self.random.randint(1, 8)):
                self.statement()
            if self.chance(0.2):
                self.branch()
            self.end_function(self.pick("func.return", "func.return", "test.return"), results)
            self.scopes.pop()
            self.lines.append("}")
            self.functions.append((f"f{index}", [its for _, its in pairs], results))

        def branch(self):
            """On to another block, with arguments."""
            passed = self.some(self.any, 0, 2)
            operands, types = self.typed(passed)
            self.emit(f'"x.br"{operands} [^bb1] {types}')
            arguments = [(self.name(), its) for _, its in passed]
            self.emit(f"^bb1({', '.join(f'{name}: {its}' for name, its in arguments)}):")
            self.scopes[-1] += arguments
            self.statement()

        def module(self):
            for index in range(self.random.randint(1, 2)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    return ConversionModules
