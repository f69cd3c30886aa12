#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates valid random modules in the language that mlopt and mlir-opt 22 share.

generate_modules.py SEED COUNT [builtin|std|arith|llvm|export|math|floats|angles|memref|scf|mixed|copies|conversion]: so many modules, separated by
`// -----`; the same seed gives the same text. Kind `builtin` has builtin types
and attributes, func, memref and llvm; kind `std` has functions of 2020's std;
kind `arith` has arithmetic that folds, `math` functions of numbers, complex
numbers and indices, `floats` those of C's library, `angles` sines and cosines, `export` is what LLVM IR has, `scf` has regions and blocks, `mixed` has
functions that call each other, `copies` copies of them.
"""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import generate_affine  # noqa: E402
import generate_conversion  # noqa: E402
import generate_copies  # noqa: E402
import generate_export  # noqa: E402
import generate_floats  # noqa: E402
import generate_llvm  # noqa: E402
import generate_math  # noqa: E402
import generate_vector  # noqa: E402
import generate_memref  # noqa: E402
import generate_mixed  # noqa: E402
import generate_scf  # noqa: E402

FLOATS = ("f16", "bf16", "tf32", "f32", "f64", "f80", "f128")
SMALL_FLOATS = ("f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ",
                "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "f6E2M3FN", "f6E3M2FN",
                "f4E2M1FN")
WORDS = ("a", "b.c", "value", "x_1", "dim", "type", "loc", "module", "func", "k$", "Z9", "_q")
FLOAT_TEXTS = ("0.0", "-0.0", "1.0", "-2.5", "0.1", "3.14159265358979", "1.0e10",
               "1.5e-7", "123456789.0", "1.0e-30", "6.02214076e23", "0.333333333")


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.aliases = []

    def chance(self, share):
        return self.random.random() < share

    def pick(self, *choices):
        return self.random.choice(choices)

    def some(self, make, least, most):
        return [make() for _ in range(self.random.randint(least, most))]

    def comma(self, make, least, most):
        return ", ".join(self.some(make, least, most))

    def add_operations(self):
        """Two to twelve of OPS."""
        for _ in range(self.random.randint(2, 12)):
            self.random.choice(self.OPS)(self)

    def close_function(self, index, start, arguments, share):
        """Makes a function of the lines from `start` on, which returns about that `share` of the values in them."""
        used = [(name, its) for its, names in sorted(self.values.items()) for name in names
                if name.startswith("%v") and self.chance(share)]
        names, types = (", ".join(column) for column in zip(*used)) if used else ("", "")
        self.lines.append(f"  return {names} : {types}" if used else "  return")
        self.lines.append("}")
        result = f" -> ({types})" if used else ""
        self.lines.insert(start, f"func.func @f{index}({', '.join(arguments)}){result} {{")


class Types(Generator):
    """Builtin types."""

    def integer_type(self):
        return self.pick("i1", "i8", "i16", "i32", "i64", "i128", "si8", "ui16", "si64",
                         "ui1", f"i{self.random.randint(1, 300)}")

    def signless_type(self):
        return self.pick("i1", "i8", "i16", "i32", "i64", f"i{self.random.randint(2, 100)}")

    def float_type(self):
        return self.random.choice(FLOATS + (SMALL_FLOATS if self.chance(0.4) else ()))

    def element_type(self):
        return self.pick("index", self.float_type(), self.integer_type(), self.signless_type())

    def dims(self, least, most, dynamic=True):
        def dim():
            if dynamic and self.chance(0.3):
                return "?"
            return str(self.random.randint(1, 7))
        return "x".join(self.some(dim, least, most))

    def vector_type(self):
        def dim():
            size = self.random.randint(1, 8)
            return f"[{size}]" if self.chance(0.2) else str(size)
        return f"vector<{'x'.join(self.some(dim, 1, 3))}x{self.element_type()}>"

    def tensor_type(self):
        if self.chance(0.15):
            return f"tensor<*x{self.element_type()}>"
        dims = self.dims(0, 3)
        encoding = f", {self.simple_attribute()}" if self.chance(0.15) else ""
        return f"tensor<{dims}{'x' if dims else ''}{self.element_type()}{encoding}>"

    def memref_type(self):
        space = self.pick("", "", "", ", 1", ", 3 : i32", ', "local"')
        if self.chance(0.15):
            return f"memref<*x{self.element_type()}{space}>"
        rank = self.random.randint(0, 3)
        dims = self.dims(rank, rank)
        layout = ""
        if rank and self.chance(0.3):
            strides = self.comma(lambda: self.pick("?", "1", "4", "-2", "0"), rank, rank)
            offset = self.pick("", ", offset: ?", ", offset: 3", ", offset: 0")
            layout = f", strided<[{strides}]{offset}>"
        elif rank and self.chance(0.3):
            layout = f", {self.affine_map_attribute(rank)}"
        element = self.pick(self.element_type(), "vector<4xf32>", "f32", "memref<2xi8>")
        return f"memref<{dims}{'x' if dims else ''}{element}{layout}{space}>"

    def type(self, depth=2):
        kind = self.random.randint(0, 13)
        if kind < 4 or depth == 0:
            return self.element_type()
        if kind == 4:
            return "none"
        if kind == 5:
            return f"complex<{self.pick(self.float_type(), self.integer_type())}>"
        if kind == 6:
            return f"tuple<{self.comma(lambda: self.type(depth - 1), 0, 3)}>"
        if kind == 7:
            return self.function_type(depth - 1)
        if kind == 8:
            return self.vector_type()
        if kind == 9:
            return self.tensor_type()
        if kind == 10:
            return self.memref_type()
        if kind == 11:
            return self.pick("!foo.bar", "!foo.bar<1, [x]>", '!foo<"raw text">',
                             "!a.b.c<d<e>>", '!foo.s<"a>b">')
        return self.llvm_type(depth)

    def function_type(self, depth=1):
        inputs = self.comma(lambda: self.type(depth), 0, 3)
        return f"({inputs}) -> {self.results_text(self.some(lambda: self.type(depth), 0, 2))}"

    @staticmethod
    def results_text(types):
        if len(types) == 1 and not types[0].startswith("("):
            return types[0]
        return f"({', '.join(types)})"

    # --- llvm ----------------------------------------------------------------

    def llvm_type(self, depth=2):
        kind = self.random.randint(0, 7)
        if kind < 3 or depth == 0:
            return self.pick("!llvm.ptr", "!llvm.ptr<3>")
        if kind == 3:
            return f"!llvm.array<{self.random.randint(0, 9)} x {self.llvm_member(depth - 1)}>"
        if kind == 4:
            packed = self.pick("", "", "packed ")
            return f"!llvm.struct<{packed}({self.comma(lambda: self.llvm_member(depth - 1), 0, 4)})>"
        if kind == 5:
            ending = self.pick("", ", ...")
            return f"!llvm.func<{self.pick('void', self.llvm_member(0))} ({self.comma(lambda: self.llvm_member(0), 1, 3)}{ending})>"
        if kind == 6:
            return self.pick("!llvm.void", "!llvm.metadata", "!llvm.token", "!llvm.label",
                             "!llvm.ppc_fp128", "!llvm.x86_amx")
        return f'!llvm.struct<"s{self.random.randint(0, 10**9)}", ({self.comma(lambda: self.llvm_member(0), 1, 3)})>'

    def llvm_member(self, depth):
        kind = self.random.randint(0, 5)
        if kind < 3 or depth <= 0:
            return self.pick("i8", "i32", "i64", "f32", "f64", "ptr", "i1", "ptr<3>", "vector<4xf32>")
        if kind == 3:
            return f"array<{self.random.randint(1, 9)} x {self.llvm_member(depth - 1)}>"
        return f"struct<({self.comma(lambda: self.llvm_member(depth - 1), 1, 3)})>"


class Attributes(Types):
    """Builtin attributes, affine maps and locations."""

    def string(self):
        text = self.pick("", "a", "hello world", "tab\\09", "quote\\22", "back\\\\slash",
                         "nl\\0A", "\\C3\\A9", "é", "%x #y @z", "a\\tb", "\\00\\FF")
        return f'"{text}"'

    def symbol(self):
        return self.pick("@f", "@g_1", '@"odd name"', "@f::@g", '@a::@"b c"::@d', "@x.y$")

    def integer_text(self, width, is_signed):
        if width == 0:
            return "0"
        bits = width - 1 if is_signed else width
        value = self.random.getrandbits(self.random.randint(0, bits))
        return str(-value if is_signed and self.chance(0.4) else value)

    def integer_of(self, type_text):
        if type_text == "i1":
            return self.pick("0", "1", "true", "false")
        if type_text == "index":
            return self.integer_text(63, True)
        width = int(type_text.lstrip("sui"))
        if type_text.startswith("ui"):
            return self.integer_text(width, False)
        return self.integer_text(width, True)

    def integer_attribute(self):
        type_text = self.pick(self.integer_type(), self.signless_type(), "index", "i64")
        text = self.integer_of(type_text)
        if text in ("true", "false"):
            return text
        if type_text == "i64" and self.chance(0.5):
            return text
        if type_text == "i1":
            return f"{text} : i1"
        return f"{text} : {type_text}"

    def float_of(self, type_text):
        if type_text in SMALL_FLOATS:
            if type_text == "f8E8M0FNU":
                return self.pick("1.0", "2.0", "0.5")
            return self.pick("1.0", "2.0", "0.5", "1.5", "0.0" if self.chance(0.3) else "1.0")
        if type_text in ("f16", "f32", "f64", "bf16") and self.chance(0.15):
            digits = {"f16": 4, "bf16": 4, "f32": 8, "f64": 16}[type_text]
            return "0x" + "".join(self.random.choice("0123456789ABCDEF") for _ in range(digits))
        if type_text in ("f16", "bf16", "tf32"):
            return self.pick("0.0", "-0.0", "1.0", "0.1", "-2.5", "100.0", "65504.0", "0.333333333")
        if self.chance(0.3):
            return repr(self.random.uniform(-1e6, 1e6))
        return self.random.choice(FLOAT_TEXTS)

    def float_attribute(self):
        type_text = self.float_type()
        text = self.float_of(type_text)
        if type_text == "f64" and not text.startswith("0x") and self.chance(0.5):
            return text
        return f"{text} : {type_text}"

    def element_of(self, type_text):
        if type_text.startswith("complex<"):
            inner = type_text[8:-1]
            return f"({self.element_of(inner)}, {self.element_of(inner)})"
        if type_text.startswith(("i", "s", "u")):
            return self.integer_of(type_text)
        return self.float_of(type_text)

    def nested_elements(self, shape, type_text):
        if not shape:
            return self.element_of(type_text)
        return "[" + ", ".join(self.nested_elements(shape[1:], type_text) for _ in range(shape[0])) + "]"

    def dense_attribute(self):
        element = self.pick(self.element_type(), self.element_type(), "complex<f32>", "complex<i8>", "i1")
        shape = self.some(lambda: self.random.randint(1, 4), 1, 3)
        is_vector = self.chance(0.5) and not element.startswith("complex")
        kind = "vector" if is_vector else "tensor"
        type_text = f"{kind}<{'x'.join(map(str, shape))}x{element}>"
        if self.chance(0.1):
            return f"dense<> : tensor<0x{element}>"
        if self.chance(0.1) and not is_vector:
            strings = ", ".join(self.some(self.string, 3, 3))
            return f"dense<[{strings}]> : tensor<3x!foo.string>"
        if self.chance(0.3):
            return f"dense<{self.element_of(element)}> : {type_text}"
        if self.chance(0.1) and element in ("i32", "f32"):
            count = 1
            for size in shape:
                count *= size
            digits = "".join(self.random.choice("0123456789ABCDEF") for _ in range(8 * count))
            return f'dense<"0x{digits}"> : {type_text}'
        return f"dense<{self.nested_elements(shape, element)}> : {type_text}"

    def dense_array(self):
        element = self.pick("i1", "i8", "i16", "i32", "i64", "f32", "f64")
        if self.chance(0.15):
            return f"array<{element}>"
        def value():
            return self.pick("true", "false") if element == "i1" else self.element_of(element)
        return f"array<{element}: {self.comma(value, 1, 5)}>"

    def sparse_attribute(self):
        element = self.pick("i32", "f32", "i8", "f64")
        size = self.random.randint(3, 9)
        positions = sorted(self.random.sample(range(size), self.random.randint(1, 3)))
        indices = ", ".join(f"[{position}]" for position in positions)
        values = ", ".join(self.element_of(element) for _ in positions)
        return f"sparse<[{indices}], [{values}]> : tensor<{size}x{element}>"

    def affine_expr(self, dims, symbols, depth):
        leaves = [f"d{index}" for index in range(dims)] + [f"s{index}" for index in range(symbols)]
        leaves.append(str(self.random.randint(-5, 9)))
        if depth == 0 or self.chance(0.2):
            return self.random.choice(leaves)
        left = self.affine_expr(dims, symbols, depth - 1)
        kind = self.random.randint(0, 5)
        if kind < 2:
            return f"({left} {self.pick('+', '-')} {self.affine_expr(dims, symbols, depth - 1)})"
        if kind == 2:
            return f"-({left})"
        if kind == 3:
            factors = [str(self.random.randint(-4, 8))] + [f"s{index}" for index in range(symbols)]
            return f"({left}) * {self.random.choice(factors)}"
        divisors = [str(self.random.randint(1, 8))] + [f"s{index}" for index in range(symbols)]
        return f"({left}) {self.pick('floordiv', 'ceildiv', 'mod')} {self.random.choice(divisors)}"

    def affine_map_attribute(self, dims=None):
        dims = self.random.randint(0, 3) if dims is None else dims
        symbols = self.random.randint(0, 2)
        dim_list = ", ".join(f"d{index}" for index in range(dims))
        symbol_list = f"[{', '.join(f's{index}' for index in range(symbols))}]" if symbols else ""
        results = self.comma(lambda: self.affine_expr(dims, symbols, 3), 1 if dims else 0, 3)
        return f"affine_map<({dim_list}){symbol_list} -> ({results})>"

    def integer_set(self):
        dims = self.random.randint(1, 3)
        symbols = self.random.randint(0, 2)
        dim_list = ", ".join(f"d{index}" for index in range(dims))
        symbol_list = f"[{', '.join(f's{index}' for index in range(symbols))}]" if symbols else ""
        def constraint():
            return f"{self.affine_expr(dims, symbols, 2)} {self.pick('>=', '==')} 0"
        return f"affine_set<({dim_list}){symbol_list} : ({self.comma(constraint, 1, 3)})>"

    def location(self, depth=2):
        kind = self.random.randint(0, 8)
        file = f'"{self.pick("a.c", "dir/b.mlir", "c d.py")}":{self.random.randint(1, 99)}:{self.random.randint(1, 99)}'
        if kind < 3 or depth == 0:
            return self.pick(file, file, "unknown")
        if kind == 3:
            return f'"{self.pick("name", "other name", "f")}"'
        if kind == 4:
            return f'"name{self.random.randint(0, 9)}"({self.location(depth - 1)})'
        if kind == 5:
            return f"callsite({self.location(depth - 1)} at {self.location(depth - 1)})"
        if kind == 6:
            return f"fused[{file}, {self.location(depth - 1)}]"
        if kind == 7:
            return f'fused<{self.pick("1 : i32", self.string(), "[1, 2]")}>[{file}, {self.location(depth - 1)}]'
        line = self.random.randint(1, 50)
        return self.pick(file, f'"r.c":{line}:3 to :9', f'"r.c":{line}:3 to {line + 4}:1')

    def simple_attribute(self):
        return self.pick("unit", "true", "false", "1", "-7 : i8", '"s"', "f32", "1.5 : f32",
                         "@f", "#foo.bar", "[]", "{}", "{x = 1 : i32}")

    def attribute(self, depth=3):
        kind = self.random.randint(0, 21)
        if kind < 4:
            return self.integer_attribute()
        if kind < 6:
            return self.float_attribute()
        if kind == 6:
            return self.string()
        if kind == 7:
            return f"{self.string()} : {self.type(1)}"
        if kind == 8:
            return self.symbol()
        if kind == 9 and depth:
            return f"[{self.comma(lambda: self.attribute(depth - 1), 0, 4)}]"
        if kind == 10 and depth:
            return "{" + self.dictionary_body(depth - 1) + "}"
        if kind == 11:
            return self.type(2)
        if kind in (12, 13):
            return self.dense_attribute()
        if kind == 14:
            return self.dense_array()
        if kind == 15:
            return self.sparse_attribute()
        if kind == 16:
            return self.affine_map_attribute()
        if kind == 17:
            return self.integer_set()
        if kind == 18:
            return self.pick("#foo.bar", "#foo.bar<x, 1>", '#foo<"raw">', "#a.b<[1, {c}]>",
                             "#foo.bar<1> : i32")
        if kind == 19:
            return self.pick("strided<[1, ?], offset: ?>", "strided<[4, 1]>", "strided<[], offset: 2>",
                             "strided<[-1]>")
        if kind == 20:
            return self.pick("loc(unknown)", 'loc("f.c":1:2)', 'loc("n")')
        return self.simple_attribute()

    def dictionary_body(self, depth=2):
        names = self.random.sample(WORDS + ('"needs quotes"', '"9"'), self.random.randint(0, 4))
        entries = []
        for name in names:
            entries.append(name if self.chance(0.15) else f"{name} = {self.attribute(depth)}")
        return ", ".join(entries)

    def dictionary(self, share=0.4):
        if not self.chance(share):
            return ""
        body = self.dictionary_body()
        return f" {{{body}}}" if body else ""

    def trailing_location(self, share=0.1):
        return f" loc({self.location()})" if self.chance(share) else ""


class Modules(Attributes):
    """Modules of builtin, func, memref, llvm and unregistered operations."""

    def __init__(self, seed):
        super().__init__(seed)
        self.values = []  # (name, type) that may be used here
        self.nesting = 0  # of regions in unregistered operations
        self.next_value = 0
        self.next_symbol = 0

    def emit(self, text):
        self.lines.append(text)

    def symbol_name(self, prefix):
        self.next_symbol += 1
        return f"{prefix}{self.next_symbol}"

    def value_name(self):
        self.next_value += 1
        return self.pick(f"%{self.next_value}", f"%v{self.next_value}", f"%x.{self.next_value}_",
                         f"%arg{self.next_value}", f"%c{self.next_value}_i32")

    def fresh(self, type_text):
        name = self.value_name()
        self.values.append((name, type_text))
        return name

    def value_of(self, type_text):
        """A value of that type: one there is, or the result of a new operation."""
        fitting = [name for name, its in self.values if its == type_text]
        if fitting and self.chance(0.9):
            return self.random.choice(fitting)
        name = self.value_name()
        self.emit(f'{name} = "t.make"() : () -> {self.results_text([type_text])}')
        self.values.append((name, type_text))
        return name

    def scope(self):
        return len(self.values)

    def close(self, mark):
        del self.values[mark:]

    # --- unregistered operations ---------------------------------------------

    def generic_op(self, depth):
        operands = [self.random.choice(self.values) for _ in range(self.random.randint(0, 3))] if self.values else []
        types = self.some(lambda: self.type(1), 0, 3)
        results = [self.value_name() for _ in types]
        properties = ""
        if self.chance(0.1):
            properties = f" <{{{self.dictionary_body(1)}}}>"
            if properties == " <{}>":
                properties = ""
        packed = len(types) > 1 and self.chance(0.5)
        if packed:
            head = f"{results[0]}:{len(types)} = "
        else:
            head = f"{', '.join(results)} = " if results else ""
        name = self.pick("t.op", "foo.bar", "x.y.z", "t.with_region", "weird-name.op$")
        self.emit(f'{head}"{name}"({", ".join(value for value, _ in operands)}){properties}')
        if depth and self.chance(0.3):
            self.regions(depth - 1)
        signature = f"({', '.join(its for _, its in operands)}) -> {self.results_text(types)}"
        self.emit(f"{self.dictionary()} : {signature}{self.trailing_location()}")
        for index, type_text in enumerate(types):
            self.values.append((f"{results[0]}#{index}" if packed else results[index], type_text))

    def regions(self, depth):
        count = self.random.randint(1, 2)
        self.emit("(")
        self.nesting += 1
        for index in range(count):
            self.emit("{")
            mark = self.scope()
            self.blocks(depth)
            self.close(mark)
            self.emit("}, " if index < count - 1 else "}")
        self.nesting -= 1
        self.emit(")")

    def blocks(self, depth):
        """One block, or several that branch forwards and back."""
        if self.chance(0.6):
            for _ in range(self.random.randint(0, 3)):
                self.op(depth)
            return
        labels = [f"^{self.symbol_name(self.pick('bb', 'block', 'x.'))}" for _ in range(self.random.randint(2, 4))]
        outer = list(self.values)
        for index, label in enumerate(labels):
            self.values = list(outer)
            arguments = [(self.value_name(), self.type(1)) for _ in range(self.random.randint(0, 2))]
            text = ", ".join(f"{name}: {its}{self.trailing_location(0.05)}" for name, its in arguments)
            self.emit(f"{label}({text}):" if arguments else f"{label}:")
            self.values += arguments
            for _ in range(self.random.randint(0, 3)):
                self.op(depth)
            # The entry block has no predecessors.
            targets = ", ".join(self.random.choice(labels[1:]) for _ in range(self.random.randint(0, 3)))
            self.emit(f'"t.br"(){f"[{targets}]" if targets else ""}{self.dictionary(0.1)} : () -> ()')
        self.values = outer

    # --- func and memref -----------------------------------------------------

    def func(self):
        name = self.symbol_name("f")
        if self.chance(0.15):
            name = f'"odd {name}"'
        inputs = self.some(lambda: self.type(1), 0, 4)
        results = self.some(lambda: self.type(1), 0, 2)
        attributes = f" attributes {{{self.dictionary_body()}}}" if self.chance(0.2) else ""
        if attributes == " attributes {}":
            attributes = ""
        def decorated(type_text):
            return f"{type_text} {{d.x = {self.attribute(1)}}}" if self.chance(0.15) else type_text
        outputs = [decorated(its) for its in results]
        if len(outputs) == 1 and outputs[0] == results[0]:
            arrow = f" -> {self.results_text(results)}"
        else:
            arrow = f" -> ({', '.join(outputs)})" if outputs else ""
        if self.chance(0.25):
            self.emit(f"func.func private @{name}({', '.join(map(decorated, inputs))}){arrow}{attributes}")
            return
        visibility = self.pick("", "", "", "private ", "nested ", "public ")
        mark = self.scope()
        arguments = [self.fresh(its) for its in inputs]
        text = ", ".join(f"{value}: {decorated(its)}{self.trailing_location(0.05)}" for value, its in zip(arguments, inputs))
        self.emit(f"func.func {visibility}@{name}({text}){arrow}{attributes} {{")
        for _ in range(self.random.randint(0, 8)):
            self.op(2)
        values = [self.value_of(its) for its in results]
        if values:
            self.emit(f"return {', '.join(values)} : {', '.join(results)}{self.trailing_location()}")
        else:
            self.emit(f"return{self.trailing_location()}")
        self.emit(f"}}{self.trailing_location()}")
        self.close(mark)
        if name.startswith("f"):
            self.functions.append((name, inputs, results))

    def func_call(self):
        # An unregistered operation with regions hides the symbols outside.
        if not self.functions or self.nesting:
            return
        name, inputs, results = self.random.choice(self.functions)
        operands = [self.value_of(its) for its in inputs]
        head = ""
        if results:
            base = self.value_name()
            head = f"{base}:{len(results)} = " if len(results) > 1 else f"{base} = "
            for index, its in enumerate(results):
                self.values.append((f"{base}#{index}" if len(results) > 1 else base, its))
        arrow = self.results_text(results)
        if self.chance(0.3):
            signature = f"({', '.join(inputs)}) -> {arrow}"
            callee = self.value_name()
            self.emit(f"{callee} = func.constant @{name} : {signature}")
            self.values.append((callee, signature))
            self.emit(f"{head}func.call_indirect {callee}({', '.join(operands)}) : {signature}")
        else:
            self.emit(f"{head}func.call @{name}({', '.join(operands)}){self.dictionary(0.1)} : ({', '.join(inputs)}) -> {arrow}")

    def memref_op(self):
        rank = self.random.randint(0, 3)
        dims = self.some(lambda: self.pick("?", "2", "5"), rank, rank)
        element = self.pick("f32", "i64", "index", "vector<4xf32>")
        kind = f"memref<{''.join(dim + 'x' for dim in dims)}{element}>"
        memref = self.value_of(kind)
        indices = ", ".join(self.value_of("index") for _ in range(rank))
        if self.chance(0.2):
            sizes = ", ".join(self.value_of("index") for dim in dims if dim == "?")
            alignment = self.pick("", " {alignment = 16 : i64}")
            name = self.value_name()
            self.emit(f"{name} = memref.alloc({sizes}){alignment} : {kind}")
            self.values.append((name, kind))
        elif self.chance(0.5):
            name = self.value_name()
            self.emit(f"{name} = memref.load {memref}[{indices}] : {kind}")
            self.values.append((name, element))
        elif self.chance(0.2):
            self.emit(f"memref.dealloc {memref} : {kind}")
        elif rank and self.chance(0.2):
            name = self.value_name()
            self.emit(f"{name} = memref.dim {memref}, {self.value_of('index')} : {kind}")
            self.values.append((name, "index"))
        elif self.chance(0.3):
            name = self.value_name()
            target = f"memref<{'?x' * rank}{element}>"
            self.emit(f"{name} = memref.cast {memref} : {kind} to {target}")
            self.values.append((name, target))
        else:
            self.emit(f"memref.store {self.value_of(element)}, {memref}[{indices}] : {kind}")

    # --- llvm ----------------------------------------------------------------

    def llvm_op(self):
        kind = self.random.randint(0, 14)
        number = self.pick("i8", "i32", "i64", "i1", "vector<4xi32>")
        real = self.pick("f32", "f64", "vector<4xf32>")
        def unary(text, result):
            name = self.value_name()
            self.emit(f"{name} = {text}")
            self.values.append((name, result))
        if kind == 0:
            op = self.pick("add", "sub", "mul", "shl")
            flags = self.pick("", "", " overflow<nsw>", " overflow<nsw, nuw>")
            unary(f"llvm.{op} {self.value_of(number)}, {self.value_of(number)}{flags}{self.dictionary(0.1)} : {number}", number)
        elif kind == 1:
            op = self.pick("and", "xor", "srem", "urem", "or", "udiv", "sdiv", "lshr", "ashr")
            unary(f"llvm.{op} {self.value_of(number)}, {self.value_of(number)} : {number}", number)
        elif kind == 2:
            op = self.pick("fadd", "fsub", "fmul", "fdiv", "frem")
            flags = self.pick("", "", " {fastmathFlags = #llvm.fastmath<fast>}", " {fastmathFlags = #llvm.fastmath<nnan, ninf>}")
            unary(f"llvm.{op} {self.value_of(real)}, {self.value_of(real)}{flags} : {real}", real)
        elif kind == 3:
            op = self.pick("eq", "ne", "slt", "uge", "ugt")
            result = "vector<4xi1>" if number.startswith("vector") else "i1"
            unary(f'llvm.icmp "{op}" {self.value_of(number)}, {self.value_of(number)} : {number}', result)
        elif kind == 4:
            op = self.pick("oeq", "ult", "une", "ord", "_true", "_false")
            result = "vector<4xi1>" if real.startswith("vector") else "i1"
            unary(f'llvm.fcmp "{op}" {self.value_of(real)}, {self.value_of(real)} : {real}', result)
        elif kind == 5:
            value, its = self.pick(("42 : i32", "i32"), ("1.5 : f32", "f32"), ("true", "i1"), ("7", "i64"),
                                   ("3 : index", "i64"), ("dense<1> : vector<4xi32>", "vector<4xi32>"),
                                   ('"ab"', "!llvm.array<2 x i8>"), ("dense<[1.0, 2.0]> : tensor<2xf32>", "!llvm.array<2 x f32>"))
            unary(f"llvm.mlir.constant({value}) : {its}", its)
        elif kind == 6:
            its = self.pick("!llvm.struct<(i32, f32)>", "!llvm.ptr", "i64", "!llvm.array<4 x i8>")
            unary(f"llvm.mlir.{self.pick('undef', 'poison', 'zero')} : {its}", its)
        elif kind == 7:
            unary(f"llvm.load {self.value_of('!llvm.ptr')}{self.pick('', ' {alignment = 4 : i64}')} : !llvm.ptr -> f32", "f32")
        elif kind == 8:
            self.emit(f"llvm.store {self.value_of(real)}, {self.value_of('!llvm.ptr')}{self.pick('', ' {alignment = 8 : i64}')} : {real}, !llvm.ptr")
        elif kind == 9:
            index = self.pick("3", self.value_of("i64"))
            listed = ", i64" if index.startswith("%") else ""
            flags = self.pick("", "inbounds ", "inbounds|nuw ", "nusw ")
            unary(f"llvm.getelementptr {flags}{self.value_of('!llvm.ptr')}[{index}] : (!llvm.ptr{listed}) -> !llvm.ptr, f32", "!llvm.ptr")
        elif kind == 10:
            its = "!llvm.struct<(i32, array<2 x i64>)>"
            if self.chance(0.5):
                unary(f"llvm.extractvalue {self.value_of(its)}[1, 0] : {its}", "i64")
            else:
                unary(f"llvm.insertvalue {self.value_of('i64')}, {self.value_of(its)}[1, 1] : {its}", its)
        elif kind == 11:
            text, source, target = self.pick(("sext", "i8", "i32"), ("zext", "i1", "i64"), ("trunc", "i64", "i8"),
                                             ("sitofp", "i32", "f32"), ("fptosi", "f64", "i64"), ("fpext", "f32", "f64"),
                                             ("fptrunc", "f64", "f32"), ("bitcast", "i32", "f32"),
                                             ("inttoptr", "i64", "!llvm.ptr"), ("ptrtoint", "!llvm.ptr", "i64"))
            unary(f"llvm.{text} {self.value_of(source)} : {source} to {target}", target)
        elif kind == 12:
            its = self.pick(number, real, "!llvm.ptr")
            unary(f"llvm.select {self.value_of('i1')}, {self.value_of(its)}, {self.value_of(its)} : i1, {its}", its)
        elif kind == 13:
            op = self.pick("exp", "sqrt", "fabs", "sin", "log2", "ceil")
            unary(f"llvm.intr.{op}({self.value_of(real)}) : ({real}) -> {real}", real)
        else:
            unary(f"llvm.alloca {self.value_of('i64')} x {self.pick('f32', '!llvm.struct<(i32, i64)>')}{self.pick('', ' {alignment = 16 : i64}')} : (i64) -> !llvm.ptr", "!llvm.ptr")

    def llvm_func(self):
        name = self.symbol_name("g")
        simple = lambda: self.pick("i32", "i64", "f32", "!llvm.ptr", "i1", "!llvm.struct<(i32, array<2 x i64>)>", "vector<4xf32>")
        inputs = self.some(simple, 0, 4)
        result = self.pick("", simple())
        arrow = f" -> {result}" if result else ""
        if self.chance(0.25):
            ending = self.pick("", ", ...") if inputs else self.pick("", "...")
            self.emit(f"llvm.func @{name}({', '.join(inputs)}{ending}){arrow}")
            return
        linkage = self.pick("", "", "", "internal ", "private ", "linkonce_odr ")
        mark = self.scope()
        arguments = [(self.fresh(its), its) for its in inputs]
        text = ", ".join(f"{value}: {its}{self.pick('', '', '', '', ' {d.y = 1 : i32}')}" for value, its in arguments)
        self.emit(f"llvm.func {linkage}@{name}({text}){arrow}{self.pick('', '', ' attributes {d.z}')} {{")
        for _ in range(self.random.randint(0, 8)):
            self.llvm_op()
        if self.chance(0.5):
            self.llvm_branches()
        if self.chance(0.5):
            self.llvm_call(name, [its for _, its in arguments], result)
        if result:
            self.emit(f"llvm.return {self.value_of(result)} : {result}")
        else:
            self.emit(self.pick("llvm.return", "llvm.return", "llvm.unreachable"))
        self.emit("}")
        self.close(mark)

    def llvm_branches(self):
        """A diamond with arguments; what follows is its last block."""
        left, right, join = (f"^{self.symbol_name('b')}" for _ in range(3))
        condition, number = self.value_of("i1"), self.value_of("i32")
        self.emit(f"llvm.cond_br {condition}, {left}, {right}({number} : i32)")
        self.emit(f"{left}:")
        self.emit(f"llvm.br {join}({number}, {condition} : i32, i1)")
        other = self.value_name()
        self.emit(f"{right}({other}: i32):")
        self.emit(f"llvm.br {join}({other}, {condition} : i32, i1)")
        self.emit(f"{join}({self.fresh('i32')}: i32, {self.fresh('i1')}: i1):")

    def llvm_call(self, name, inputs, result):
        operands = ", ".join(self.value_of(its) for its in inputs)
        head = f"{self.fresh(result)} = " if result else ""
        self.emit(f"{head}llvm.call @{name}({operands}) : ({', '.join(inputs)}) -> {result or '()'}")

    def llvm_global(self):
        name = self.symbol_name("global")
        self.emit(self.pick(
            f"llvm.mlir.global external @{name}() : i32",
            f"llvm.mlir.global internal constant @{name}(42 : i64) : i64",
            f'llvm.mlir.global private constant @{name}("hello\\00")',
            f"llvm.mlir.global external @{name}(1.5 : f32) {{alignment = 8 : i64}} : f32"))

    # --- modules -------------------------------------------------------------

    def op(self, depth):
        kind = self.random.randint(0, 9)
        if kind < 5:
            self.generic_op(depth)
        elif kind == 5:
            self.func_call()
        elif kind == 6:
            self.memref_op()
        elif kind == 7:
            self.emit(f"{self.fresh('i64')} = builtin.unrealized_conversion_cast {self.value_of('index')} : index to i64")
        else:
            self.llvm_op()

    def alias_definitions(self):
        """Aliases that the module does not use, or uses in one attribute."""
        for index in range(self.random.randint(0, 2)):
            kind = self.random.randint(0, 3)
            if kind == 0:
                text = f"#map_{index} = {self.affine_map_attribute()}"
            elif kind == 1:
                text = f"#attr{index} = {self.attribute(2)}"
            elif kind == 2:
                text = f"!type{index} = {self.type()}"
            else:
                text = f"#l{index} = loc({self.location()})"
            self.emit(text)
            self.aliases.append(text.split(" ", 1)[0])

    def module(self):
        self.functions = []
        self.alias_definitions()
        name = self.pick("", "", " @m")
        attributes = f" attributes {{d.a = {self.attribute(2)}}}" if self.chance(0.3) else ""
        self.emit(f"module{name}{attributes} {{")
        for _ in range(self.random.randint(1, 5)):
            kind = self.random.randint(0, 5)
            if kind < 2:
                self.func()
            elif kind == 2:
                self.llvm_func()
            elif kind == 3:
                self.llvm_global()
            else:
                mark = self.scope()
                self.op(2)
                for alias in self.aliases:
                    if alias.startswith("#l"):
                        self.emit(f'"t.located"() : () -> () loc({alias})')
                    elif alias.startswith("#"):
                        self.emit(f'"t.alias"() {{a = {alias}}} : () -> ()')
                    else:
                        self.emit(f'"t.typed"() {{a = {alias}}} : () -> ()')
                self.close(mark)
        self.emit("}" + self.trailing_location())
        return "\n".join(self.lines) + "\n"


class StdModules(Generator):
    """Functions of 2020's std that -convert-std-to-llvm lowers."""

    INTS = ("i1", "i8", "i32", "i64", "index")
    FLOATS = ("f16", "f32", "f64")
    VECTORS = ("vector<4xf32>", "vector<2x3xf32>", "vector<4xi32>")
    MEMREFS = ("memref<f32>", "memref<?xf32>", "memref<4x?xf32>", "memref<2x3xi32>",
               "memref<?xvector<4xf32>>", "memref<8xi64, 3>")

    def __init__(self, seed):
        super().__init__(seed)
        self.values = []
        self.number = 0

    def emit(self, text):
        self.lines.append("  " + text)

    def define(self, text, type_text):
        self.number += 1
        self.emit(f"%v{self.number} = {text}")
        self.values.append((f"%v{self.number}", type_text))
        return f"%v{self.number}"

    def constant_text(self, type_text):
        if type_text == "i1":
            return self.pick("true", "false")
        if type_text.startswith("vector"):
            value = "1.5" if "f32" in type_text else "3"
            return f"dense<{value}> : {type_text}"
        value = self.random.randint(1, 100)
        return f"{value}.5 : {type_text}" if type_text.startswith("f") else f"{value} : {type_text}"

    def value_of(self, type_text):
        fitting = [name for name, its in self.values if its == type_text]
        if fitting and self.chance(0.85):
            return self.random.choice(fitting)
        if type_text.startswith("memref"):
            sizes = ", ".join(self.value_of("index") for _ in range(type_text.count("?")))
            return self.define(f"{self.pick('alloc', 'alloca')}({sizes}) : {type_text}", type_text)
        return self.define(f"constant {self.constant_text(type_text)}", type_text)

    def op(self):
        kind = self.random.randint(0, 12)
        its = self.random.choice(self.INTS + ("vector<4xi32>",))
        real = self.random.choice(self.FLOATS + ("vector<4xf32>", "vector<2x3xf32>"))
        if kind < 2:
            op = self.pick("addi", "subi", "muli", "and", "or", "xor", "divi_signed", "remi_unsigned", "shift_left")
            self.define(f"{op} {self.value_of(its)}, {self.value_of(its)} : {its}", its)
        elif kind < 4:
            op = self.pick("addf", "subf", "mulf", "divf", "remf", "copysign")
            self.define(f"{op} {self.value_of(real)}, {self.value_of(real)} : {real}", real)
        elif kind == 4:
            op = self.pick("absf", "ceilf", "cos", "exp", "log2", "negf", "sqrt", "rsqrt", "sin")
            self.define(f"{op} {self.value_of(real)} : {real}", real)
        elif kind == 5:
            scalar = self.random.choice(self.INTS)
            op = self.pick("eq", "slt", "uge", "ne")
            self.define(f'cmpi "{op}", {self.value_of(scalar)}, {self.value_of(scalar)} : {scalar}', "i1")
        elif kind == 6:
            scalar = self.random.choice(self.FLOATS)
            self.define(f'cmpf "{self.pick("oeq", "ult", "uno")}", {self.value_of(scalar)}, {self.value_of(scalar)} : {scalar}', "i1")
        elif kind == 7:
            scalar = self.random.choice(self.INTS + self.FLOATS + self.MEMREFS[:3])
            self.define(f"select {self.value_of('i1')}, {self.value_of(scalar)}, {self.value_of(scalar)} : {scalar}", scalar)
        elif kind == 8:
            op, source, target = self.pick(("sexti", "i8", "i32"), ("zexti", "i1", "i64"), ("trunci", "i64", "i8"),
                                           ("sitofp", "i32", "f32"), ("fptosi", "f64", "i64"), ("fpext", "f16", "f64"),
                                           ("fptrunc", "f64", "f32"), ("index_cast", "index", "i32"),
                                           ("index_cast", "i32", "index"), ("index_cast", "index", "i64"))
            self.define(f"{op} {self.value_of(source)} : {source} to {target}", target)
        elif kind < 12:
            memref = self.random.choice(self.MEMREFS)
            self.memory(memref)
        else:
            memref = self.random.choice(self.MEMREFS[1:])
            self.define(f"dim {self.value_of(memref)}, {self.define('constant 0 : index', 'index')} : {memref}", "index")

    def memory(self, kind):
        inner = kind[len("memref<"):-1].split(", ")[0]
        if inner.startswith("?xvector"):
            rank, element = 1, "vector<4xf32>"
        else:
            parts = inner.split("x")
            rank, element = len(parts) - 1, parts[-1]
        memref = self.value_of(kind)
        indices = ", ".join(self.value_of("index") for _ in range(rank))
        if self.chance(0.5):
            self.define(f"load {memref}[{indices}] : {kind}", element)
        else:
            self.emit(f"store {self.value_of(element)}, {memref}[{indices}] : {kind}")

    def function(self, index, callees):
        every = self.INTS + self.FLOATS + self.VECTORS + self.MEMREFS + ("memref<*xf32>",)
        inputs = [self.random.choice(every) for _ in range(self.random.randint(0, 4))]
        results = [self.random.choice(self.INTS + self.FLOATS + self.MEMREFS[:4]) for _ in range(self.random.randint(0, 3))]
        arrow = f" -> ({', '.join(results)})" if results else ""
        self.values = [(f"%a{number}", its) for number, its in enumerate(inputs)]
        arguments = ", ".join(f"{name}: {its}" for name, its in self.values)
        self.lines.append(f"func @f{index}({arguments}){arrow} {{")
        for _ in range(self.random.randint(1, 10)):
            self.op()
        if callees and self.chance(0.6):
            self.call(*self.random.choice(callees))
        if self.chance(0.5):
            self.branches()
        values = [self.value_of(its) for its in results]
        self.emit(f"return {', '.join(values)} : {', '.join(results)}" if values else "return")
        self.lines.append("}")
        if "memref<*xf32>" not in inputs:
            callees.append((index, inputs, results))

    def call(self, index, inputs, results):
        operands = ", ".join(self.value_of(its) for its in inputs)
        head = ""
        if results:
            self.number += 1
            head = f"%v{self.number}:{len(results)} = "
            for position, its in enumerate(results):
                self.values.append((f"%v{self.number}#{position}", its))
        self.emit(f"{head}call @f{index}({operands}) : ({', '.join(inputs)}) -> ({', '.join(results)})")

    def branches(self):
        self.number += 1
        its = self.random.choice(("i32", "f32", "index", "memref<?xf32>"))
        condition, one, two = self.value_of("i1"), self.value_of(its), self.value_of(its)
        label = f"^b{self.number}"
        if self.chance(0.3):
            self.emit(f"cond_br {condition}, {label}({one} : {its}), {label}({two} : {its})")
        else:
            self.emit(f"cond_br {condition}, {label}({one} : {its}), ^side{self.number}")
            self.lines.append(f"^side{self.number}:")
            self.emit(f"br {label}({two} : {its})")
        self.lines.append(f"{label}(%p{self.number}: {its}):")
        self.values.append((f"%p{self.number}", its))

    def module(self):
        callees = []
        for index in range(self.random.randint(1, 3)):
            self.function(index, callees)
        return "\n".join(self.lines) + "\n"


class ArithModules(Generator):
    """Functions of arith. Operands are mostly recent values and constants at the
    edges, so that folds and patterns find something."""

    INTEGERS = ("i1", "i1", "i2", "i3", "i8", "i16", "i32", "i32", "i64", "i65", "i128", "i200", "index")
    SHAPES = ("", "", "", "", "vector<2x", "vector<3x", "tensor<2x", "vector<2x2x", "tensor<x", "tensor<?x",
              "vector<[4]x", "tensor<0x")
    WIDTHS = {"bf16": 16, "tf32": 19}
    INT_BINARY = {"addi": "overflow", "subi": "overflow", "muli": "overflow", "shli": "overflow",
                  "divsi": "exact", "divui": "exact", "shrsi": "exact", "shrui": "exact",
                  "ceildivsi": "", "ceildivui": "", "floordivsi": "", "remsi": "", "remui": "",
                  "andi": "", "ori": "", "xori": "", "maxsi": "", "maxui": "", "minsi": "", "minui": ""}
    FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
    CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
    CMPF = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")
    # Without f8E8M0FNU, where mlir-opt 22 makes negative numbers and prints them.
    NUMBERS = FLOATS + tuple(its for its in SMALL_FLOATS if its != "f8E8M0FNU")
    FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast", "none")

    def __init__(self, seed):
        super().__init__(seed)
        self.number = 0
        self.values = {}  # names by type, the latest last
        self.shape = ""
        self.has_poison = False

    # --- types and constants -------------------------------------------------

    def of(self, element):
        """The type of this function's shape with that element."""
        if not self.shape:
            return element
        if self.shape == "tensor<x":
            return f"tensor<{element}>"
        return f"{self.shape}{element}>"

    def width(self, element):
        if element == "index":
            return 64
        if element in self.WIDTHS:
            return self.WIDTHS[element]
        digits = element[1:]
        for letter in "EMB":
            digits = digits.split(letter)[0]
        return int(digits)

    def integer(self, element):
        width = self.width(element)
        least, most = -(1 << (width - 1)), (1 << (width - 1)) - 1
        if element == "i1":
            return self.pick("true", "false")
        value = self.pick(0, 1, -1, least, most, least + 1, most - 1, width, width - 1,
                          self.random.randint(least, most), self.random.randint(-9, 9), 0, 1, -1, 2)
        return str(max(least, min(most, value)))

    def number_text(self, element):
        width = self.width(element)
        if self.chance(0.7):
            if self.chance(0.3):
                return self.pick("0.0", "-0.0", "1.0", "-1.0", "1.0", "0.0")
            return self.pick("0.5", "1.5", "-2.5", "3.0", "4.4", "-4.4", "127.0", "-128.0", "255.0", "1.0e10",
                             "-1.0e-7", "0.1", "65504.0", "16777217.0", "1.0e-30", "3.0e38", "9.2e18")
        bits = self.random.getrandbits(width)
        return f"0x{bits:0{(width + 3) // 4}X}"

    def scalar_text(self, element):
        return self.number_text(element) if element[0] in "fbt" else self.integer(element)

    def constant_text(self, element):
        """What follows `arith.constant`, with its type."""
        if not self.shape:
            text = self.scalar_text(element)
            return text if text in ("true", "false") else f"{text} : {element}"
        whole = self.of(element)
        if self.shape == "tensor<0x":
            return f"dense<> : {whole}"
        if self.shape in ("tensor<x", "vector<[4]x") or self.chance(0.5):
            return f"dense<{self.scalar_text(element)}> : {whole}"
        sizes = [int(size) for size in self.shape.split("<")[1].split("x") if size]
        # mlir-opt 22 crashes on sparse indices.
        if len(sizes) == 1 and element[0] not in "fbt" and element != "index" and self.chance(0.1):
            return f"sparse<[[{self.random.randint(0, sizes[0] - 1)}]], [{self.scalar_text(element)}]> : {whole}"
        row = lambda: "[" + self.comma(lambda: self.scalar_text(element), sizes[-1], sizes[-1]) + "]"
        return f"dense<{row() if len(sizes) == 1 else '[' + ', '.join(row() for _ in range(sizes[0])) + ']'}> : {whole}"

    def constant(self, element):
        if self.has_poison and self.chance(0.1):
            return self.define(self.of(element), f"ub.poison : {self.of(element)}")
        return self.define(self.of(element), f"arith.constant {self.constant_text(element)}")

    # --- values --------------------------------------------------------------

    def define(self, its, text):
        self.number += 1
        name = f"%v{self.number}"
        self.lines.append(f"  {name} = {text}")
        self.values.setdefault(its, []).append(name)
        return name

    def value(self, element, constants=0.3):
        its = self.of(element)
        known = self.values.get(its)
        if not known or (self.shape != "tensor<?x" and self.chance(constants)):
            if self.shape == "tensor<?x":
                return self.define(its, f'"def"() : () -> {its}')
            return self.constant(element)
        return self.random.choice(known[-4:] if self.chance(0.7) else known)

    def bits_type(self):
        return self.of("i1")

    # --- operations ----------------------------------------------------------

    def overflow(self, kind):
        if kind == "exact":
            return self.pick("", "", " exact")
        if kind == "overflow":
            return self.pick("", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
        return ""

    def fastmath(self):
        if self.chance(0.6):
            return ""
        return f" fastmath<{self.comma(lambda: self.random.choice(self.FLAGS), 1, 3)}>"

    def int_binary(self):
        element = self.random.choice(self.elements)
        name = self.random.choice(list(self.INT_BINARY))
        if name == "xori" and self.shape == "tensor<?x":
            name = "addi"
        operands = f"{self.value(element)}, {self.value(element, 0.5)}"
        self.define(self.of(element), f"arith.{name} {operands}{self.overflow(self.INT_BINARY[name])} : {self.of(element)}")

    def extended(self):
        element = self.random.choice(self.elements)
        its = self.of(element)
        name = self.pick("addui_extended", "mulsi_extended", "mului_extended")
        if self.has_poison:  # mlir-opt 22 crashes on its sum
            name = "mulsi_extended"
        second = self.bits_type() if name == "addui_extended" else its
        operands = f"{self.value(element)}, {self.value(element, 0.5)}"
        tail = f", {second}" if name == "addui_extended" else ""
        self.number += 1
        self.lines.append(f"  %v{self.number}:2 = arith.{name} {operands} : {its}{tail}")
        self.values.setdefault(its, []).append(f"%v{self.number}#0")
        if self.chance(0.6):
            self.values.setdefault(second, []).append(f"%v{self.number}#1")

    def float_binary(self):
        element = self.random.choice(self.floats)
        name = self.random.choice(self.FLOAT_BINARY)
        if element[:2] in ("f4", "f6") and name in ("divf", "remf"):
            name = "mulf"  # mlir-opt 22 makes infinities that they do not have
        operands = f"{self.value(element)}, {self.value(element, 0.5)}"
        self.define(self.of(element), f"arith.{name} {operands}{self.fastmath()} : {self.of(element)}")

    def negf(self):
        element = self.random.choice(self.floats)
        self.define(self.of(element), f"arith.negf {self.value(element)}{self.fastmath()} : {self.of(element)}")

    def cast(self, name, source, target, flags=""):
        self.define(self.of(target), f"arith.{name} {self.value(source)}{flags} : {self.of(source)} to {self.of(target)}")

    def int_cast(self):
        narrow, wide = sorted(self.random.sample(self.elements, 2), key=self.width)
        if "index" in (narrow, wide):
            source, target = self.random.sample((narrow, wide), 2)
            if source != target:
                self.cast(self.pick("index_cast", "index_castui"), source, target)
        elif self.width(narrow) < self.width(wide):
            if self.chance(0.4):
                self.cast("trunci", wide, narrow, self.overflow("overflow"))
            else:
                self.cast(self.pick("extui", "extsi"), narrow, wide)

    def float_cast(self):
        narrow, wide = sorted(self.random.sample(self.floats, 2), key=self.width)
        if self.width(narrow) < self.width(wide):
            if self.chance(0.5) and narrow[:2] not in ("f4", "f6"):
                mode = self.pick("", "", " upward", " to_nearest_even", " toward_zero")
                self.cast("truncf", wide, narrow, mode + self.fastmath())
            else:
                self.cast("extf", narrow, wide, self.fastmath())

    def mixed_cast(self):
        element = self.random.choice([its for its in self.elements if its != "index"] or ["i32"])
        number = self.random.choice(self.floats)
        kind = self.random.randint(0, 4)
        if kind < 2:
            self.cast(self.pick("sitofp", "uitofp"), element, number)
        elif kind < 4:
            self.cast(self.pick("fptosi", "fptoui"), number, element)
        else:
            as_integer = f"i{self.width(number)}"
            source, target = self.random.sample((number, as_integer), 2)
            self.cast("bitcast", source, target)

    def compare(self):
        if self.shape == "tensor<?x":
            return
        if self.chance(0.6):
            element = self.random.choice(self.elements)
            text = f"cmpi {self.random.choice(self.CMPI)}, {self.value(element)}, {self.value(element, 0.5)}"
        else:
            element = self.random.choice(self.floats)
            text = f"cmpf {self.random.choice(self.CMPF)}, {self.value(element)}, {self.value(element, 0.5)}{self.fastmath()}"
        self.define(self.bits_type(), f"arith.{text} : {self.of(element)}")

    def select(self):
        element = self.random.choice(self.elements + self.floats)
        values = f"{self.value(element, 0.4)}, {self.value(element, 0.4)}"
        if self.shape and self.chance(0.5):
            self.define(self.of(element), f"arith.select %c, {values} : {self.of(element)}")
            return
        condition = self.value("i1", 0.1)
        tail = f"{self.bits_type()}, " if self.shape else ""
        self.define(self.of(element), f"arith.select {condition}, {values} : {tail}{self.of(element)}")

    def scaling_cast(self):
        narrow, wide = sorted(self.random.sample(self.floats, 2), key=self.width)
        if self.width(narrow) == self.width(wide):
            return
        name, source, target, mode = self.pick(("scaling_extf", narrow, wide, ""),
                                               ("scaling_truncf", wide, narrow, self.pick("", " downward")))
        values = f"{self.value(source)}, {self.value(source)}{mode}{self.fastmath()}"
        self.define(self.of(target), f"arith.{name} {values} : {self.of(source)}, {self.of(source)} to {self.of(target)}")

    # --- what patterns look for ------------------------------------------------

    def known(self, element, text):
        """A constant of that scalar, in all elements."""
        whole = self.of(element)
        if text in ("true", "false") and not self.shape:
            return self.define(whole, f"arith.constant {text}")
        return self.define(whole, f"arith.constant {f'dense<{text}>' if self.shape else text} : {whole}")

    def ones(self, element):
        return self.known(element, "true" if element == "i1" else "-1")

    def one(self, element):
        return self.known(element, "true" if element == "i1" else "1")

    def zero(self, element):
        return self.known(element, "false" if element == "i1" else "0")

    def binary(self, name, element, lhs, rhs, flags=""):
        if name == "xori" and self.shape == "tensor<?x":
            name = "ori"  # mlir-opt 22 makes constants of `x ^ x`
        if self.chance(0.3):
            lhs, rhs = rhs, lhs
        return self.define(self.of(element), f"arith.{name} {lhs}, {rhs}{flags} : {self.of(element)}")

    def cast_of(self, name, value, source, target, flags=""):
        return self.define(self.of(target), f"arith.{name} {value}{flags} : {self.of(source)} to {self.of(target)}")

    def merge_constants(self):
        element = self.random.choice(self.elements)
        inner, outer = self.pick(("addi", "addi"), ("addi", "subi"), ("subi", "addi"), ("subi", "subi"), ("muli", "muli"))
        value = self.binary(inner, element, self.value(element, 0), self.constant(element), self.overflow("overflow"))
        self.binary(outer, element, value, self.constant(element), self.overflow("overflow"))

    def undo(self):
        """Operations that undo each other."""
        element = self.random.choice(self.elements)
        lhs, rhs = self.value(element, 0), self.value(element, 0.1)
        inner, outer = self.pick(("addi", "subi"), ("subi", "addi"), ("subi", "subi"), ("xori", "xori"), ("andi", "andi"),
                                 ("muli", "divsi"), ("muli", "divui"), ("ori", "ori"))
        flags = self.overflow("overflow") if inner in ("addi", "subi", "muli") else ""
        value = self.binary(inner, element, lhs, rhs, flags)
        self.binary(outer, element, value, self.pick(lhs, rhs))

    def negated(self):
        element = self.random.choice(self.elements)
        product = self.binary("muli", element, self.value(element, 0), self.ones(element), self.overflow("overflow"))
        self.binary("addi", element, self.value(element), product)

    def complement(self):
        element = self.random.choice(self.elements)
        operand = self.value(element, 0.1)
        inverse = self.binary("xori", element, operand, self.ones(element))
        if self.chance(0.5):
            self.binary(self.pick("andi", "ori", "xori"), element, operand, inverse)

    def wider(self):
        """Two integer types, the narrow one first, or None."""
        types = [its for its in self.elements if its != "index"]
        narrow, wide = sorted(self.random.sample(types, 2), key=self.width)
        return (narrow, wide) if self.width(narrow) < self.width(wide) else None

    def extended_alike(self):
        pair = self.wider()
        if not pair:
            return
        name = self.pick("extui", "extsi")
        lhs, rhs = (self.cast_of(name, self.value(pair[0], 0.1), *pair) for _ in range(2))
        if self.chance(0.4):
            self.define(self.bits_type(), f"arith.cmpi {self.random.choice(self.CMPI)}, {lhs}, {rhs} : {self.of(pair[1])}")
        else:
            self.binary(self.pick("andi", "ori", "xori", "addi"), pair[1], lhs, rhs)

    def bit_compared(self):
        wide = self.random.choice([its for its in self.elements if its not in ("i1", "index")] or ["i32"])
        value = self.cast_of(self.pick("extui", "extsi"), self.value("i1", 0), "i1", wide)
        constant = self.pick(self.zero, self.one)(wide)
        self.define(self.bits_type(), f"arith.cmpi {self.pick('ne', 'eq', 'slt')}, {value}, {constant} : {self.of(wide)}")

    def inverse_compared(self):
        element = self.random.choice(self.elements)
        its = self.of(element)
        value = self.define(self.bits_type(), f"arith.cmpi {self.random.choice(self.CMPI)}, {self.value(element)}, {self.value(element)} : {its}")
        inverse = self.binary("xori", "i1", value, self.one("i1"))
        if self.chance(0.4):
            self.select_by(self.pick(value, inverse), element)

    def select_by(self, condition, element, if_true=None, if_false=None):
        values = f"{if_true or self.value(element)}, {if_false or self.value(element)}"
        tail = f"{self.bits_type()}, " if self.shape else ""
        return self.define(self.of(element), f"arith.select {condition}, {values} : {tail}{self.of(element)}")

    def selected_twice(self):
        element = self.random.choice(self.elements + self.floats)
        condition = self.value("i1", 0)
        value = self.select_by(condition, element)
        if self.chance(0.5):
            self.select_by(condition, element, if_true=value)
        else:
            self.select_by(condition, element, if_false=value)

    def select_of_bits(self):
        element = self.random.choice(self.elements)
        condition = self.value("i1", 0)
        if self.chance(0.3):
            condition = self.binary("xori", "i1", condition, self.one("i1"))
        values = [self.zero(element), self.one(element)]
        self.random.shuffle(values)
        self.select_by(condition, element, *values)

    def casts_of_casts(self):
        types = [its for its in self.elements if its != "index"]
        value_type = self.random.choice(types)
        value = self.value(value_type, 0.1)
        for _ in range(self.random.randint(2, 3)):
            target = self.random.choice(types)
            if self.width(target) == self.width(value_type):
                continue
            narrows = self.width(target) < self.width(value_type)
            if narrows and self.shape not in ("tensor<?x", "tensor<0x") and self.chance(0.4):
                amount = self.width(value_type) - self.width(target) + self.pick(0, 0, 0, 1)
                if amount < self.width(value_type):
                    shift = self.known(value_type, str(amount) if value_type != "i1" else "false")
                    value = self.define(self.of(value_type), f"arith.shrsi {value}, {shift}{self.overflow('exact')} : {self.of(value_type)}")
            name = "trunci" if narrows else self.pick("extui", "extsi")
            value = self.cast_of(name, value, value_type, target, self.overflow("overflow") if narrows else "")
            value_type = target
        if self.chance(0.3):
            self.cast_of(self.pick("index_cast", "index_castui"), value, value_type, "index")

    def index_round_trip(self):
        element = self.random.choice([its for its in self.elements if its != "index"])
        value = self.cast_of(self.pick("index_cast", "index_castui"), self.value(element, 0.1), element, "index")
        self.cast_of(self.pick("index_cast", "index_castui"), value, "index", element)

    def bitcasts(self):
        number = self.random.choice(self.floats)
        integer = f"i{self.width(number)}"
        value = self.cast_of("bitcast", self.value(number, 0.2), number, integer)
        self.cast_of("bitcast", value, integer, self.pick(number, integer))

    def float_casts_of_casts(self):
        narrow, wide = sorted(self.random.sample(self.floats, 2), key=self.width)
        if self.width(narrow) == self.width(wide) or narrow[:2] in ("f4", "f6"):
            return
        flags = self.pick("", " fastmath<contract>", " fastmath<fast>")
        if self.chance(0.5):
            value = self.cast_of("extf", self.value(narrow, 0.1), narrow, wide, flags)
            self.cast_of("truncf", value, wide, narrow, self.pick("", " upward") + flags)
        else:
            value = self.cast_of("truncf", self.value(wide, 0.1), wide, narrow, flags)
            self.cast_of("extf", value, narrow, wide, flags)

    def integer_as_float(self):
        element = self.random.choice([its for its in self.elements if its != "index"])
        number = self.random.choice(self.floats)
        name = self.pick("sitofp", "uitofp")
        source = self.value(element, 0)
        narrow = self.random.choice(self.floats)
        value = self.cast_of(name, source, element, number)
        if self.width(narrow) < self.width(number) and self.chance(0.3):
            self.cast_of("truncf", value, number, narrow, self.pick("", "", " upward"))
        else:
            predicate = self.random.choice(self.CMPF)
            self.define(self.bits_type(), f"arith.cmpf {predicate}, {value}, {self.constant(number)} : {self.of(number)}")

    def two_signs(self):
        number = self.random.choice(self.floats)
        lhs, rhs = (self.define(self.of(number), f"arith.negf {self.value(number, 0)}{self.fastmath()} : {self.of(number)}") for _ in range(2))
        self.binary(self.pick("mulf", "divf", "addf"), number, lhs, rhs, self.fastmath())

    def float_identity(self):
        number = self.random.choice(self.floats)
        name = self.pick("addf", "subf", "mulf", "divf")
        if number[:2] in ("f4", "f6"):
            name = "mulf"
        constant = self.known(number, self.pick("0.0", "-0.0", "1.0", "-1.0"))
        self.binary(name, number, self.value(number, 0), constant, self.fastmath())

    def times_one(self):
        # mlir-opt 22 makes an invalid `extsi` to index.
        element = self.random.choice([its for its in self.elements if its != "index"])
        its = self.of(element)
        name = self.pick("mulsi_extended", "mului_extended")
        operands = f"{self.value(element, 0)}, {self.pick(self.one, self.zero, self.ones)(element)}"
        self.number += 1
        self.lines.append(f"  %v{self.number}:2 = arith.{name} {operands} : {its}")
        self.values.setdefault(its, []).append(f"%v{self.number}#{self.pick(0, 1)}")

    CONSTANT_FREE = (int_binary,) * 8 + (negf, extended, scaling_cast) + (float_binary,) * 4 + \
        (int_cast,) * 4 + (float_cast,) * 2 + (mixed_cast,) * 3 + (select,) * 3 + \
        (casts_of_casts, index_round_trip, bitcasts, float_casts_of_casts, two_signs, selected_twice)
    OPS = CONSTANT_FREE + (compare,) * 3 + (undo, extended_alike, complement, merge_constants, merge_constants, negated, bit_compared,
                                            inverse_compared, select_of_bits, integer_as_float, integer_as_float,
                                            float_identity, times_one)

    def function(self, index):
        self.values = {}
        self.shape = self.random.choice(self.SHAPES)
        self.has_poison = self.chance(0.1)
        self.elements = self.random.sample(sorted(set(self.INTEGERS)), 2) + ["i1", "i32"]
        self.floats = self.random.sample(FLOATS, 2) + [self.random.choice(self.NUMBERS)]
        arguments = ["%c: i1"]
        if not self.shape:
            self.values["i1"] = ["%c"]
        for element in sorted(set(self.elements + self.floats)):
            for number in range(2):
                name = f"%{element}_{number}"
                arguments.append(f"{name}: {self.of(element)}")
                self.values.setdefault(self.of(element), []).append(name)
        start = len(self.lines)
        for _ in range(self.random.randint(2, 14)):
            self.random.choice(self.CONSTANT_FREE if self.shape in ("tensor<?x", "tensor<0x") else self.OPS)(self)
        used = [(name, its) for its, names in sorted(self.values.items()) for name in names
                if name.startswith("%v") and self.chance(0.5)]
        self.lines.append(f'  "use"({", ".join(name for name, _ in used)}) : ({", ".join(its for _, its in used)}) -> ()')
        self.lines.append("  return")
        self.lines.append("}")
        self.lines.insert(start, f"func.func @f{index}({', '.join(arguments)}) {{")

    def module(self):
        for index in range(self.random.randint(1, 3)):
            self.function(index)
        return "\n".join(self.lines) + "\n"


KINDS = {"builtin": Modules, "std": StdModules, "arith": ArithModules,
         "llvm": generate_llvm.make_class(Generator),
         "export": generate_export.Export,
         "math": generate_math.make_class(Generator),
         "floats": generate_floats.make_class(Generator),
         "angles": generate_floats.make_angles_class(Generator),
         **dict(zip(("vector", "contraction"), generate_vector.make_classes(Generator))),
         "memref": generate_memref.make_class(Generator),
         "affine": generate_affine.make_class(Generator),
         "scf": generate_scf.make_class(Generator),
         "conversion": generate_conversion.make_class(Generator),
         "mixed": generate_mixed.make_class(generate_scf.make_class(Generator)),
         "copies": generate_copies.make_class(generate_mixed.make_class(generate_scf.make_class(Generator)))}


def generate(kind, seed):
    """The module of that seed."""
    return KINDS[kind](f"{kind}-{seed}").module()


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    first, count = int(sys.argv[1]), int(sys.argv[2])
    kind = sys.argv[3] if len(sys.argv) > 3 else "builtin"
    print("// -----\n".join(generate(kind, seed) for seed in range(first, first + count)), end="")


if __name__ == "__main__":
    main()
