# SPDX-License-Identifier: Apache-2.0
"""Random functions of math, complex and index operations, a kind of
generate_modules.py.

Each function works on numbers of one shape: scalars, vectors or tensors. What it
returns can be lowered to LLVM.
"""

SHAPES = ("",) * 6 + ("vector<4x",) * 3 + ("vector<2x3x", "vector<1x2x2x", "vector<[4]x", "vector<2x[4]x", "tensor<2x", "tensor<?x")
FLOATS = ("f32", "f32", "f64", "f64", "f16", "bf16", "f80", "f128")
SMALL_FLOATS = ("f8E5M2", "f8E4M3FN", "f8E4M3FNUZ", "f8E8M0FNU", "f4E2M1FN", "tf32")
INTEGERS = ("i32", "i32", "i64", "i8", "i1", "i128", "index")
FLOAT_UNARY = ("absf", "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc",
               "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "round", "roundeven", "rsqrt", "sin",
               "sinh", "sqrt", "tan", "tanh", "trunc")
LOWERED_UNARY = tuple(op for op in FLOAT_UNARY if op not in ("acosh", "asinh", "atanh", "cbrt", "erf", "erfc"))
LOWERED_SHAPES = ("",) * 4 + ("vector<4x",) * 2 + ("vector<2x3x",)
CLASSIFY = ("isfinite", "isinf", "isnan", "isnormal")
INT_UNARY = ("absi", "ctlz", "ctpop", "cttz")
COMPLEX_UNARY = ("conj", "cos", "exp", "expm1", "log", "log1p", "neg", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh")
COMPLEX_BINARY = ("add", "add", "sub", "sub", "mul", "mul", "div", "div", "atan2", "pow")
INDEX_BINARY = ("add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs", "maxu",
                "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
FLOAT_TEXTS = ("0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.5", "2.5", "-3.25", "0.1", "1.5", "7.75", "1.0e3", "-1.0e-3")
INDEX_TEXTS = ("0", "1", "2", "3", "-1", "5", "-7", "31", "32", "4294967296", "2147483648", "-2147483648",
               "9223372036854775807", "-9223372036854775808", "42", "4294967295")
ARITH_INT = ("addi", "subi", "muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "andi",
             "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui")
ARITH_FLOAT = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
ROUNDINGS = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")


def make_class(base):
    class MathModules(base):
        """Numbers of `self.shape`, and scalars."""

        def of(self, element):
            return f"{self.shape}{element}>" if self.shape else element

        def define(self, its, text):
            self.number += 1
            name = f"%v{self.number}"
            self.lines.append(f"  {name} = {text}")
            self.values.setdefault(its, []).append(name)
            return name

        def flags(self):
            if self.chance(0.75):
                return ""
            if self.chance(0.2):
                return f" fastmath<{self.pick('fast', 'none')}>"
            return f" fastmath<{','.join(self.random.sample(FLAGS, self.random.randint(1, 3)))}>"

        def attributes(self):
            return self.pick(" {note}", ' {a = "b"}') if self.chance(0.05) else ""

        def float_text(self, element):
            if self.chance(0.05) and element in ("f32", "f64"):
                return {"f32": self.pick("0x7FC00000", "0x7F800000", "0xFF800000", "0x00000001"),
                        "f64": self.pick("0x7FF8000000000000", "0x7FF0000000000000")}[element]
            if element in SMALL_FLOATS:
                return "1.0"
            return self.random.choice(FLOAT_TEXTS)

        def number_text(self, element):
            if element == "i1":
                return self.pick("true", "false")
            if element.startswith("i"):
                return self.pick("0", "1", "-1", "5", "-8", "100", "7")
            return self.float_text(element)

        def constant(self, element):
            its = self.of(element)
            if self.shape:
                dims = self.shape[7:-1].split("x")
                is_splat = self.chance(0.6) or len(dims) > 1 or not dims[0].isdigit()
                body = (self.number_text(element) if is_splat else
                        "[" + ", ".join(self.number_text(element) for _ in range(int(dims[0]))) + "]")
                return self.define(its, f"arith.constant dense<{body}> : {its}")
            text = self.number_text(element)
            return self.define(its, f"arith.constant {text}" + ("" if element == "i1" else f" : {its}"))

        def value(self, element, constants=0.25):
            known = self.values.get(self.of(element), [])
            if self.shape != "tensor<?x" and (not known or self.chance(constants)):
                return self.constant(element)
            return self.random.choice(known)

        def scalar(self, its, make):
            known = self.values.get(its, [])
            return self.random.choice(known) if known and self.chance(0.7) else make()

        # --- math ------------------------------------------------------------

        def float_unary(self):
            element = self.random.choice(self.floats)
            op = self.random.choice(LOWERED_UNARY if self.is_lowered else FLOAT_UNARY)
            self.define(self.of(element), f"math.{op} {self.value(element)}{self.flags()}{self.attributes()} : {self.of(element)}")

        def float_binary(self):
            element = self.random.choice(self.floats)
            op = self.pick("atan2", "copysign", "powf")
            self.define(self.of(element), f"math.{op} {self.value(element)}, {self.value(element)}{self.flags()}{self.attributes()} : {self.of(element)}")

        def float_ternary(self):
            element = self.random.choice(self.floats)
            a, b, c = (self.value(element) for _ in range(3))
            operands = self.pick(f"math.fma {a}, {b}, {c}", f"math.fma {b}, {a}, {a}" if self.is_lowered else f"math.clampf {a} to [{b}, {c}]")
            self.define(self.of(element), f"{operands}{self.flags()}{self.attributes()} : {self.of(element)}")

        def sincos(self):
            if self.is_lowered and self.shape == "vector<2x3x":
                return
            element = self.random.choice(self.floats)
            self.number += 1
            self.lines.append(f"  %v{self.number}:2 = math.sincos {self.value(element)}{self.flags()} : {self.of(element)}")
            self.values[self.of(element)] += [f"%v{self.number}#0", f"%v{self.number}#1"]

        def classify(self):
            element = self.random.choice(self.floats)
            if self.is_lowered and self.shape == "vector<2x3x":
                return
            op = self.pick("isnan", "isfinite") if self.is_lowered else self.random.choice(CLASSIFY)
            self.define(self.of("i1"), f"math.{op} {self.value(element)}{self.attributes()} : {self.of(element)}")

        def int_unary(self):
            element = self.random.choice(self.integers)
            op = "ctpop" if self.is_lowered and self.shape == "vector<2x3x" else self.random.choice(INT_UNARY)
            self.define(self.of(element), f"math.{op} {self.value(element)} : {self.of(element)}")

        def powers(self):
            element, power = self.random.choice(self.floats), self.random.choice(self.integers)
            if self.is_lowered:
                if not self.shape:
                    self.define(element, f"math.fpowi {self.value(element)}, {self.value(power)}{self.flags()} : {element}, {power}")
                return
            if self.chance(0.5):
                self.define(self.of(power), f"math.ipowi {self.value(power)}, {self.value(power)} : {self.of(power)}")
            else:
                self.define(self.of(element), f"math.fpowi {self.value(element)}, {self.value(power)}{self.flags()} : {self.of(element)}, {self.of(power)}")

        # --- complex ---------------------------------------------------------

        def complex_constant(self, element):
            pair = ", ".join(f"{self.float_text(element)} : {element}" for _ in range(2))
            if self.chance(0.4):
                pair = f"{self.pick('1.0', '0.0')} : {element}, {self.pick('0.0', '-0.0')} : {element}"
            return self.define(f"complex<{element}>", f"complex.constant [{pair}] : complex<{element}>")

        def complex_value(self, element):
            return self.scalar(f"complex<{element}>", lambda: self.complex_constant(element))

        def part(self, element):
            return self.scalar(element, lambda: self.define(element, f"arith.constant {self.float_text(element)} : {element}"))

        def complex_binary(self):
            return self.random.choice(COMPLEX_BINARY[:8] if self.is_lowered else COMPLEX_BINARY)

        def complex_op(self):
            element = self.random.choice(self.complex_floats)
            its = f"complex<{element}>"
            which = self.pick(0, 1, 6, 6, 7) if self.is_lowered else self.random.randrange(8)
            end = f"{self.flags()}{self.attributes()} : {its}"
            if which == 0:
                self.define(its, f"complex.create {self.part(element)}, {self.part(element)}{self.attributes()} : {its}")
            elif which == 1:
                self.define(element, f"complex.{self.pick('re', 'im', 're', 'im', 'abs', 'abs' if self.is_lowered else 'angle')} {self.complex_value(element)}{end}")
            elif which == 2:
                self.define(its, f"complex.{self.random.choice(COMPLEX_UNARY)} {self.complex_value(element)}{end}")
            elif which == 3:
                self.define("i1", f"complex.{self.pick('eq', 'neq')} {self.complex_value(element)}, {self.complex_value(element)}{self.attributes()} : {its}")
            elif which == 4 and element in ("f32", "f64"):
                integer = {"f32": "i64", "f64": "i128"}[element]
                bits = self.define(integer, f"complex.bitcast {self.complex_value(element)} : {its} to {integer}")
                if self.chance(0.5):
                    self.define(its, f"complex.bitcast {bits} : {integer} to {its}")
                if self.chance(0.3) and element == "f32":
                    self.define("f64", f"arith.bitcast {bits} : i64 to f64")
            elif which == 5:
                power = self.scalar("i32", lambda: self.define("i32", "arith.constant 3 : i32"))
                self.define(its, f"complex.powi {self.complex_value(element)}, {power}{self.flags()} : {its}, i32")
            else:
                self.define(its, f"complex.{self.complex_binary()} {self.complex_value(element)}, {self.complex_value(element)}{end}")

        def complex_fold(self):
            """Operations that undo others."""
            if self.is_lowered:
                return
            element = self.random.choice(self.complex_floats)
            its = f"complex<{element}>"
            a, b = self.complex_value(element), self.complex_value(element)
            which = self.random.randrange(6)
            if which == 0:
                outer, inner = self.pick(("add", "sub"), ("sub", "add"))
                between = self.define(its, f"complex.{inner} {a}, {b} : {its}")
                operands = self.pick(f"{between}, {b}", f"{b}, {between}", f"{between}, {a}")
                self.define(its, f"complex.{outer} {operands} : {its}")
            elif which == 1:
                outer, inner = self.pick(("exp", "log"), ("log", "exp"), ("neg", "neg"), ("conj", "conj"))
                between = self.define(its, f"complex.{inner} {a} : {its}")
                self.define(its, f"complex.{outer} {between} : {its}")
            elif which == 2:
                real = self.define(element, f"complex.re {a} : {its}")
                imaginary = self.define(element, f"complex.im {self.pick(a, b)} : {its}")
                self.define(its, f"complex.create {real}, {imaginary} : {its}")
            elif which == 3:
                made = self.define(its, f"complex.create {self.part(element)}, {self.part(element)} : {its}")
                negated = self.define(its, f"complex.{self.pick('neg', 'neg', 'conj')} {made} : {its}")
                self.define(element, f"complex.{self.pick('re', 'im')} {self.pick(negated, negated, made)} : {its}")
            else:
                self.define(its, f"complex.{self.complex_binary()} {a}, {self.complex_constant(element)} : {its}")

        # --- index -----------------------------------------------------------

        def index_constant(self):
            kind = "index.constant " + self.random.choice(INDEX_TEXTS)
            return self.define("index", kind if self.chance(0.8) else f"arith.constant {self.random.choice(INDEX_TEXTS)} : index")

        def index_value(self, constants=0.3):
            if self.chance(constants):
                return self.index_constant()
            return self.scalar("index", self.index_constant)

        def index_op(self):
            which = self.random.randrange(8)
            if which == 0:
                self.define("i1", f"index.cmp {self.random.choice(PREDICATES)}({self.index_value()}, {self.index_value()}){self.attributes()}")
            elif which == 1:
                integer = self.pick("i32", "i64", "i8", "i1", "i40", "i128")
                source = self.scalar(integer, lambda: self.define(integer, "arith.constant " + ("true" if integer == "i1" else f"{self.pick('5', '-5')} : {integer}")))
                self.define("index", f"index.{self.pick('casts', 'castu')} {source} : {integer} to index")
            elif which == 2:
                integer = self.pick("i32", "i64", "i8", "i1", "i40", "i128")
                self.define(integer, f"index.{self.pick('casts', 'castu')} {self.index_value()}{self.attributes()} : index to {integer}")
            elif which == 3 and self.chance(0.5):
                self.define("index", f"index.sizeof{self.attributes()}")
            else:
                self.define("index", f"index.{self.random.choice(INDEX_BINARY)} {self.index_value()}, {self.index_value()}{self.attributes()}")

        def index_fold(self):
            which = self.random.randrange(4)
            a, b = self.index_value(0), self.index_value(0)
            op = self.pick("add", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor")
            if which == 0:
                between = self.define("index", f"index.{op} {a}, {self.index_constant()}")
                self.define("index", f"index.{op} {between}, {self.index_constant()}")
            elif which == 1:
                between = self.define("index", f"index.{self.pick('maxs', 'maxu', 'mins', 'minu')} {a}, {self.index_constant()}")
                self.define("i1", f"index.cmp {self.random.choice(PREDICATES)}({between}, {self.index_constant()})")
            elif which == 2:
                zero = self.define("index", "index.constant 0")
                between = self.define("index", f"index.sub {a}, {b}")
                operands = self.pick(f"{between}, {zero}", f"{zero}, {between}")
                self.define("i1", f"index.cmp {self.random.choice(PREDICATES)}({operands})")
            else:
                self.define("index", f"index.{op} {self.index_constant()}, {self.index_constant()}")

        # --- arith -----------------------------------------------------------

        def arith_int(self):
            if self.shape == "tensor<?x":
                return
            element, op = self.random.choice(self.integers), self.random.choice(ARITH_INT)
            if element == "i128" and op == "floordivsi":  # mlir-opt 22 lowers it with 2^64 - 1 for -1.
                return
            self.define(self.of(element), f"arith.{op} {self.value(element)}, {self.value(element)} : {self.of(element)}")

        def arith_float(self):
            element = self.random.choice(self.floats)
            self.define(self.of(element), f"arith.{self.random.choice(ARITH_FLOAT)} {self.value(element)}, {self.value(element)}{self.flags()} : {self.of(element)}")

        def arith_trunc(self):
            wide, narrow = self.pick(("f64", "f32"), ("f32", "bf16"), ("f32", "f16"), ("f64", "bf16"), ("f32", "f8E8M0FNU"), ("f16", "f4E2M1FN"), ("f64", "f8E8M0FNU"))
            if self.shape == "tensor<?x" or self.is_lowered and (narrow.startswith("f8") or narrow == "f4E2M1FN"):
                return
            if self.chance(0.5):
                mode = " " + self.random.choice(ROUNDINGS) if self.chance(0.5) else ""
                arguments = [name for name in self.values.get(self.of(wide), []) if name.startswith("%a")]
                if narrow == "f8E8M0FNU" and not arguments:  # It has no negative numbers to fold to.
                    return
                value = arguments[0] if narrow == "f8E8M0FNU" else self.value(wide)
                self.define(self.of(narrow), f"arith.truncf {value}{mode}{self.flags()} : {self.of(wide)} to {self.of(narrow)}")
            else:
                self.define(self.of(wide), f"arith.extf {self.value(narrow)}{self.flags()} : {self.of(narrow)} to {self.of(wide)}")

        def extended(self):
            if self.is_lowered and self.shape == "vector<2x3x":
                return
            element = self.pick(*(integer for integer in self.integers if integer != "index"))
            its, lhs, rhs = self.of(element), self.value(element), self.value(element)
            self.number += 1
            if self.chance(0.4) or "[" in self.shape:  # mlir-opt 22 makes wide vectors that are not scalable.
                self.lines.append(f"  %v{self.number}:2 = arith.addui_extended {lhs}, {rhs} : {its}, {self.of('i1')}")
                self.values.setdefault(its, []).append(f"%v{self.number}#0")
                self.values.setdefault(self.of("i1"), []).append(f"%v{self.number}#1")
            else:
                self.lines.append(f"  %v{self.number}:2 = arith.{self.pick('mulsi_extended', 'mului_extended')} {lhs}, {rhs} : {its}")
                self.values.setdefault(its, []).extend([f"%v{self.number}#0", f"%v{self.number}#1"])

        OPS = (float_unary,) * 8 + (float_binary,) * 3 + (float_ternary,) * 2 + (sincos, classify, classify) + (int_unary,) * 3 + \
            (powers,) * 3 + (complex_op,) * 8 + (complex_fold,) * 3 + (index_op,) * 6 + (index_fold,) * 3 + \
            (arith_int,) * 3 + (arith_float,) * 2 + (arith_trunc,) * 2 + (extended,)

        def add_body(self, index, types):
            """The operations of function `index`, which has two arguments of each type."""
            arguments = []
            for its in sorted(set(types)):
                for _ in range(2):
                    arguments.append(f"%a{len(arguments)}: {its}")
                    self.values.setdefault(its, []).append(arguments[-1].split(":")[0])
            start = len(self.lines)
            self.number = 0
            self.add_operations()
            self.close_function(index, start, arguments, 0.5)

        def function(self, index):
            self.values = {}
            self.is_lowered = self.chance(0.4)  # Only what has a place in LLVM.
            self.shape = self.random.choice(LOWERED_SHAPES if self.is_lowered else SHAPES)
            self.integers = self.random.sample(INTEGERS, 2)
            self.floats = self.random.sample(FLOATS, 2) + (self.random.sample(SMALL_FLOATS, 1) if self.chance(0.15) and not self.is_lowered else [])
            self.complex_floats = self.random.sample(("f32", "f64", "f16", "f80"), 2)
            types = [self.of(element) for element in self.integers + self.floats]
            types += [f"complex<{element}>" for element in self.complex_floats] + ["index", "i1"] + self.complex_floats[:1]
            self.add_body(index, types)

        def module(self):
            for index in range(self.random.randint(1, 2)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    return MathModules
