# SPDX-License-Identifier: Apache-2.0
"""Random functions of what C's library of mathematics has, and of the sums and
products around it; a kind of generate_modules.py. All of it has a name there,
unless a function has tensors or wide numbers, so that whole modules become calls.
"""

import generate_math

SHAPES = ("",) * 6 + ("vector<4x", "vector<2x2x", "vector<[2]x", "vector<1x1x")
OTHER_SHAPES = ("tensor<2x", "tensor<?x")
FLOATS = ("f32", "f32", "f64", "f64", "f16", "bf16")
OTHER_FLOATS = ("f80", "f128")
CONTRACTED = (" fastmath<contract>", " fastmath<contract>", " fastmath<fast>", " fastmath<nnan,contract>", " fastmath<nsz>", "")


def make_class(base):
    math_base = generate_math.make_class(base)

    class FloatModules(math_base):
        def float_binary(self):
            element = self.random.choice(self.floats)
            self.define(self.of(element), f"math.{self.pick('atan2', 'powf')} {self.value(element)}, {self.value(element)}{self.flags()}{self.attributes()} : {self.of(element)}")

        def float_ternary(self):
            element = self.random.choice(self.floats)
            a, b, c = (self.value(element) for _ in range(3))
            self.define(self.of(element), f"math.fma {a}, {b}, {c}{self.flags()}{self.attributes()} : {self.of(element)}")

        def product_and_sum(self):
            element = self.random.choice(self.floats)
            its = self.of(element)
            product = self.define(its, f"arith.mulf {self.value(element)}, {self.value(element)}{self.pick(*CONTRACTED)} : {its}")
            if self.chance(0.2):
                self.float_unary()
            other = self.value(element)
            operands = self.pick(f"{product}, {other}", f"{other}, {product}", f"{product}, {product}")
            self.define(its, f"arith.addf {operands}{self.pick(*CONTRACTED)}{self.attributes()} : {its}")

        OPS = (math_base.float_unary,) * 6 + (float_binary, float_ternary, math_base.arith_float) + (product_and_sum,) * 3

        def function(self, index):
            self.values = {}
            self.is_lowered = False
            is_other = self.chance(0.1)
            self.shape = self.random.choice(SHAPES + OTHER_SHAPES if is_other else SHAPES)
            self.floats = self.random.sample(FLOATS + OTHER_FLOATS if is_other else FLOATS, 2)
            self.add_body(index, [self.of(element) for element in self.floats])

    return FloatModules


def make_angles_class(base):
    """Mostly sines and cosines of few numbers."""
    floats = make_class(base)

    class AngleModules(floats):
        def angle(self):
            element = self.random.choice(self.floats)
            its = self.of(element)
            number = self.values[its][0] if self.chance(0.6) else self.value(element)
            self.define(its, f"math.{self.pick('sin', 'cos')} {number}{self.pick('', '', '', ' fastmath<nnan>', ' fastmath<none>', ' fastmath<fast>')}{self.attributes()} : {its}")

        OPS = (angle,) * 8 + (floats.float_unary, floats.float_ternary, floats.product_and_sum)

    return AngleModules
