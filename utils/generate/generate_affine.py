# SPDX-License-Identifier: Apache-2.0
"""Random functions of affine.apply, min and max, a kind of generate_modules.py.

Operands are arguments, constants, sizes, results of each other and of what is in
regions, so that some can be symbols and some cannot.
"""

NUMBERS = (-3, -1, 0, 1, 2, 3, 4, 7, 8, 12, 16, 64)
DIVISORS = (1, 2, 3, 4, 4, 8, 8, 12)
BIG = (9223372036854775807, -9223372036854775807, 4611686018427387904)


def make_class(base):
    class AffineModules(base):
        def __init__(self, seed):
            super().__init__(seed)
            self.count = 0
            self.values = []
            self.memrefs = []
            self.indent = "  "

        def emit(self, text):
            self.lines.append(self.indent + text)

        def name(self):
            self.count += 1
            return f"%v{self.count}"

        def define(self, text, keep=True):
            name = self.name()
            self.emit(f"{name} = {text}")
            if keep:
                self.values.append(name)
            return name

        # --- maps ------------------------------------------------------------

        def expr(self, dims, symbols, depth):
            leaves = [f"d{i}" for i in range(dims)] + [f"s{i}" for i in range(symbols)]
            if depth == 0 or self.chance(0.2):
                if leaves and self.chance(0.8):
                    return self.pick(*leaves)
                return str(self.pick(*(BIG if self.chance(0.02) else NUMBERS)))
            left = self.expr(dims, symbols, depth - 1)
            kind = self.random.random()
            if kind < 0.45:
                return f"({left} {self.pick('+', '+', '-')} {self.expr(dims, symbols, depth - 1)})"
            if kind < 0.65:
                return f"({left} * {self.factor(symbols, NUMBERS)})"
            return f"({left} {self.pick('mod', 'floordiv', 'ceildiv')} {self.factor(symbols, DIVISORS)})"

        def factor(self, symbols, numbers):
            if symbols and self.chance(0.2):
                return f"s{self.random.randrange(symbols)}"
            return str(self.pick(*numbers))

        def map(self, dims, symbols, results):
            names = ", ".join(f"d{i}" for i in range(dims))
            more = f"[{', '.join(f's{i}' for i in range(symbols))}]" if symbols else ""
            exprs = ", ".join(self.expr(dims, symbols, self.random.randint(0, 4)) for _ in range(results))
            return f"affine_map<({names}){more} -> ({exprs})>"

        # --- operations ------------------------------------------------------

        def affine(self):
            op = self.pick("apply", "apply", "apply", "min", "max")
            dims, symbols = self.random.randint(0, 3), self.random.randint(0, 3)
            results = 1 if op == "apply" else self.random.randint(1, 4)
            recent = self.values[-4:] if self.chance(0.5) else self.values
            values = [self.random.choice(recent) for _ in range(dims + symbols)]
            text = f"({', '.join(values[:dims])})" + (f"[{', '.join(values[dims:])}]" if symbols else "")
            self.define(f"affine.{op} {self.map(dims, symbols, results)}{text}")

        def other(self):
            kind = self.random.randint(0, 4)
            if kind == 0:
                self.define(f"arith.constant {self.pick(*NUMBERS)} : index")
            elif kind == 1:
                self.define('"make"() : () -> index')
            elif kind == 2 and self.memrefs:
                self.define(f"memref.dim {self.random.choice(self.memrefs)}, {self.random.choice(self.values)} : memref<?x4xf32>")
            elif kind == 3:
                self.memrefs.append(self.define(f"memref.alloc({self.random.choice(self.values)}) : memref<?x4xf32>", False))
            else:
                self.emit(f'"use"({self.random.choice(self.values)}) : (index) -> ()')

        def region(self, depth):
            before = (list(self.values), list(self.memrefs))
            head = self.pick("scf.for", "scf.for", "memref.alloca_scope {", '"region"() ({')
            tail = "}) : () -> ()" if "(" in head else "}"
            if head == "scf.for":
                bounds = [self.random.choice(self.values) for _ in range(3)]
                name = self.name()
                head = f"scf.for {name} = {bounds[0]} to {bounds[1]} step {bounds[2]} {{"
                self.values.append(name)
            self.emit(head)
            self.indent += "  "
            for _ in range(self.random.randint(1, 6)):
                self.op(depth - 1)
            self.emit(f'"use"({self.values[-1]}) : (index) -> ()')
            self.indent = self.indent[:-2]
            self.emit(tail)
            self.values, self.memrefs = before

        def op(self, depth):
            if depth and self.chance(0.12):
                self.region(depth)
            elif self.chance(0.3):
                self.other()
            else:
                self.affine()

        def function(self, index):
            self.values, self.memrefs = ["%i", "%j"], ["%m"]
            self.lines.append(f"func.func @f{index}(%i: index, %j: index, %m: memref<?x4xf32>) {{")
            for _ in range(self.random.randint(2, 12)):
                self.op(2)
            used = [name for name in self.values if self.chance(0.5)]
            self.emit(f'"use"({", ".join(used)}) : ({", ".join("index" for _ in used)}) -> ()')
            self.lines += ["  return", "}"]

        def module(self):
            for index in range(self.random.randint(1, 3)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    return AffineModules
