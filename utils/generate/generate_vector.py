# SPDX-License-Identifier: Apache-2.0
"""Random functions of vector operations, a kind of generate_modules.py.

Types are tuples: the element, then dimensions, a size or `[size]`. Sizes are
small and operands mostly what was made before, so that much folds.
"""

import math

INTEGERS = ("i32", "i8", "i1", "i64", "index", "i16")
FLOATS = ("f32", "f64", "f16", "bf16")
INT_KINDS = ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor")
FLOAT_KINDS = ("add", "mul", "minnumf", "maxnumf", "maximumf", "minimumf")
FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
BITS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "index": 64}


def size_of(dim):
    return dim if isinstance(dim, int) else int(dim[1:-1])


def is_scalable(vector):
    return any(not isinstance(dim, int) for dim in vector[1:])


def text_of(vector):
    return f"vector<{''.join(f'{dim}x' for dim in vector[1:])}{vector[0]}>"


def make_classes(base):
    class VectorModules(base):
        """Values of all types by the texts of these."""

        def define(self, its, text):
            self.number += 1
            name = f"%v{self.number}"
            self.lines.append(f"  {name} = {text}")
            self.values.setdefault(its, []).append(name)
            if its.startswith("vector"):
                self.vectors[its] = self.parsed(its)
            return name

        @staticmethod
        def parsed(its):
            *dims, element = its[7:-1].split("x") if "index" not in its else its[7:-6].split("x")[:-1] + ["index"]
            return (element,) + tuple(dim if dim.startswith("[") else int(dim) for dim in dims)

        def attributes(self):
            return self.pick(" {note}", ' {a = "b"}') if self.chance(0.05) else ""

        def number_text(self, element):
            if element == "i1":
                return self.pick("true", "false")
            if element in INTEGERS:
                return self.pick("0", "1", "-1", "5", "7", "100")
            return self.pick("0.0", "1.0", "-0.5", "2.5", "-3.25")

        def constant(self, vector):
            its = text_of(vector)
            dims = [size_of(dim) for dim in vector[1:]]
            if self.has_poison and self.chance(0.3):
                return self.define(its, f"ub.poison : {its}")
            if is_scalable(vector) or not dims or self.chance(0.4):
                return self.define(its, f"arith.constant dense<{self.number_text(vector[0])}> : {its}")

            def nested(rest):
                if not rest:
                    return self.number_text(vector[0])
                return "[" + ", ".join(nested(rest[1:]) for _ in range(rest[0])) + "]"
            return self.define(its, f"arith.constant dense<{nested(dims)}> : {its}")

        def scalar(self, element):
            known = self.values.get(element, [])
            if known and self.chance(0.75):
                return self.random.choice(known[-4:])
            if self.chance(0.05):
                return self.define(element, f"ub.poison : {element}")
            typed = "" if element == "i1" else f" : {element}"
            return self.define(element, f"arith.constant {self.number_text(element)}{typed}")

        def value(self, vector):
            known = self.values.get(text_of(vector), [])
            if known and self.chance(0.85):
                return self.random.choice(known[-4:])
            if self.chance(0.4):
                return self.constant(vector)
            its = text_of(vector)
            return self.define(its, f"vector.broadcast {self.scalar(vector[0])} : {vector[0]} to {its}")

        def element(self):
            return self.random.choice(self.elements)

        def shape(self, least=0, most=3, scalable=0.12):
            rank = self.random.choice([r for r in (0, 1, 1, 1, 1, 2, 2, 2, 3) if least <= r <= most])
            dims = [self.pick(1, 2, 2, 3, 4, 4) for _ in range(rank)]
            if dims and self.chance(scalable):
                dims[-1] = f"[{dims[-1]}]"
            return tuple(dims)

        def vector(self, least=0, most=3, scalable=True):
            """A type of which there is a value, mostly."""
            known = [vector for vector in self.vectors.values()
                     if least <= len(vector) - 1 <= most and (scalable or not is_scalable(vector))]
            if known and self.chance(0.8):
                return self.random.choice(known[-6:])
            return (self.element(),) + self.shape(least, most, 0.12 if scalable else 0)

        # --- shapes and elements ---------------------------------------------

        def broadcast(self):
            if self.chance(0.5):
                vector = (self.element(),) + self.shape()
                self.define(text_of(vector), f"vector.broadcast {self.scalar(vector[0])}{self.attributes()} : {vector[0]} to {text_of(vector)}")
                return
            source = self.vector(most=2)
            dims = [self.pick(2, 3, 4) if dim == 1 and self.chance(0.5) else dim for dim in source[1:]]
            lead = [self.pick(1, 2, 3) for _ in range(self.random.randint(0, 3 - len(dims)))]
            result = text_of((source[0], *lead, *dims))
            self.define(result, f"vector.broadcast {self.value(source)}{self.attributes()} : {text_of(source)} to {result}")

        def position(self, dims, dynamic):
            """Numbers, poison or operands."""
            items = []
            for dim in dims:
                if self.chance(0.03):
                    items.append("-1")
                elif dynamic and self.chance(0.2):
                    items.append(self.scalar("index"))
                else:
                    items.append(str(self.random.randrange(size_of(dim))))
            return "[" + ", ".join(items) + "]"

        def extract(self):
            source = self.vector()
            depth = self.random.choice((len(source) - 1, len(source) - 1, self.random.randint(0, len(source) - 1)))
            if depth == 0 and len(source) > 1 and self.chance(0.8):
                depth = 1
            rest = source[1 + depth:]
            result = text_of((source[0], *rest)) if rest else source[0]
            if not rest and self.chance(0.05) and source[-1] == 1 and len(source) > 2:
                result = text_of((source[0], 1))  # Of one element, either will do.
            self.define(result, f"vector.extract {self.value(source)}{self.position(source[1:1 + depth], True)}{self.attributes()} : {result} from {text_of(source)}")

        def insert(self):
            dest = self.vector()
            depth = self.random.choice((len(dest) - 1, self.random.randint(0, len(dest) - 1)))
            rest = dest[1 + depth:]
            source = text_of((dest[0], *rest)) if rest else dest[0]
            value = self.value((dest[0], *rest)) if rest else self.scalar(dest[0])
            if rest and self.has_poison:  # mlir-opt 22 folds it into constants as what happens to be in memory.
                return
            # mlir-opt 22 takes 0 for a position in an array that is not known.
            position = self.position(dest[1:depth], False)[1:-1] if depth else ""
            if depth:
                last = self.position(dest[depth:1 + depth], not rest)[1:-1]
                position = f"{position}, {last}" if position else last
            self.define(text_of(dest), f"vector.insert {value}, {self.value(dest)}[{position}]{self.attributes()} : {source} into {text_of(dest)}")

        def insert_chain(self):
            """All elements of a vector."""
            dest = (self.element(), *self.shape(1, 2, 0))
            value = self.value(dest)
            its = text_of(dest)
            positions = [()]
            for dim in dest[1:]:
                positions = [at + (i,) for at in positions for i in range(dim)]
            if self.chance(0.5):
                self.random.shuffle(positions)
            for at in positions[:None if self.chance(0.7) else -1]:
                value = self.define(its, f"vector.insert {self.scalar(dest[0])}, {value} [{', '.join(map(str, at))}] : {dest[0]} into {its}")

        def shuffle(self):
            lhs = self.vector(scalable=False)
            rhs = lhs if len(lhs) == 1 or self.chance(0.7) else (lhs[0], self.pick(1, 2, 3), *lhs[2:])
            size = (lhs[1] + rhs[1]) if len(lhs) > 1 else 2
            kind = self.random.randrange(4)
            if kind == 0 and len(lhs) > 1:
                first = self.pick(0, lhs[1])
                mask = list(range(first, first + (lhs if first == 0 else rhs)[1]))
            elif kind == 1 and len(lhs) > 1 and lhs == rhs:
                mask = [i // 2 + (lhs[1] if i % 2 else 0) for i in range(2 * lhs[1])]
            else:
                # mlir-opt 22 makes an invalid operation of rows that are poison.
                least = -1 if len(lhs) == 2 and self.chance(0.3) else 0
                mask = [self.random.randint(least, size - 1) for _ in range(self.random.randint(1, 4))]
            result = text_of((lhs[0], len(mask), *lhs[2:]))
            self.define(result, f"vector.shuffle {self.value(lhs)}, {self.value(rhs)} {mask}{self.attributes()} : {text_of(lhs)}, {text_of(rhs)}")

        def from_elements(self):
            vector = (self.element(), *self.shape(0, 2, 0))
            count = math.prod(vector[1:])
            one = self.scalar(vector[0])
            elements = [one if self.chance(0.5) else self.scalar(vector[0]) for _ in range(count)]
            if self.chance(0.15):
                elements = [one] * count
            self.define(text_of(vector), f"vector.from_elements {', '.join(elements)}{self.attributes()} : {text_of(vector)}")

        def to_elements(self):
            source = self.vector(most=1, scalable=False)
            count = math.prod(source[1:])
            value = self.value(source)
            self.number += 1
            name = f"%v{self.number}"
            self.lines.append(f"  {name}{f':{count}' if count > 1 else ''} = vector.to_elements {value} : {text_of(source)}")
            names = [f"{name}#{i}" for i in range(count)] if count > 1 else [name]
            self.values.setdefault(source[0], []).extend(names[:4])
            if self.chance(0.4):
                self.define(text_of(source), f"vector.from_elements {', '.join(names)} : {text_of(source)}")

        def bitcast(self):
            source = self.vector()
            if source[0] not in BITS or source[0] == "index":
                return
            bits = BITS[source[0]]
            choices = [element for element in self.elements if element in BITS and element != "index"]
            element = self.random.choice(choices or [source[0]])
            if len(source) == 1 or not isinstance(source[-1], int):
                if BITS[element] != bits:
                    return
                dims = source[1:]
            else:
                if bits * source[-1] % BITS[element]:
                    return
                dims = (*source[1:-1], bits * source[-1] // BITS[element])
            result = text_of((element, *dims))
            self.define(result, f"vector.bitcast {self.value(source)}{self.attributes()} : {text_of(source)} to {result}")

        def shape_cast(self):
            source = self.vector()
            dims = list(source[1:])
            if is_scalable(source):
                dims = [dim for dim in dims if dim != 1] if self.chance(0.4) else [1] + dims
            else:
                count = math.prod(dims)
                dims = self.pick([count], [1, count], [count, 1], *([count // f, f] for f in (2, 3, 4) if count % f == 0))
                if count == 1 and self.chance(0.3):
                    dims = []
            result = text_of((source[0], *dims))
            self.define(result, f"vector.shape_cast {self.value(source)}{self.attributes()} : {text_of(source)} to {result}")

        def transpose(self):
            source = self.vector()
            permutation = list(range(len(source) - 1))
            if self.chance(0.9):
                self.random.shuffle(permutation)
            result = text_of((source[0], *(source[1 + at] for at in permutation)))
            self.define(result, f"vector.transpose {self.value(source)}, {permutation}{self.attributes()} : {text_of(source)} to {result}")

        def interleave(self):
            source = self.vector(most=2)
            if len(source) == 1:
                dims = (2,)
            else:
                last = source[-1]
                dims = (*source[1:-1], 2 * last if isinstance(last, int) else f"[{2 * size_of(last)}]")
            result = text_of((source[0], *dims))
            self.define(result, f"vector.interleave {self.value(source)}, {self.value(source)}{self.attributes()} : {text_of(source)} -> {result}")

        def deinterleave(self):
            source = self.vector(least=1, most=2)
            size = size_of(source[-1])
            if size % 2:
                return
            half = size // 2 if isinstance(source[-1], int) else f"[{size // 2}]"
            result = text_of((source[0], *source[1:-1], half))
            value = self.value(source)
            self.number += 1
            names = [f"%v{self.number}a", f"%v{self.number}b"]
            self.lines.append(f"  {', '.join(names)} = vector.deinterleave {value} : {text_of(source)} -> {result}")
            self.values.setdefault(result, []).extend(names)
            self.vectors[result] = self.parsed(result)

        # --- slices ----------------------------------------------------------

        def extract_slice(self):
            source = self.vector(least=1)
            count = self.random.randint(1, len(source) - 1)
            offsets, sizes = [], []
            for dim in source[1:1 + count]:
                size = dim if isinstance(dim, int) else size_of(dim)
                offsets.append(self.random.randrange(size) if isinstance(dim, int) and self.chance(0.6) else 0)
                sizes.append(self.random.randint(1, size - offsets[-1]) if isinstance(dim, int) and self.chance(0.7) else size - offsets[-1])
            dims = [sizes[i] if i < count and isinstance(dim, int) else dim for i, dim in enumerate(source[1:])]
            result = text_of((source[0], *dims))
            self.define(result, f"vector.extract_strided_slice {self.value(source)} {{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}} : {text_of(source)} to {result}")

        def insert_slice(self):
            dest = self.vector(least=1)
            rank = self.random.randint(1, len(dest) - 1)
            lead = len(dest) - 1 - rank
            dims = [self.random.randint(1, dim) if isinstance(dim, int) and self.chance(0.6) else dim for dim in dest[1 + lead:]]
            offsets = [self.random.randrange(dim) if isinstance(dim, int) else 0 for dim in dest[1:1 + lead]]
            offsets += [self.random.randint(0, whole - part) if isinstance(whole, int) else 0 for part, whole in zip(dims, dest[1 + lead:])]
            source = (dest[0], *dims)
            self.define(text_of(dest), f"vector.insert_strided_slice {self.value(source)}, {self.value(dest)} {{offsets = {offsets}, strides = {[1] * rank}}} : {text_of(source)} into {text_of(dest)}")

        def scalable_part(self):
            whole = (self.element(), f"[{self.pick(2, 4)}]")
            part = (whole[0], self.pick(2, 4))
            at = part[1] * self.pick(0, 1)
            if self.chance(0.5):
                self.define(text_of(whole), f"vector.scalable.insert {self.value(part)}, {self.value(whole)}[{at}]{self.attributes()} : {text_of(part)} into {text_of(whole)}")
            else:
                self.define(text_of(part), f"vector.scalable.extract {self.value(whole)}[{at}]{self.attributes()} : {text_of(part)} from {text_of(whole)}")

        # --- arithmetic ------------------------------------------------------

        def fma(self):
            vector = (self.random.choice(self.floats), *self.shape())
            a, b, c = (self.value(vector) for _ in range(3))
            self.define(text_of(vector), f"vector.fma {a}, {b}, {c}{self.attributes()} : {text_of(vector)}")

        def elementwise(self):
            vector = self.vector()
            op = self.pick("addf", "mulf", "maximumf") if vector[0] in FLOATS else self.pick("addi", "andi", "muli", "xori")
            self.define(text_of(vector), f"arith.{op} {self.value(vector)}, {self.value(vector)} : {text_of(vector)}")

        def flags(self):
            if self.chance(0.7):
                return ""
            return f" fastmath<{','.join(self.random.sample(FLAGS, self.random.randint(1, 2)))}>"

        def reduction(self):
            vector = self.vector(most=1)
            is_float = vector[0] in FLOATS
            kind = self.random.choice(FLOAT_KINDS if is_float else INT_KINDS)
            start = f", {self.scalar(vector[0])}" if self.chance(0.5) else ""
            flags = self.flags() if is_float else ""
            self.define(vector[0], f"vector.reduction <{kind}>, {self.value(vector)}{start}{flags}{self.attributes()} : {text_of(vector)} into {vector[0]}")

        def multi_reduction(self):
            vector = self.vector(least=1)
            kind = self.random.choice(FLOAT_KINDS if vector[0] in FLOATS else INT_KINDS)
            dims = [i for i in range(len(vector) - 1) if self.chance(0.5)]
            rest = [dim for i, dim in enumerate(vector[1:]) if i not in dims]
            start = self.value((vector[0], *rest)) if rest else self.scalar(vector[0])
            result = text_of((vector[0], *rest)) if rest else vector[0]
            self.define(result, f"vector.multi_reduction <{kind}>, {self.value(vector)}, {start} {dims} : {text_of(vector)} to {result}")

        # --- memory ----------------------------------------------------------

        def access(self, element):
            """A memref of the element and its indices."""
            rank = self.pick(1, 1, 2)
            layout = self.pick("", "", "", ", strided<[1], offset: ?>" if rank == 1 else ", strided<[?, 1]>")
            sizes = "x".join(self.pick("?", "8", "16") for _ in range(rank))
            its = f"memref<{sizes}x{element}{layout}{self.pick('', '', ', 1')}>"
            base = f"%m{len(self.memrefs)}" if its not in self.memrefs else self.memrefs[its]
            self.memrefs[its] = base
            return its, base, ", ".join(self.scalar("index") for _ in range(rank))

        def access_attributes(self):
            items = [item for item in ("alignment = 16 : i64", "nontemporal = true") if self.chance(0.12)]
            return f" {{{', '.join(items)}}}" if items else ""

        def load(self):
            vector = (self.element(), *self.shape(0, 1))
            its, base, indices = self.access(vector[0])
            if self.chance(0.5):
                self.define(text_of(vector), f"vector.load {base}[{indices}]{self.access_attributes()} : {its}, {text_of(vector)}")
            else:
                self.lines.append(f"  vector.store {self.value(vector)}, {base}[{indices}]{self.access_attributes()} : {its}, {text_of(vector)}")

        def mask(self, dims):
            return ("i1", *dims), self.value(("i1", *dims))

        def masked(self):
            vector = (self.element(), *self.shape(1, 1))
            its, base, indices = self.access(vector[0])
            mask, bits = self.mask(vector[1:])
            alignment = " {alignment = 32 : i64}" if self.chance(0.1) else ""
            types = f"{its}, {text_of(mask)}, {text_of(vector)}"
            if self.chance(0.5):
                self.define(text_of(vector), f"vector.maskedload {base}[{indices}], {bits}, {self.value(vector)}{alignment} : {types} into {text_of(vector)}")
            else:
                self.lines.append(f"  vector.maskedstore {base}[{indices}], {bits}, {self.value(vector)}{alignment} : {types}")

        def gather(self):
            vector = (self.element(), *self.shape(1, 2))
            its, base, indices = self.access(vector[0])
            mask, bits = self.mask(vector[1:])
            at = (self.pick("i32", "index", "i64"), *vector[1:])
            alignment = " {alignment = 32 : i64}" if self.chance(0.1) else ""
            step = self.define(text_of(at), f"vector.step : {text_of(at)}") if at[0] == "index" and len(at) == 2 and self.chance(0.3) else self.value(at)
            types = f"{its}, {text_of(at)}, {text_of(mask)}, {text_of(vector)}"
            if self.chance(0.5):
                self.define(text_of(vector), f"vector.gather {base}[{indices}] [{step}], {bits}, {self.value(vector)}{alignment} : {types} into {text_of(vector)}")
            else:
                self.lines.append(f"  vector.scatter {base}[{indices}] [{step}], {bits}, {self.value(vector)}{alignment} : {types}")

        # --- masks -----------------------------------------------------------

        def make_mask(self):
            mask = ("i1", *self.shape())
            its = text_of(mask)
            if self.chance(0.5):
                sizes = [self.random.randint(1, dim) if isinstance(dim, int) else size_of(dim) for dim in mask[1:]] or [self.pick(0, 1)]
                if self.chance(0.2):
                    sizes = [0] * len(sizes)
                self.define(its, f"vector.constant_mask {sizes}{self.attributes()} : {its}")
            else:
                sizes = ", ".join(self.scalar("index") for _ in range(max(1, len(mask) - 1)))
                self.define(its, f"vector.create_mask {sizes}{self.attributes()} : {its}")

        def step(self):
            if self.chance(0.3):
                self.define("index", f"vector.vscale{self.attributes()}")
            else:
                its = text_of(("index", *self.shape(1, 1)))
                self.define(its, f"vector.step{self.attributes()} : {its}")

        # --- transfers -------------------------------------------------------

        def transferred(self, element):
            """A memref or tensor, as access, and its rank."""
            if self.chance(0.7):
                its, base, indices = self.access(element)
                return its, base, indices, indices.count(",") + 1
            rank = self.pick(1, 2)
            its = f"tensor<{'x'.join(self.pick('?', '8') for _ in range(rank))}x{element}>"
            if its not in self.values or self.chance(0.3):
                base = self.memrefs.setdefault(its, f"%m{len(self.memrefs)}")
            else:
                base = self.values[its][-1]
            return its, base, ", ".join(self.scalar("index") for _ in range(rank)), rank

        def transfer_map(self, rank, memory_rank, is_read):
            """A dim of memory, or None, for each dimension of a vector."""
            at = self.random.sample(range(memory_rank), rank)
            if self.chance(0.6):
                at = list(range(memory_rank - rank, memory_rank))
            return [None if is_read and self.chance(0.1) else dim for dim in at]

        def transfer(self):
            is_read = self.chance(0.5)
            element = self.element()
            its, base, indices, memory_rank = self.transferred(element)
            vector = (element, *self.shape(0, min(memory_rank, 2), 0))
            rank = len(vector) - 1
            at = self.transfer_map(rank, memory_rank, is_read)
            items = []
            if at != list(range(memory_rank - rank, memory_rank)):
                dims = ", ".join(f"d{i}" for i in range(memory_rank))
                results = ", ".join("0" if dim is None else f"d{dim}" for dim in at)
                items.append(f"permutation_map = affine_map<({dims}) -> ({results})>")
            if rank and self.chance(0.5):
                items.append(f"in_bounds = [{', '.join(self.pick('true', 'false') for _ in range(rank))}]")
            attributes = f" {{{', '.join(items)}}}" if items else ""
            mask = ""
            dims = [vector[1 + at.index(dim)] for dim in sorted(dim for dim in at if dim is not None)]
            bits = self.value(("i1", *dims)) if dims and self.chance(0.35) else None
            around = bits and self.chance(0.4)
            if bits and not around:
                mask = f", {bits}"
            if is_read:
                text = f"vector.transfer_read {base}[{indices}], {self.scalar(element)}{mask}{attributes} : {its}, {text_of(vector)}"
                result = text_of(vector)
            else:
                text = f"vector.transfer_write {self.value(vector)}, {base}[{indices}]{mask}{attributes} : {text_of(vector)}, {its}"
                result = its if its.startswith("tensor") else None
            if around:
                arrow = f" -> {result}" if result else ""
                text = f"vector.mask {bits} {{ {text} }} : {text_of(('i1', *dims))}{arrow}"
            if result and result.startswith("tensor"):
                self.number += 1
                self.lines.append(f"  %v{self.number} = {text}")
                self.values.setdefault(result, []).append(f"%v{self.number}")
            elif result:
                self.define(result, text)
            else:
                self.lines.append("  " + text)

        def compressed(self):
            vector = (self.element(), *self.shape(1, 1, 0))
            its, base, indices = self.access(vector[0])
            mask, bits = self.mask(vector[1:])
            alignment = " {alignment = 32 : i64}" if self.chance(0.2) else ""
            types = f"{its}, {text_of(mask)}, {text_of(vector)}"
            if self.chance(0.5):
                self.define(text_of(vector), f"vector.expandload {base}[{indices}], {bits}, {self.value(vector)}{alignment} : {types} into {text_of(vector)}")
            else:
                self.lines.append(f"  vector.compressstore {base}[{indices}], {bits}, {self.value(vector)}{alignment} : {types}")

        # --- products --------------------------------------------------------

        def kind(self, element):
            return self.random.choice(FLOAT_KINDS if element in FLOATS else INT_KINDS)

        def outerproduct(self):
            element = self.element()
            lhs, rhs = (element, self.pick(2, 3)), (element, self.pick(2, 3, "[2]"))
            is_scaled = self.chance(0.3)
            result = text_of(lhs if is_scaled else (*lhs, rhs[1]))
            right = (self.scalar(element), element) if is_scaled else (self.value(rhs), text_of(rhs))
            acc = ""
            if self.chance(0.5):
                acc = f", {self.value(self.parsed(result))}" + (f" {{kind = #vector.kind<{self.kind(element)}>}}" if self.chance(0.5) else "")
            self.define(result, f"vector.outerproduct {self.value(lhs)}, {right[0]}{acc} : {text_of(lhs)}, {right[1]}")

        def contract(self):
            element = self.element()
            if element == "i1":
                return
            rows, columns, inner = self.pick(2, 3), self.pick(2, 3), self.pick(2, 4)
            forms = (("i, k", "k, j", "i, j"), ("i, k", "j, k", "i, j"), ("k, i", "k, j", "j, i"), ("i, k", "k", "i"), ("k", "k", ""))
            lhs, rhs, acc = self.random.choice(forms)
            loops = [name for name in "ijk" if name in lhs + rhs]
            sizes = {"i": rows, "j": columns, "k": inner}
            head = f"affine_map<({', '.join(loops)}) -> "
            types = [(element, *(sizes[name] for name in names.split(", ") if name)) for names in (lhs, rhs, acc)]
            maps = ", ".join(f"{head}({names})>" for names in (lhs, rhs, acc))
            iterators = ", ".join('"reduction"' if name == "k" else '"parallel"' for name in loops)
            kind = f", kind = #vector.kind<{self.kind(element)}>" if self.chance(0.4) else ""
            result = text_of(types[2]) if acc else element
            if self.chance(0.3):
                start = self.define(result, f"arith.constant {'dense<0>' if acc and element not in FLOATS else 'dense<0.0>' if acc else '0' if element not in FLOATS else '0.0'} : {result}")
            else:
                start = self.value(types[2]) if acc else self.scalar(element)
            product = self.define(result, f"vector.contract {{indexing_maps = [{maps}], iterator_types = [{iterators}]{kind}}} "
                                          f"{self.value(types[0])}, {self.value(types[1])}, {start} : {text_of(types[0])}, {text_of(types[1])} into {result}")
            if self.chance(0.4):
                other = self.value(types[2]) if acc else self.scalar(element)
                self.define(result, f"arith.{'addf' if element in FLOATS else 'addi'} {product}, {other} : {result}")

        def any_contract(self):
            """Loops of one operand or of both, in any order, under a mask or not."""
            element = self.element()
            if element in ("i1", "index"):  # mlir-opt 22 lowers indices to invalid operations.
                return
            loops = [f"d{i}" for i in range(self.pick(1, 2, 3, 4))]
            kinds = [self.pick("parallel", "reduction") for _ in loops]
            sizes = {loop: self.pick(1, 2, 3) for loop in loops}
            sides = {loop: self.pick((0,), (1,), (0, 1)) if kind == "parallel" else (0, 1) for loop, kind in zip(loops, kinds)}
            names = [[loop for loop in loops if side in sides[loop]] for side in (0, 1)]
            names.append([loop for loop, kind in zip(loops, kinds) if kind == "parallel"])
            if not names[0] or not names[1] or "reduction" not in kinds:
                return
            for dims in names:
                self.random.shuffle(dims)
            types = [(element, *(sizes[loop] for loop in dims)) for dims in names]
            result = text_of(types[2]) if names[2] else element
            maps = ", ".join(f"affine_map<({', '.join(loops)}) -> ({', '.join(dims)})>" for dims in names)
            iterators = ", ".join(f'"{kind}"' for kind in kinds)
            start = self.value(types[2]) if names[2] else self.scalar(element)
            product = (f"vector.contract {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} {self.value(types[0])}, "
                       f"{self.value(types[1])}, {start} : {text_of(types[0])}, {text_of(types[1])} into {result}")
            if self.chance(0.4):
                mask = ("i1", *sizes.values())
                product = f"vector.mask {self.value(mask)} {{ {product} }} : {text_of(mask)} -> {result}"
            self.define(result, product)

        def scan(self):
            vector = (self.element(), *self.shape(1, 2))
            dim = self.random.randrange(len(vector) - 1)
            start = (vector[0], *vector[1:1 + dim], *vector[2 + dim:])
            value, first = self.value(vector), self.value(start)
            self.number += 1
            names = [f"%v{self.number}a", f"%v{self.number}b"]
            self.lines.append(f"  {', '.join(names)} = vector.scan <{self.kind(vector[0])}>, {value}, {first} "
                              f"{{inclusive = {self.pick('true', 'false')}, reduction_dim = {dim} : i64}} : {text_of(vector)}, {text_of(start)}")
            self.values.setdefault(text_of(vector), []).append(names[0])
            self.vectors[text_of(vector)] = vector

        def masked_reduction(self):
            vector = (self.element(), *self.shape(1, 2, 0))
            if vector[0] == "index":  # mlir-opt 22 lowers it to an invalid operation.
                return
            mask, bits = self.mask(vector[1:])
            dims = [i for i in range(len(vector) - 1) if self.chance(0.6)]
            rest = [dim for i, dim in enumerate(vector[1:]) if i not in dims]
            result = text_of((vector[0], *rest)) if rest else vector[0]
            start = self.value((vector[0], *rest)) if rest else self.scalar(vector[0])
            text = f"vector.multi_reduction <{self.kind(vector[0])}>, {self.value(vector)}, {start} {dims} : {text_of(vector)} to {result}"
            if len(vector) == 2 and self.chance(0.6):
                result = vector[0]
                start = f", {self.scalar(vector[0])}" if self.chance(0.5) else ""
                text = f"vector.reduction <{self.kind(vector[0])}>, {self.value(vector)}{start} : {text_of(vector)} into {result}"
            self.define(result, f"vector.mask {bits} {{ {text} }} : {text_of(mask)} -> {result}")

        def empty_mask(self):
            vector = (self.element(), *self.shape(1, 2, 0))
            mask, bits = self.mask(vector[1:])
            other = f", {self.value(vector)}" if self.chance(0.5) else ""
            its = text_of(vector)
            self.define(its, f"vector.mask {bits}{other} {{ vector.yield {self.value(vector)} : {its} }} : {text_of(mask)} -> {its}")

        OPS = (broadcast,) * 5 + (extract,) * 8 + (insert,) * 5 + (insert_chain,) + (shuffle,) * 4 + (from_elements,) * 3 + \
            (to_elements,) * 2 + (bitcast,) * 3 + (shape_cast,) * 4 + (transpose,) * 4 + (interleave,) * 2 + (deinterleave,) + \
            (extract_slice,) * 4 + (insert_slice,) * 4 + (scalable_part,) + (fma,) * 2 + (elementwise,) * 2 + (reduction,) * 4 + \
            (multi_reduction,) * 2 + (load,) * 3 + (masked,) * 2 + (gather,) * 2 + (make_mask,) * 3 + (step,) * 2 + \
            (transfer,) * 6 + (compressed,) + (outerproduct,) * 2 + (contract,) * 2 + (scan,) + (masked_reduction,) * 2 + (empty_mask,)

        def print_last(self):
            """The last vector, or nothing: no random choice of its own."""
            its = text_of(list(self.vectors.values())[-1])
            if self.number % 3 == 0:
                punctuation = " punctuation <comma>" if self.number % 2 else ""
                self.lines.append(f"  vector.print {self.values[its][-1]} : {its}{punctuation}")

        def function(self, index):
            self.values, self.vectors, self.memrefs = {}, {}, {}
            self.has_poison = self.chance(0.25)
            self.floats = self.random.sample(FLOATS, 1)
            self.elements = self.floats + self.random.sample(INTEGERS, 1)
            arguments = []
            for _ in range(self.random.randint(2, 6)):
                vector = (self.element(), *self.shape())
                its = text_of(vector)
                arguments.append(f"%a{len(arguments)}: {its}")
                self.values.setdefault(its, []).append(arguments[-1].split(":")[0])
                self.vectors[its] = vector
            for its in sorted(set(self.elements + ["index"])):
                arguments.append(f"%a{len(arguments)}: {its}")
                self.values.setdefault(its, []).append(arguments[-1].split(":")[0])
            start = len(self.lines)
            self.number = 0
            self.add_operations()
            self.print_last()
            arguments += [f"{name}: {its}" for its, name in self.memrefs.items()]
            self.close_function(index, start, arguments, 0.4)

        def module(self):
            for index in range(self.random.randint(1, 2)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    class ContractionModules(VectorModules):
        OPS = (VectorModules.any_contract,) * 8 + (VectorModules.contract, VectorModules.broadcast, VectorModules.transpose,
                                                   VectorModules.extract, VectorModules.make_mask, VectorModules.shape_cast)

    return VectorModules, ContractionModules
