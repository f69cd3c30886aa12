# SPDX-License-Identifier: Apache-2.0
"""Random functions free of undefined behaviour, to be run: arith, cf, scf,
memref, func. Divisors are small and positive, shift amounts and indices masked,
loops bounded, memory is filled before it is read, floats become integers only
after they were clamped. Each seed gives functions with names of its own, of
which `@run_SEED(i64, i64) -> i64` is called; several seeds make one module.
"""

import random

WIDTHS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
INTEGERS = tuple(WIDTHS)
TYPES = INTEGERS + ("i1", "f64", "f32")
BUFFERS = (("memref<8xi64>", "i64", 1), ("memref<4x2xi32>", "i32", 2), ("memref<8xf64>", "f64", 1), ("memref<2x4xindex>", "index", 2))


class Scope:
    """Values that can be used, by type; what is inside sees what is around it."""

    def __init__(self, outer=None):
        self.values = {kind: list(names) for kind, names in outer.values.items()} if outer else {}

    def add(self, kind, name):
        self.values.setdefault(kind, []).append(name)


class Runnable:
    def __init__(self, seed):
        self.seed = seed
        self.random = random.Random(f"runnable-{seed}")
        self.lines = []
        self.count = 0
        self.scope = Scope()
        self.depth = 1
        self.budget = 0
        self.functions = []  # Names, types of inputs and results.

    # --- writing --------------------------------------------------------------

    def emit(self, text):
        self.lines.append("  " * self.depth + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, *options):
        return self.random.choice(options)

    def define(self, kind, text):
        name = self.name()
        self.emit(f"{name} = {text}")
        self.scope.add(kind, name)
        return name

    def constant(self, kind, value):
        if kind == "i1":
            return self.define(kind, f"arith.constant {'true' if value else 'false'}")
        if kind in ("f32", "f64"):
            value = float(value)
        return self.define(kind, f"arith.constant {value} : {kind}")

    def value(self, kind):
        """One of that type: there already, mostly, or a new constant."""
        known = self.scope.values.get(kind)
        if known and self.chance(0.85):
            return self.random.choice(known[-12:])
        if kind == "i1":
            return self.constant(kind, self.pick(0, 1))
        if kind in ("f32", "f64"):
            return self.constant(kind, self.pick(0.0, 1.0, -2.5, 0.125, 1000.0))
        bits = WIDTHS[kind]
        return self.constant(kind, self.pick(0, 1, -1, 2, 3, 5, 7, -8, 100, 2 ** (bits - 1) - 1, -2 ** (bits - 1)))

    # --- scalars --------------------------------------------------------------

    def integer_binary(self):
        kind = self.pick(*INTEGERS)
        op = self.pick("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
        self.define(kind, f"arith.{op} {self.value(kind)}, {self.value(kind)} : {kind}")

    def shift(self):
        kind = self.pick(*INTEGERS)
        mask = self.constant(kind, WIDTHS[kind] - 1)
        amount = self.define(kind, f"arith.andi {self.value(kind)}, {mask} : {kind}")
        self.define(kind, f"arith.{self.pick('shli', 'shrsi', 'shrui')} {self.value(kind)}, {amount} : {kind}")

    def division(self):
        kind = self.pick(*INTEGERS)
        mask, one = self.constant(kind, 15), self.constant(kind, 1)
        low = self.define(kind, f"arith.andi {self.value(kind)}, {mask} : {kind}")
        divisor = self.define(kind, f"arith.ori {low}, {one} : {kind}")
        self.define(kind, f"arith.{self.pick('divsi', 'divui', 'remsi', 'remui')} {self.value(kind)}, {divisor} : {kind}")

    def comparison(self):
        kind = self.pick(*INTEGERS)
        predicate = self.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
        self.define("i1", f"arith.cmpi {predicate}, {self.value(kind)}, {self.value(kind)} : {kind}")

    def logic(self):
        self.define("i1", f"arith.{self.pick('andi', 'ori', 'xori')} {self.value('i1')}, {self.value('i1')} : i1")

    def select(self):
        kind = self.pick(*TYPES)
        self.define(kind, f"arith.select {self.value('i1')}, {self.value(kind)}, {self.value(kind)} : {kind}")

    def width_cast(self):
        one, two = self.pick(*INTEGERS), self.pick(*INTEGERS)
        if one == two:
            return
        if "index" in (one, two):
            op = self.pick("index_cast", "index_castui")
        elif WIDTHS[one] > WIDTHS[two]:
            op = "trunci"
        else:
            op = self.pick("extsi", "extui")
        self.define(two, f"arith.{op} {self.value(one)} : {one} to {two}")

    def bit_cast(self):
        kind = self.pick("i8", "i16", "i32", "i64")
        self.define(kind, f"arith.{self.pick('extui', 'extsi')} {self.value('i1')} : i1 to {kind}")

    def extended(self):
        kind = self.pick("i8", "i16", "i32", "i64")
        name = self.name()
        if self.chance(0.5):
            self.emit(f"{name}:2 = arith.{self.pick('mulsi_extended', 'mului_extended')} {self.value(kind)}, {self.value(kind)} : {kind}")
            self.scope.add(kind, f"{name}#1")
        else:
            self.emit(f"{name}:2 = arith.addui_extended {self.value(kind)}, {self.value(kind)} : {kind}, i1")
            self.scope.add("i1", f"{name}#1")
        self.scope.add(kind, f"{name}#0")

    def float_op(self):
        kind = self.pick("f64", "f64", "f32")
        choice = self.random.randrange(5)
        if choice == 0:
            source = self.pick("i8", "i16")
            self.define(kind, f"arith.{self.pick('sitofp', 'uitofp')} {self.value(source)} : {source} to {kind}")
        elif choice == 1:
            predicate = self.pick("oeq", "ogt", "oge", "olt", "ole", "one", "ueq", "ugt", "une", "ord", "uno")
            self.define("i1", f"arith.cmpf {predicate}, {self.value(kind)}, {self.value(kind)} : {kind}")
        elif choice == 2:
            self.to_integer(kind)
        elif choice == 3 and kind == "f64":
            self.define("f64", f"arith.extf {self.value('f32')} : f32 to f64")
        else:
            op = self.pick("addf", "subf", "mulf")
            self.define(kind, f"arith.{op} {self.value(kind)}, {self.value(kind)} : {kind}")

    def to_integer(self, kind):
        """Clamped, which also takes NaN to a number."""
        high, low = self.constant(kind, 1000.0), self.constant(kind, -1000.0)
        value = self.value(kind)
        below = self.define("i1", f"arith.cmpf olt, {value}, {high} : {kind}")
        value = self.define(kind, f"arith.select {below}, {value}, {high} : {kind}")
        above = self.define("i1", f"arith.cmpf ogt, {value}, {low} : {kind}")
        value = self.define(kind, f"arith.select {above}, {value}, {low} : {kind}")
        self.define("i32", f"arith.fptosi {value} : {kind} to i32")

    # --- memory ---------------------------------------------------------------

    def buffer(self):
        its, element, rank = self.pick(*BUFFERS)
        if self.depth > 1:
            return
        name = self.name()
        self.emit(f"{name} = memref.alloc() : {its}")
        one, start = self.constant("index", 1), self.constant("index", 0)
        sizes = [int(size) for size in its[7:].split("x")[:rank]]
        value = self.value(element)
        ends = [self.constant("index", size) for size in sizes]
        indices = []
        for end in ends:
            index = self.name()
            self.emit(f"scf.for {index} = {start} to {end} step {one} {{")
            indices.append(index)
        self.emit(f"memref.store {value}, {name}[{', '.join(indices)}] : {its}")
        for _ in sizes:
            self.emit("}")
        self.scope.add(its, name)

    def place(self):
        """A buffer's name, type, element type and indices that are inside."""
        known = [(its, element, rank) for its, element, rank in BUFFERS if self.scope.values.get(its)]
        if not known:
            return None
        its, element, rank = self.random.choice(known)
        sizes = [int(size) for size in its[7:].split("x")[:rank]]
        indices = []
        for size in sizes:
            mask = self.constant("index", size - 1)
            indices.append(self.define("index", f"arith.andi {self.value('index')}, {mask} : index"))
        return self.random.choice(self.scope.values[its]), its, element, ", ".join(indices)

    def access(self):
        place = self.place()
        if not place:
            return self.buffer()
        name, its, element, indices = place
        if self.chance(0.5):
            self.define(element, f"memref.load {name}[{indices}] : {its}")
        elif element in ("i32", "i64") and self.chance(0.4):
            op = self.pick("addi", "andi", "ori", "maxs", "minu", "assign")
            self.define(element, f"memref.atomic_rmw {op} {self.value(element)}, {name}[{indices}] : ({element}, {its}) -> {element}")
        else:
            self.emit(f"memref.store {self.value(element)}, {name}[{indices}] : {its}")

    def view(self):
        """An element by way of a view, or a size."""
        place = self.place()
        if not place:
            return self.buffer()
        name, its, element, _ = place
        sizes = [int(size) for size in its[7:].split("x") if size.isdigit()]
        if len(sizes) == 1:
            self.pick(self.reinterpret, self.part, self.expand)(name, its, element)
        else:
            self.pick(self.dim, self.tile, self.collapse)(name, its, element, sizes)

    def below(self, limit):
        """An index below a power of two."""
        return self.define("index", f"arith.andi {self.value('index')}, {self.constant('index', limit - 1)} : index")

    def load_or_store(self, element, view, indices, to):
        if self.chance(0.5):
            self.define(element, f"memref.load {view}[{indices}] : {to}")
        else:
            self.emit(f"memref.store {self.value(element)}, {view}[{indices}] : {to}")

    def make_view(self, text, to, element, indices):
        view = self.name()
        self.emit(f"{view} = {text} {to}")
        self.load_or_store(element, view, indices, to)

    def reinterpret(self, name, its, element):
        offset, stride = self.pick((0, 2), (1, 2), (2, 1), (4, 1))
        to = f"memref<3x{element}, strided<[{stride}], offset: {offset}>>"
        index = self.constant("index", self.pick(0, 1, 2))
        self.make_view(f"memref.reinterpret_cast {name} to offset: [{offset}], sizes: [3], strides: [{stride}] : {its} to",
                       to, element, index)

    def part(self, name, its, element):
        """Three elements of eight, where and how far apart only known as it runs."""
        offset, stride, index = self.below(2), str(self.pick(1, 2)), self.constant("index", self.pick(0, 1, 2))
        shown = stride
        if self.chance(0.5):
            stride, shown = self.define("index", f"arith.addi {self.below(2)}, {self.constant('index', 1)} : index"), "?"
        to = f"memref<3x{element}, strided<[{shown}], offset: ?>>"
        self.make_view(f"memref.subview {name}[{offset}] [3] [{stride}] : {its} to", to, element, index)

    def expand(self, name, its, element):
        outer, inner = self.pick((2, 4), (4, 2), (1, 8))
        indices = f"{self.below(outer)}, {self.below(inner)}"
        if self.chance(0.5):
            self.make_view(f"memref.expand_shape {name} [[0, 1]] output_shape [{outer}, {inner}] : {its} into",
                           f"memref<{outer}x{inner}x{element}>", element, indices)
            return
        cast, size, dynamic = self.name(), self.constant("index", outer), f"memref<?x{element}>"
        self.emit(f"{cast} = memref.cast {name} : {its} to {dynamic}")
        self.make_view(f"memref.expand_shape {cast} [[0, 1]] output_shape [{size}, {inner}] : {dynamic} into",
                       f"memref<?x{inner}x{element}>", element, indices)

    def dim(self, name, its, element, _):
        dynamic = f"memref<?x?x{element}>"
        cast = self.name()
        self.emit(f"{cast} = memref.cast {name} : {its} to {dynamic}")
        which = self.constant("index", self.pick(0, 1))
        self.define("index", f"memref.dim {cast}, {which} : {dynamic}")

    def tile(self, name, its, element, sizes):
        """Half of it in each dimension; a dimension of one element may be dropped."""
        halves = [size // 2 for size in sizes]
        strides, drops = [sizes[1], 1], self.chance(0.5)
        kept = [i for i in range(2) if not drops or halves[i] > 1]
        shape = "".join(f"{halves[i]}x" for i in kept)
        to = f"memref<{shape}{element}, strided<[{', '.join(str(strides[i]) for i in kept)}], offset: ?>>"
        offsets = ", ".join(self.below(2) for _ in sizes)
        indices = ", ".join(self.below(halves[i]) for i in kept)
        self.make_view(f"memref.subview {name}[{offsets}] [{halves[0]}, {halves[1]}] [1, 1] : {its} to", to, element, indices)

    def collapse(self, name, its, element, sizes):
        count = sizes[0] * sizes[1]
        if self.chance(0.5):
            self.make_view(f"memref.collapse_shape {name} [[0, 1]] : {its} into", f"memref<{count}x{element}>", element,
                           self.below(count))
            return
        cast, dynamic = self.name(), f"memref<?x?x{element}>"
        self.emit(f"{cast} = memref.cast {name} : {its} to {dynamic}")
        self.make_view(f"memref.collapse_shape {cast} [[0, 1]] : {dynamic} into", f"memref<?x{element}>", element,
                       self.below(count))

    def copy(self):
        its, _, _ = self.pick(*BUFFERS)
        known = self.scope.values.get(its, [])
        if len(known) > 1:
            one, two = self.random.sample(known, 2)
            self.emit(f"memref.copy {one}, {two} : {its} to {its}")

    # --- structure ------------------------------------------------------------

    def body(self, statements, kinds):
        """Statements in a scope of their own; gives values of the kinds."""
        outer, self.scope = self.scope, Scope(self.scope)
        self.depth += 1
        for _ in range(statements):
            self.statement()
        values = [self.value(kind) for kind in kinds]
        return outer, values

    def leave(self, outer):
        self.scope = outer
        self.depth -= 1

    def yield_(self, values, kinds):
        self.emit(f"scf.yield {', '.join(values)} : {', '.join(kinds)}" if values else "scf.yield")

    def results(self, kinds):
        """A name that takes results of the kinds, and the names of each."""
        if not kinds:
            return "", []
        name = self.name()
        if len(kinds) == 1:
            return f"{name} = ", [name]
        return f"{name}:{len(kinds)} = ", [f"{name}#{i}" for i in range(len(kinds))]

    def kinds(self, least=0):
        return [self.pick(*TYPES) for _ in range(self.random.randint(least, 2))]

    def add_all(self, kinds, names):
        for kind, name in zip(kinds, names):
            self.scope.add(kind, name)

    def if_(self):
        kinds = self.kinds()
        head, names = self.results(kinds)
        condition = self.value("i1")
        self.emit(f"{head}scf.if {condition}{' -> (' + ', '.join(kinds) + ')' if kinds else ''} {{")
        for branch in range(2):
            outer, values = self.body(self.random.randint(1, 3), kinds)
            self.yield_(values, kinds)
            self.leave(outer)
            if branch == 0:
                self.emit("} else {")
        self.emit("}")
        self.add_all(kinds, names)

    def for_(self):
        kinds = self.kinds()
        inits = [self.value(kind) for kind in kinds]
        head, names = self.results(kinds)
        start, step = self.constant("index", self.pick(0, 1, -2)), self.constant("index", self.pick(1, 1, 2))
        end = self.constant("index", self.pick(0, 3, 5))
        carried = [self.name() for _ in kinds]
        index = self.name()
        args = f" iter_args({', '.join(f'{one} = {init}' for one, init in zip(carried, inits))}) -> ({', '.join(kinds)})" if kinds else ""
        self.emit(f"{head}scf.for {index} = {start} to {end} step {step}{args} {{")
        before, self.scope = self.scope, Scope(self.scope)
        self.scope.add("index", index)
        self.add_all(kinds, carried)
        outer, values = self.body(self.random.randint(1, 4), kinds)
        self.yield_(values, kinds)
        self.leave(outer)
        self.scope = before
        self.emit("}")
        self.add_all(kinds, names)

    def while_(self):
        kinds = ["i32"] + self.kinds()
        zero, one, end = (self.constant("i32", number) for number in (0, 1, self.pick(0, 2, 4)))
        inits = [zero] + [self.value(kind) for kind in kinds[1:]]
        head, names = self.results(kinds)
        carried = [self.name() for _ in kinds]
        types = ", ".join(kinds)
        self.emit(f"{head}scf.while ({', '.join(f'{one_} = {init}' for one_, init in zip(carried, inits))}) : ({types}) -> ({types}) {{")
        more = self.name()
        self.emit(f"  {more} = arith.cmpi slt, {carried[0]}, {end} : i32")
        self.emit(f"  scf.condition({more}) {', '.join(carried)} : {types}")
        self.emit("} do {")
        inner = [self.name() for _ in kinds]
        self.emit(f"^bb0({', '.join(f'{name}: {kind}' for name, kind in zip(inner, kinds))}):")
        before, self.scope = self.scope, Scope(self.scope)
        self.add_all(kinds, inner)
        outer, values = self.body(self.random.randint(1, 3), kinds[1:])
        next_ = self.name()
        self.emit(f"{next_} = arith.addi {inner[0]}, {one} : i32")
        self.yield_([next_] + values, kinds)
        self.leave(outer)
        self.scope = before
        self.emit("}")
        self.add_all(kinds, names)

    def index_switch(self):
        kinds = self.kinds(1)
        head, names = self.results(kinds)
        mask = self.constant("index", 3)
        which = self.define("index", f"arith.andi {self.value('index')}, {mask} : index")
        self.emit(f"{head}scf.index_switch {which} -> {', '.join(kinds)}")
        for label in ("case 0", "case 2", "default"):
            self.emit(f"{label} {{")
            outer, values = self.body(self.random.randint(1, 2), kinds)
            self.yield_(values, kinds)
            self.leave(outer)
            self.emit("}")
        self.add_all(kinds, names)

    def call(self):
        if not self.functions:
            return
        name, inputs, results = self.random.choice(self.functions)
        values = [self.value(kind) for kind in inputs]
        head, names = self.results(results)
        callee = "func.call" if self.depth > 1 else "call"
        self.emit(f"{head}{callee} {name}({', '.join(values)}) : ({', '.join(inputs)}) -> ({', '.join(results)})")
        self.add_all(results, names)

    def statement(self):
        self.budget -= 1
        scalar = [self.integer_binary, self.integer_binary, self.shift, self.division, self.comparison, self.logic, self.select,
                  self.width_cast, self.bit_cast, self.extended, self.float_op, self.float_op]
        memory = [self.access, self.access, self.view, self.view, self.view, self.copy]
        deep = [self.if_, self.for_, self.while_, self.index_switch, self.call]
        if self.depth < 4 and self.budget > 0 and self.chance(0.25):
            self.random.choice(deep)()
        else:
            self.random.choice(scalar + scalar + memory)()

    # --- blocks ---------------------------------------------------------------

    def branch(self):
        """The rest of the function in another block, reached by two ways."""
        kinds = self.kinds(1)
        yes, no, end = (f"^b{self.count}_{part}" for part in ("yes", "no", "end"))
        self.count += 1
        values = [self.value(kind) for kind in kinds]
        if self.chance(0.5):
            self.emit(f"cf.cond_br {self.value('i1')}, {yes}, {no}")
        else:
            cases = f"0: {yes}, 7: {no}" if self.chance(0.5) else f"-1: {no}"
            self.emit(f"cf.switch {self.value('i32')} : i32, [default: {yes}, {cases}]")
        types = ", ".join(kinds)
        for label in (yes, no):
            self.emit(f"{label}:")
            outer, self.scope = self.scope, Scope(self.scope)
            for _ in range(self.random.randint(1, 3)):
                self.statement()
            values = [self.value(kind) for kind in kinds]
            self.emit(f"cf.br {end}({', '.join(values)} : {types})")
            self.scope = outer
        names = [self.name() for _ in kinds]
        self.emit(f"{end}({', '.join(f'{name}: {kind}' for name, kind in zip(names, kinds))}):")
        self.add_all(kinds, names)

    def loop(self):
        """Blocks that go round a few times."""
        kinds = self.kinds(1)
        head, body, end = (f"^b{self.count}_{part}" for part in ("head", "body", "end"))
        zero, one, most = (self.constant("i64", number) for number in (0, 1, self.pick(1, 3, 4)))
        counter = self.name()
        names = [self.name() for _ in kinds]
        types = ", ".join(["i64"] + kinds)
        self.emit(f"cf.br {head}({', '.join([zero] + [self.value(kind) for kind in kinds])} : {types})")
        self.emit(f"{head}({', '.join([f'{counter}: i64'] + [f'{name}: {kind}' for name, kind in zip(names, kinds)])}):")
        self.add_all(kinds, names)
        more = self.define("i1", f"arith.cmpi ult, {counter}, {most} : i64")
        self.emit(f"cf.cond_br {more}, {body}, {end}")
        self.emit(f"{body}:")
        outer, self.scope = self.scope, Scope(self.scope)
        for _ in range(self.random.randint(1, 3)):
            self.statement()
        values = [self.value(kind) for kind in kinds]
        next_ = self.define("i64", f"arith.addi {counter}, {one} : i64")
        self.emit(f"cf.br {head}({', '.join([next_] + values)} : {types})")
        self.scope = outer
        self.emit(f"{end}:")

    # --- functions ------------------------------------------------------------

    def digest(self):
        """One number of what there is: so that little is dead."""
        sum_ = self.value("i64")
        factor = self.constant("i64", 31)
        for kind in TYPES:
            for name in self.scope.values.get(kind, [])[-3:]:
                if kind in ("f32", "f64"):
                    zero = self.constant(kind, 0.0)
                    name = self.define("i1", f"arith.cmpf ogt, {name}, {zero} : {kind}")
                if kind == "i64":
                    wide = name
                elif kind == "index":
                    wide = self.define("i64", f"arith.index_cast {name} : index to i64")
                else:
                    wide = self.define("i64", f"arith.extsi {name} : {'i1' if kind in ('f32', 'f64') else kind} to i64")
                scaled = self.define("i64", f"arith.muli {sum_}, {factor} : i64")
                sum_ = self.define("i64", f"arith.addi {scaled}, {wide} : i64")
        for its, element, rank in BUFFERS:
            for name in self.scope.values.get(its, [])[-2:]:
                index = ", ".join([self.constant("index", 1)] * rank)
                loaded = self.define(element, f"memref.load {name}[{index}] : {its}")
                if element == "i64":
                    sum_ = self.define("i64", f"arith.xori {sum_}, {loaded} : i64")
        return sum_

    def function(self, name, inputs, results, statements):
        self.scope = Scope()
        self.budget = 3 * statements
        arguments = [f"%a{i}" for i in range(len(inputs))]
        self.add_all(inputs, arguments)
        head = ", ".join(f"{name_}: {kind}" for name_, kind in zip(arguments, inputs))
        self.lines.append(f"func.func {name}({head}) -> ({', '.join(results)}) {{")
        for _ in range(statements):
            self.random.choice((self.statement, self.statement, self.statement, self.statement, self.branch, self.loop))()
        values = [self.digest() if kind == "i64" else self.value(kind) for kind in results]
        for its, _, _ in BUFFERS:
            for buffer in self.scope.values.get(its, []):
                self.emit(f"memref.dealloc {buffer} : {its}")
        self.emit(f"return {', '.join(values)} : {', '.join(results)}")
        self.lines.append("}")

    def module(self):
        for index in range(self.random.randint(0, 2)):
            inputs, results = self.kinds(1), ["i64"] + self.kinds()
            name = f"@f{self.seed}_{index}"
            self.function(name, inputs, results, self.random.randint(2, 6))
            self.functions.append((name, inputs, results))
        self.function(f"@run_{self.seed}", ["i64", "i64"], ["i64"], self.random.randint(3, 10))
        return "\n".join(self.lines) + "\n"


def generate(seed):
    return Runnable(seed).module()
