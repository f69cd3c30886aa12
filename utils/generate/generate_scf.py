# SPDX-License-Identifier: Apache-2.0
"""Random functions of cf and scf: nests of regions, graphs of blocks. Conditions,
bounds and yielded values come from few values, and often are constants, so that
patterns find something. See generate_modules.py."""


def make_class(generator):
    """The class of the kind `scf`, above the given Generator."""

    class ScfModules(generator):
        TYPES = ("i1", "i32", "index", "f32", "i64")
        LOOP_TYPES = ("index", "index", "index", "i32", "i64", "i8")
        CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
        DEEPEST = 4
        ENDS = True  # Some blocks end in ub.unreachable.

        def __init__(self, seed):
            super().__init__(seed)
            self.number = 0
            self.scopes = []
            self.depth = 0
            self.budget = 0  # statements left in the function

        # --- values ----------------------------------------------------------

        def emit(self, text):
            self.lines.append("  " * len(self.scopes) + text)

        def name(self):
            self.number += 1
            return f"%v{self.number}"

        def define(self, its, name):
            self.scopes[-1].append((its, name))
            return name

        def type(self):
            return self.random.choice(self.TYPES)

        def types(self, least, most):
            return self.some(self.type, least, most)

        def constant(self, its):
            if its == "i1":
                text = self.pick("true", "false")
            elif its == "f32":
                text = self.pick("0.0", "1.0", "-2.5") + " : f32"
            else:
                text = f"{self.pick(0, 0, 1, 1, 2, 3, 5, 10, -1, 127)} : {its}"
            name = self.name()
            self.emit(f"{name} = arith.constant {text}")
            return self.define(its, name)

        def value(self, its, constants=0.2):
            known = [name for its_type, name in (it for scope in self.scopes for it in scope) if its_type == its]
            if known and not self.chance(constants):
                return self.random.choice(known[:2] + known[-3:] if self.chance(0.8) else known)
            if self.chance(0.7):
                return self.constant(its)
            name = self.name()
            self.emit(f'{name} = "t.def"() : () -> {its}')
            return self.define(its, name)

        def values(self, types, constants=0.2):
            return [self.value(its, constants) for its in types]

        @staticmethod
        def typed(values, types):
            return f"{', '.join(values)} : {', '.join(types)}" if values else ""

        def results(self, types):
            """`%a, %b = ` and their names; define_all makes them known later."""
            names = [self.name() for _ in types]
            return (", ".join(names) + " = " if names else ""), names

        def define_all(self, types, names):
            for its, name in zip(types, names):
                self.define(its, name)

        def attributes(self):
            return self.pick("", "", "", "", " {t.attr}", " {t.number = 3 : i8}")

        # --- statements ------------------------------------------------------

        def use(self):
            types = self.types(0, 3)
            values = self.values(types)
            self.emit(f'"t.use"({", ".join(values)}) : ({", ".join(types)}) -> ()')

        def compute(self):
            types, result = self.types(0, 2), self.type()
            values = self.values(types)
            name = self.name()
            self.emit(f'{name} = "t.op"({", ".join(values)}) : ({", ".join(types)}) -> {result}')
            self.define(result, name)

        def fold(self):
            kind = self.pick("cmpi", "xori", "andi", "addi", "select")
            its = self.pick("i32", "index", "i64")
            if kind == "cmpi":
                one, two = self.values([its, its])
                text, result = f"arith.cmpi {self.random.choice(self.CMPI)}, {one}, {two} : {its}", "i1"
            elif kind == "xori":
                one, two = self.value("i1", 0), self.name()
                self.emit(f"{two} = arith.constant true")
                text, result = f"arith.xori {one}, {two} : i1", "i1"
            elif kind == "andi":
                text, result = f"arith.andi {', '.join(self.values(['i1', 'i1'], 0.1))} : i1", "i1"
            elif kind == "addi":
                flags = self.pick("", " overflow<nsw>", " overflow<nuw>")
                text, result = f"arith.addi {', '.join(self.values([its, its]))}{flags} : {its}", its
            else:
                text, result = f"arith.select {', '.join(self.values(['i1', its, its]))} : {its}", its
            name = self.name()
            self.emit(f"{name} = {text}")
            self.define(result, name)

        def check(self):
            self.emit(f'cf.assert {self.value("i1")}, "no"')

        def statement(self):
            self.budget -= 1
            plain = [self.use, self.compute, self.fold, self.fold, self.use]
            nested = [self.for_, self.if_, self.if_, self.if_, self.while_, self.parallel, self.forall,
                      self.switch, self.execute]
            deep = self.depth >= self.DEEPEST or self.budget < 0
            if self.chance(0.03):
                self.check()
            else:
                self.random.choice(plain if deep or self.chance(0.35) else nested)()

        def statements(self, least=0, most=3):
            for _ in range(self.random.randint(least, most)):
                self.statement()

        def open(self, arguments=()):
            self.depth += 1
            self.scopes.append(list(arguments))

        def close(self):
            self.depth -= 1
            self.scopes.pop()

        def yield_(self, types, name="scf.yield", constants=0.3):
            values = self.values(types, constants)
            if values:
                self.emit(f"{name} {self.typed(values, types)}")
            elif self.chance(0.1):
                self.emit(name)

        def arguments(self, types):
            return [(its, self.name()) for its in types]

        # --- scf -------------------------------------------------------------

        def bounds(self, its, positive=False):
            """Lower and upper bound and step; of scf.parallel a constant step is positive."""
            if positive:
                step = self.name()
                self.emit(f"{step} = " + self.pick("arith.constant 1 : index", "arith.constant 3 : index", '"t.def"() : () -> index'))
                return self.value(its, 0.6), self.value(its, 0.6), step
            if self.chance(0.15):
                lower = self.value(its)
                number, upper = self.constant(its), self.name()
                self.emit(f"{upper} = arith.addi {lower}, {number}{self.pick('', ' overflow<nsw>', ' overflow<nuw>')} : {its}")
                self.define(its, upper)
                return lower, upper, self.constant(its)
            return [self.value(its, 0.6) for _ in range(3)]

        def for_(self):
            loop_type = self.random.choice(self.LOOP_TYPES)
            lower, upper, step = self.bounds(loop_type)
            types = self.types(0, 3) if self.chance(0.6) else []
            inits = self.values(types)
            head, names = self.results(types)
            carried = self.arguments(types)
            variable = self.name()
            line = f"{head}scf.for {self.pick('', '', '', 'unsigned ')}{variable} = {lower} to {upper} step {step}"
            if types:
                pairs = ", ".join(f"{name} = {init}" for (_, name), init in zip(carried, inits))
                line += f" iter_args({pairs}) -> ({', '.join(types)})"
            self.emit(line + (f" : {loop_type}" if loop_type != "index" else "") + " {")
            self.open([(loop_type, variable)] + carried)
            self.statements()
            if types and self.chance(0.4):
                values = [name if self.chance(0.6) else self.value(its) for its, name in carried]
                self.emit(f"scf.yield {self.typed(values, types)}")
            else:
                self.yield_(types)
            self.close()
            self.emit("}" + self.attributes())
            self.define_all(types, names)

        def if_(self, condition=None):
            condition = condition or self.value("i1", 0.1)
            types = self.types(1, 3) if self.chance(0.5) else []
            head, names = self.results(types)
            self.emit(f"{head}scf.if {condition}{' -> (' + ', '.join(types) + ')' if types else ''} {{")
            self.open()
            if self.chance(0.15) and self.depth < self.DEEPEST:
                self.if_()
            else:
                self.statements()
            self.yield_(types)
            self.close()
            if types or self.chance(0.4):
                self.emit("} else {")
                self.open()
                if self.chance(0.6):
                    self.statements()
                self.yield_(types)
                self.close()
            self.emit("}" + self.attributes())
            self.define_all(types, names)
            if self.chance(0.25) and self.depth < self.DEEPEST:
                self.if_(condition)

        def while_(self):
            before, after = self.types(0, 3), self.types(0, 3)
            if self.chance(0.3):
                after = before[:]
                self.random.shuffle(after)
            inits = self.values(before)
            head, names = self.results(after)
            carried = self.arguments(before)
            pairs = ", ".join(f"{name} = {init}" for (_, name), init in zip(carried, inits))
            self.emit(f"{head}scf.while{' (' + pairs + ')' if pairs else ''} : ({', '.join(before)}) -> ({', '.join(after)}) {{")
            self.open(carried)
            self.statements()
            condition = self.value("i1")
            if self.chance(0.2):
                self.emit(f"scf.if {condition} {{")
                self.open()
                self.statements(1, 2)
                self.close()
                self.emit("}")
            # mlir-opt 22 makes wrong code of results of a scf.if that it moves down.
            values = [self.value(its) for its in after]
            self.emit(f"scf.condition({condition}) {self.typed(values, after)}")
            self.close()
            self.emit("} do {")
            arguments = self.arguments(after)
            if arguments or self.chance(0.3):
                self.emit(f"^bb0({', '.join(f'{name}: {its}' for its, name in arguments)}):" if arguments else "^bb0:")
            self.open(arguments)
            self.statements()
            values = self.values(before)
            self.emit(f"scf.yield {self.typed(values, before)}".rstrip())
            self.close()
            self.emit("}" + (" attributes" + its if (its := self.attributes()) else ""))
            self.define_all(after, names)

        def parallel(self):
            rank = self.random.randint(1, 3)
            triples = [self.bounds("index", True) for _ in range(rank)]
            variables = self.arguments(["index"] * rank)
            types = [self.pick("f32", "i32") for _ in range(self.pick(0, 0, 1, 2))]
            inits = self.values(types)
            head, names = self.results(types)
            lower, upper, step = (", ".join(triple[index] for triple in triples) for index in range(3))
            line = f"{head}scf.parallel ({', '.join(name for _, name in variables)}) = ({lower}) to ({upper}) step ({step})"
            if types:
                line += f" init ({', '.join(inits)}) -> {types[0] if len(types) == 1 else '(' + ', '.join(types) + ')'}"
            self.emit(line + " {")
            self.open(variables)
            if not types and self.chance(0.3) and self.depth < self.DEEPEST:
                self.parallel()
            else:
                self.statements()
            if types:
                self.reduce(types)
            elif self.chance(0.2):
                self.emit("scf.reduce")
            self.close()
            self.emit("}" + self.attributes())
            self.define_all(types, names)

        def reduce(self, types):
            values = self.values(types)
            bodies = []
            self.emit(f"scf.reduce({self.typed(values, types)}) {{")
            for index, its in enumerate(types):
                if index:
                    self.emit("}, {")
                one, two = self.name(), self.name()
                self.emit(f"^bb0({one}: {its}, {two}: {its}):")
                self.open([(its, one), (its, two)])
                if self.chance(0.7):
                    name = self.name()
                    self.emit(f"{name} = arith.{'addf' if its == 'f32' else 'addi'} {one}, {two} : {its}")
                    self.define(its, name)
                # mlir-opt 22 fails where a result is not an operation's in the body.
                else:
                    name = self.name()
                    self.emit(f'{name} = "t.join"({one}, {two}) : ({its}, {its}) -> {its}')
                self.emit(f"scf.reduce.return {name} : {its}")
                self.close()
            self.emit("}")
            return bodies

        def forall(self):
            rank = self.random.randint(1, 3)
            variables = self.arguments(["index"] * rank)

            def bound(*numbers):
                return self.value("index") if self.chance(0.4) else str(self.pick(*numbers))

            names = ", ".join(name for _, name in variables)
            upper = ", ".join(bound(1, 2, 8, 0) for _ in range(rank))
            if self.chance(0.5):
                line = f"scf.forall ({names}) in ({upper})"
            else:
                lower = ", ".join(bound(0, 0, 1) for _ in range(rank))
                step = ", ".join(bound(1, 1, 2, 8) for _ in range(rank))
                line = f"scf.forall ({names}) = ({lower}) to ({upper}) step ({step})"
            self.emit(line + " {")
            self.open(variables)
            self.statements()
            self.close()
            self.emit("}" + self.attributes())

        def switch(self):
            number = self.value("index")
            types = self.types(1, 3) if self.chance(0.5) else []
            head, names = self.results(types)
            self.emit(f"{head}scf.index_switch {number}{' -> ' + ', '.join(types) if types else ''}")
            for case in self.random.sample(range(-1, 6), self.random.randint(0, 3)):
                self.emit(f"case {case} {{")
                self.branch(types)
            self.emit("default {")
            self.branch(types)
            self.define_all(types, names)

        def branch(self, types):
            self.open()
            self.statements(0, 2)
            values = self.values(types, 0.3)
            self.emit(f"scf.yield {self.typed(values, types)}".rstrip())
            self.close()
            self.emit("}")

        def execute(self):
            types = self.types(0, 2)
            head, names = self.results(types)
            self.emit(f"{head}scf.execute_region{' -> ' + types[0] if len(types) == 1 else ' -> (' + ', '.join(types) + ')' if types else ''}"
                      f"{self.pick('', '', ' no_inline')} {{")
            self.depth += 1
            self.graph(self.pick(0, 0, 1, 2, 3), [], types, "scf.yield")
            self.depth -= 1
            self.emit("}" + self.attributes())
            self.define_all(types, names)

        # --- cf --------------------------------------------------------------

        def graph(self, count, arguments, types, end):
            """A block and `count` others; what the first defines is known in all."""
            self.labels = getattr(self, "labels", 0)
            blocks = []
            for _ in range(count):
                self.labels += 1
                blocks.append((f"^b{self.labels}", self.arguments(self.types(0, 2))))
            self.scopes.append(list(arguments))
            self.statements(1, 4)
            self.terminator(blocks, types, end, 0.9 if blocks else 0)
            for label, block_arguments in blocks:
                text = ", ".join(f"{name}: {its}" for its, name in block_arguments)
                self.scopes.append(list(block_arguments))
                self.lines.append("  " * (len(self.scopes) - 2) + f"{label}{'(' + text + ')' if text else ''}:")
                if self.chance(0.6):
                    self.statements(0, 2)
                self.terminator(blocks, types, end, 0.65)
                self.scopes.pop()
            self.scopes.pop()

        def target(self, blocks):
            label, arguments = self.random.choice(blocks)
            types = [its for its, _ in arguments]
            values = self.values(types)
            return label + (f"({self.typed(values, types)})" if values else "")

        def terminator(self, blocks, types, end, share):
            if not blocks or not self.chance(share):
                # mlir-opt 22 loses results of what has no yield.
                if blocks and self.ENDS and self.chance(0.1) and (end == "return" or not types):
                    self.emit("ub.unreachable")
                    return
                values = self.values(types)
                self.emit(f"{end} {self.typed(values, types)}".rstrip())
                return
            kind = self.pick("br", "cond_br", "cond_br", "switch")
            if kind == "br":
                self.emit(f"cf.br {self.target(blocks)}")
            elif kind == "cond_br":
                condition, one, two = self.value("i1", 0.1), self.target(blocks), self.target(blocks)
                if self.chance(0.1):
                    two = one
                self.emit(f"cf.cond_br {condition}{self.pick('', '', '', ' weights([3, 5])')}, {one}, {two}")
            else:
                its = self.pick("i32", "i32", "i64", "i1")
                flag = self.value(its, 0.1)
                numbers = self.random.sample((0, 1) if its == "i1" else range(-2, 6), self.random.randint(0, 2 if its == "i1" else 4))
                default = self.target(blocks)
                cases = [f"{number}: {self.target(blocks)}" for number in numbers]
                self.emit(f"cf.switch {flag} : {its}, [")
                self.emit("  default: " + default + "".join(", " + case for case in cases))
                self.emit("]")

        # --- functions -------------------------------------------------------

        def function(self, index):
            self.budget = self.random.randint(4, 30)
            arguments = self.arguments(["i1", "i1", "i32", "index"] + self.types(0, 3))
            types = self.types(0, 3)
            text = ", ".join(f"{name}: {its}" for its, name in arguments)
            self.emit(f"func.func @f{index}({text}){' -> (' + ', '.join(types) + ')' if types else ''} {{")
            self.graph(self.pick(0, 0, 1, 2, 4), arguments, types, "return")
            self.emit("}")

        def module(self):
            for index in range(self.random.randint(1, 3)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    return ScfModules
