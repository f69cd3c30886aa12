# SPDX-License-Identifier: Apache-2.0
"""Random modules of several functions that call each other, over arith, cf, scf,
memref and ub: public, private and declared ones, unused, recursive, with private
ones that get only constants; nested modules; globals; memory that lives in a
function. See generate_modules.py."""

import re


class Function:
    """What callers must know."""

    def __init__(self, name, visibility, inputs, results, is_declared):
        self.name = name
        self.visibility = visibility
        self.inputs = inputs
        self.results = results
        self.is_declared = is_declared

    def type(self):
        return f"({', '.join(self.inputs)}) -> ({', '.join(self.results)})"


def make_class(scf):
    """The class of the kind `mixed`, above that of the kind `scf`."""

    class MixedModules(scf):
        DEEPEST = 3
        ENDS = False  # mlir-opt 22 inlines ub.unreachable as a return without values.

        def __init__(self, seed):
            super().__init__(seed)
            self.functions = []  # Those of the module that is written.
            self.current = None
            self.globals = []
            self.memory = []  # Of the function: memref types and names.

        # --- statements ------------------------------------------------------

        def statement(self):
            if self.chance(0.25):
                self.budget -= 1
                self.random.choice((self.call, self.call, self.call, self.slot, self.slot, self.access,
                                    self.access, self.access, self.global_, self.reference, self.more))()
            else:
                super().statement()

        def callee(self):
            if self.chance(0.1):
                return self.current
            later = self.functions[self.functions.index(self.current) + 1:]
            if later and self.chance(0.8):
                return self.random.choice(later)
            return self.random.choice(self.functions)

        def call(self):
            function = self.callee()
            # Private ones get constants more often, so that all callers agree.
            values = self.values(function.inputs, 0.7 if function.visibility else 0.3)
            head, names = self.results(function.results)
            if self.chance(0.1):
                name = self.name()
                self.emit(f"{name} = func.constant @{function.name} : {function.type()}")
                self.emit(f"{head}func.call_indirect {name}({', '.join(values)}) : {function.type()}")
            else:
                self.emit(f"{head}func.call @{function.name}({', '.join(values)}){self.pick('', '', '', ' {t.call}')} : {function.type()}")
            self.define_all(function.results, names)

        def reference(self):
            function = self.random.choice(self.functions)
            self.emit(f'"t.ref"() {{callee = @{function.name}}} : () -> ()')

        def more(self):
            """Operations that canonicalize, fold or die in a pass of these."""
            its = self.pick("i32", "i64", "index")
            name = self.name()
            kind = self.pick("muli", "subi", "divsi", "maxsi", "shli", "poison", "extui")
            if kind == "poison":
                self.emit(f"{name} = ub.poison : {its}")
            elif kind == "extui":
                self.emit(f"{name} = arith.extui {self.value('i1')} : i1 to i32")
                its = "i32"
            else:
                self.emit(f"{name} = arith.{kind} {', '.join(self.values([its, its], 0.4))} : {its}")
            self.define(its, name)

        # --- memory ----------------------------------------------------------

        def slot(self):
            """Memory of the function's, mostly such as -mem2reg and -sroa take away."""
            element = self.pick("i32", "f32", "index", "i1")
            shape = self.pick("", "", "", "2x", "3x", "2x2x", "1x")
            name = self.name()
            self.emit(f"{name} = memref.{self.pick('alloca', 'alloca', 'alloca', 'alloc')}() : memref<{shape}{element}>")
            self.define(f"memref<{shape}{element}>", name)
            if self.chance(0.6):
                self.store(element, shape, name)

        def indices(self, shape):
            names = []
            for size in shape.split("x")[:-1]:
                name = self.name()
                self.emit(f"{name} = arith.constant {self.random.randrange(int(size))} : index")
                names.append(name if self.chance(0.9) else self.value("index", 0))
            return ", ".join(names)

        def store(self, element, shape, name):
            value, indices = self.value(element), self.indices(shape)
            self.emit(f"memref.store {value}, {name}[{indices}] : memref<{shape}{element}>")

        def access(self):
            known = [it for scope in self.scopes for it in scope if it[0].startswith("memref")]
            if not known:
                self.slot()
                return
            its, memory = self.random.choice(known)
            shape, element = re.fullmatch(r"memref<((?:\d+x)*)(.*)>", its).groups()
            if self.chance(0.4):
                self.store(element, shape, memory)
                return
            indices, name = self.indices(shape), self.name()
            self.emit(f"{name} = memref.load {memory}[{indices}] : {its}")
            self.define(element, name)

        def global_(self):
            if not self.globals:
                return
            name, its = self.random.choice(self.globals)
            value = self.name()
            self.emit(f"{value} = memref.get_global @{name} : {its}")
            self.define(its, value)

        # --- the module ------------------------------------------------------

        def plan(self, prefix, least, most):
            self.functions, self.globals = [], []
            for index in range(self.random.randint(least, most)):
                visibility = self.pick("", "private ", "private ")
                is_declared = self.chance(0.1)
                self.functions.append(Function(f"{prefix}{index}", "private " if is_declared else visibility,
                                               self.types(0, 4), self.types(0, 3), is_declared))
            for index in range(self.pick(0, 0, 1, 2)):
                self.globals.append((f"{prefix}g{index}", self.pick("memref<2xi32>", "memref<3xf32>", "memref<2xindex>")))

        def write(self, function):
            self.current = function
            results = f" -> ({', '.join(function.results)})" if function.results else ""
            attributes = self.pick("", "", "", " attributes {no_inline}" if self.chance(0.3) else "")
            head = f"func.func {function.visibility}@{function.name}"
            if function.is_declared:
                self.emit(f"{head}({', '.join(function.inputs)}){results}")
                return
            arguments = self.arguments(function.inputs)
            text = ", ".join(f"{name}: {its}" for its, name in arguments)
            self.emit(f"{head}({text}){results}{attributes} {{")
            self.budget = self.random.randint(2, 14)
            self.graph(self.pick(0, 0, 0, 1, 2, 3), arguments, function.results, "return")
            self.emit("}")

        def write_planned(self):
            for name, its in self.globals:
                size = 3 if "3x" in its else 2
                numbers = ", ".join(self.pick("1.0", "2.5") if "f32" in its else self.pick("1", "7") for _ in range(size))
                value = self.pick("", " = uninitialized", f" = dense<[{numbers}]>")
                visibility = '"private" ' if self.chance(0.7) else ""
                constant = "constant " if value.startswith(" = dense") and self.chance(0.5) else ""
                self.emit(f"memref.global {visibility}{constant}@{name} : {its}{value}")
            for function in self.functions:
                self.write(function)

        def module(self):
            self.plan("f", 2, 6)
            outer = self.functions, self.globals
            self.write_planned()
            if self.chance(0.2):
                self.emit(f"module {self.pick('', '@inner ', '@hidden attributes {sym_visibility = ' + chr(34) + 'private' + chr(34) + '} ')}{{")
                self.plan("n", 1, 3)
                self.write_planned()
                self.emit("}")
                self.functions, self.globals = outer
            return "\n".join(self.lines) + "\n"

    return MixedModules
