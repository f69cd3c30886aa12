# SPDX-License-Identifier: Apache-2.0
"""Random functions of memref operations, a kind of generate_modules.py.

Types are kept as data, so that what views give can be computed. A memref also
knows the sizes, strides and offset that it must have even where its type does
not say so: casts never contradict them.
"""

from dataclasses import dataclass

ELEMENTS = ("f32", "f32", "f32", "i32", "i8", "index", "f64", "vector<4xf32>")
NAMES = ("eq", "x", "buf")


def known_product(values):
    product = 1
    for value in values:
        if value is None:
            return None
        product *= value
    return product


def plain_strides(shape):
    strides, stride = [], 1
    for size in reversed(shape):
        strides.insert(0, stride)
        stride = None if stride is None or not size else stride * size
    return strides


def number(value):
    return "?" if value is None else str(value)


@dataclass
class Memref:
    """`layout`: None, or strides and offset; None entries are not known."""
    shape: list
    element: str
    layout: tuple = None
    space: str = ""
    map: str = ""  # An affine map that is not strided.
    is_ranked: bool = True

    def text(self):
        if not self.is_ranked:
            return f"memref<*x{self.element}{self.space}>"
        dims = "".join(f"{number(size)}x" for size in self.shape)
        layout = self.map
        if self.layout:
            offset = "" if self.layout[1] == 0 else f", offset: {number(self.layout[1])}"
            layout = f", strided<[{', '.join(map(number, self.layout[0]))}]{offset}>"
        return f"memref<{dims}{self.element}{layout}{self.space}>"

    def is_identity(self):
        return not self.map and (not self.layout or (self.layout == ([1], 0)))

    def strides(self):
        return self.layout or (plain_strides(self.shape), 0)

    def with_(self, **changes):
        parts = dict(shape=list(self.shape), element=self.element, layout=self.layout, space=self.space,
                     map=self.map, is_ranked=self.is_ranked)
        parts.update(changes)
        return Memref(**parts)


def times(lhs, rhs):
    if 0 in (lhs, rhs):
        return 0
    return None if lhs is None or rhs is None else lhs * rhs


def plus(lhs, rhs):
    return None if lhs is None or rhs is None else lhs + rhs


class Value:
    def __init__(self, name, its, truth=None):
        self.name = name
        self.its = its
        self.truth = truth or its  # What is known of it, at least what its type says.


def make_class(base):
    """The kind, on generate_modules' Generator."""

    class MemrefModules(base):
        def __init__(self, seed):
            super().__init__(seed)
            self.count = 0
            self.memrefs = []
            self.indices = []
            self.scalars = {}
            self.globals = []
            self.indent = "  "

        def emit(self, text):
            self.lines.append(self.indent + text)

        def name(self):
            self.count += 1
            return f"%v{self.count}"

        # --- types and operands ----------------------------------------------

        def memref(self, element=None, rank=None, dynamic=0.4, identity=False):
            rank = self.random.randint(0, 3) if rank is None else rank
            shape = [None if self.chance(dynamic) else self.pick(1, 1, 2, 3, 4, 6, 8) for _ in range(rank)]
            its = Memref(shape, element or self.pick(*ELEMENTS), space=self.pick("", "", "", ", 1"))
            if identity or not rank or self.chance(0.7):
                return its
            if self.chance(0.15):
                dims = ", ".join(f"d{i}" for i in range(rank))
                return its.with_(map=f", affine_map<({dims}) -> ({dims}, d0 mod 2)>")
            strides = [self.pick(None, stride, stride, 2) for stride in plain_strides(shape)]
            return its.with_(layout=(strides, self.pick(None, 0, 0, 3)))

        def index(self):
            """An index: an argument or a constant."""
            if self.chance(0.5):
                return self.constant(self.pick(0, 0, 1, 1, 2, 3, 4, -1, 7))
            return self.random.choice(self.indices)

        def constant(self, value):
            name = self.name()
            self.emit(f"{name} = arith.constant {value} : index")
            return name

        def size(self):
            """An index that is at least 1, whatever becomes of it."""
            return self.constant(self.pick(1, 4, 8)) if self.chance(0.5) else self.pick("%i", "%j")

        def mixed(self, value):
            """A number that is known, maybe as a constant's value, or a value."""
            if value is None:
                return self.random.choice(self.indices)
            return self.constant(value) if self.chance(0.25) else str(value)

        def entries(self, values):
            """Texts of a list and the numbers that the types show for it."""
            texts = [self.mixed(value) for value in values]
            shown = [None if text.startswith("%") else value for text, value in zip(texts, values)]
            return "[" + ", ".join(texts) + "]", shown

        def scalar(self, element):
            if element == "index":
                return self.index()
            if element not in self.scalars:
                self.scalars[element] = self.name()
                self.emit(f'{self.scalars[element]} = "make"() : () -> {element}')
            return self.scalars[element]

        def define(self, text, its, truth=None):
            name = self.name()
            self.emit(f"{name} = {text}")
            value = Value(name, its, truth)
            self.memrefs.append(value)
            return value

        def some_memref(self, holds=lambda its: its.is_ranked):
            fitting = [value for value in self.memrefs if holds(value.its)]
            return self.random.choice(fitting) if fitting else None

        # --- operations ------------------------------------------------------

        def alloc(self):
            its = self.memref()
            if its.map:
                its = its.with_(map="")
            sizes = [self.size() for size in its.shape if size is None]
            symbols = []
            if its.layout:
                symbols = [self.index() for one in its.layout[0] + [its.layout[1]] if one is None]
            symbols = f"[{', '.join(symbols)}]" if symbols else ""
            alignment = self.pick("", "", " {alignment = 16 : i64}")
            op = self.pick("alloc", "alloc", "alloca")
            value = self.define(f"memref.{op}({', '.join(sizes)}){symbols}{alignment} : {its.text()}", its)
            if self.chance(0.2):
                self.fill(value)
            if self.chance(0.2):
                self.emit(f"memref.dealloc {value.name} : {its.text()}")
            if self.chance(0.3):
                self.memrefs.remove(value)  # Maybe dead.

        def fill(self, value):
            self.emit(f"memref.store {self.scalar(value.its.element)}, {self.access(value)}")

        def access(self, value, attrs=True):
            indices = ", ".join(self.index() for _ in value.its.shape)
            attrs = self.pick("", "", " {nontemporal = true}", " {alignment = 8 : i64}",
                              " {nontemporal = false}") if attrs else ""
            return f"{value.name}[{indices}]{attrs} : {value.its.text()}"

        def load_or_store(self):
            value = self.some_memref()
            if self.chance(0.5):
                self.fill(value)
            else:
                name = self.name()
                self.emit(f"{name} = memref.load {self.access(value)}")
                if value.its.element == "index":
                    self.indices.append(name)
                else:
                    self.keep(name, value.its.element)

        def keep(self, name, its):
            if self.chance(0.6):
                self.emit(f'"use"({name}) : ({its}) -> ()')

        def cast(self):
            value = self.some_memref(lambda its: True)
            its, truth = value.its, value.truth
            if not its.is_ranked:
                if truth.is_ranked:
                    return self.define(f"memref.cast {value.name} : {its.text()} to {truth.text()}", truth)
                return None
            if self.chance(0.15):
                to = its.with_(is_ranked=False)
                return self.define(f"memref.cast {value.name} : {its.text()} to {to.text()}", to, truth)
            shape = [None if self.chance(0.3) else self.pick(size, known) for size, known in zip(its.shape, truth.shape)]
            to = its.with_(shape=shape)
            if not its.map and its.shape and self.chance(0.4):
                strides, offset = its.strides()
                to = to.with_(layout=([None if self.chance(0.4) else one for one in strides],
                                      None if self.chance(0.4) else offset))
            elif its.layout is None and not its.map and to.strides() != its.strides():
                # The identity of other sizes has other strides.
                if any(None not in (one, two) and one != two
                       for one, two in zip(to.strides()[0], its.strides()[0])):
                    to = its
            known = [new if new is not None else old for new, old in zip(to.shape, truth.shape)]
            return self.define(f"memref.cast {value.name} : {its.text()} to {to.text()}", to,
                               truth.with_(shape=known))

        def subview(self):
            value = self.some_memref(lambda its: its.is_ranked and not its.map)
            if not value:
                return
            its = value.its
            offsets, sizes, strides = [], [], []
            for size in its.shape:
                if size is None:
                    # What mlir-opt-22 finds to be outside it makes all the same.
                    offsets.append(self.pick(None, 0, 0))
                    sizes.append(self.pick(None, None, 1))
                    strides.append(self.pick(None, 1, 1))
                    continue
                first = self.pick(0, 0, self.random.randrange(size))
                length = self.random.randint(1, size - first)
                offsets.append(self.pick(first, first, first, None))
                sizes.append(self.pick(size - first, length, 1, None))
                strides.append(1 if self.chance(0.8) or length > 1 else self.pick(2, None))
            offset_text, offsets = self.entries(offsets)
            size_text, sizes = self.entries(sizes)
            stride_text, strides = self.entries(strides)
            old_strides, offset = its.strides()
            for one, stride in zip(offsets, old_strides):
                offset = plus(offset, times(one, stride))
            new_strides = [times(one, two) for one, two in zip(old_strides, strides)]
            drops = not any(text.startswith("%") for text in size_text[1:-1].split(", ")) and self.chance(0.7)
            keep = [size != 1 or not drops or self.chance(0.5) for size in sizes]
            to = its.with_(shape=[size for size, kept in zip(sizes, keep) if kept],
                           layout=([stride for stride, kept in zip(new_strides, keep) if kept], offset))
            if to.layout == (plain_strides(to.shape), 0) and self.chance(0.5):
                to = to.with_(layout=None)
            self.define(f"memref.subview {value.name}{offset_text} {size_text} {stride_text}"
                        f" : {its.text()} to {to.text()}", to)

        def reinterpret(self):
            value = self.some_memref(lambda its: True)
            rank = self.random.randint(0, 3)
            offset_text, offset = self.entries([self.pick(None, 0, 0, 4)])
            size_text, sizes = self.entries([self.pick(None, 1, 2, 4) for _ in range(rank)])
            stride_text, strides = self.entries([self.pick(None, 1, 4, 2) for _ in range(rank)])
            to = Memref([self.pick(size, size, None) for size in sizes], value.its.element,
                        ([self.pick(stride, stride, None) for stride in strides], self.pick(offset[0], None)),
                        value.its.space)
            self.define(f"memref.reinterpret_cast {value.name} to offset: {offset_text}, sizes: {size_text}, "
                        f"strides: {stride_text} : {value.its.text()} to {to.text()}", to)

        def metadata(self):
            value = self.some_memref(lambda its: its.is_ranked and not its.map)
            if not value:
                return
            its, rank = value.its, len(value.its.shape)
            base = Memref([], its.element, space=its.space)
            many = f":{rank}" if rank > 1 else ""
            name = self.name()
            names = f"{name}b, {name}o" + (f", {name}s{many}, {name}t{many}" if rank else "")
            types = ", ".join([base.text()] + ["index"] * (1 + 2 * rank))
            self.emit(f"{names} = memref.extract_strided_metadata {value.name} : {its.text()} -> {types}")
            sizes = [f"{name}s#{i}" if rank > 1 else f"{name}s" for i in range(rank)]
            strides = [f"{name}t#{i}" if rank > 1 else f"{name}t" for i in range(rank)]
            self.indices += self.random.sample([f"{name}o"] + sizes + strides, 1)
            if self.chance(0.5):
                to = Memref([None] * rank, its.element, ([None] * rank, None), its.space)
                self.define(f"memref.reinterpret_cast {name}b to offset: [{name}o], sizes: [{', '.join(sizes)}], "
                            f"strides: [{', '.join(strides)}] : {base.text()} to {to.text()}", to)
            else:
                self.memrefs.append(Value(f"{name}b", base))

        def dim_or_rank(self):
            if self.chance(0.2):
                value = self.some_memref(lambda its: True)
                name = self.name()
                self.emit(f"{name} = memref.rank {value.name} : {value.its.text()}")
            else:
                value = self.some_memref(lambda its: not its.is_ranked or its.shape)
                if not value:
                    return
                index, name = self.index(), self.name()
                self.emit(f"{name} = memref.dim {value.name}, {index} : {value.its.text()}")
            self.indices.append(name)

        def groups(self, rank):
            """Dimensions up to `rank` in groups."""
            groups, at = [], 0
            while at < rank:
                size = self.random.randint(1, rank - at)
                groups.append(list(range(at, at + size)))
                at += size
            return groups

        def reshaped(self):
            """A memref whose dimensions may be regrouped: mostly of the identity."""
            plain = self.chance(0.7)
            return self.some_memref(lambda its: its.is_ranked and not its.map and (its.is_identity() or not plain))

        def collapse(self):
            value = self.reshaped()
            if not value:
                return
            its = value.its
            groups = self.groups(len(its.shape))
            if not its.shape or (all(size == 1 for size in its.shape) and self.chance(0.3)):
                groups = []
            if not its.is_identity():
                groups = [part for group in groups for part in self.contiguous(its, group)]
            shape = [known_product([its.shape[i] for i in group]) for group in groups]
            strides, offset = its.strides()
            layout = None if its.is_identity() else ([self.collapsed_stride(its, group) for group in groups], offset)
            to = Memref(shape, its.element, layout, its.space)
            self.define(f"memref.collapse_shape {value.name} {groups} : {its.text()} into {to.text()}", to)

        def contiguous(self, its, group):
            """`group`, in single dimensions where they are known to have gaps."""
            strides = its.layout[0]
            if all(its.shape[i] == 1 for i in group):
                return [group] if len(group) == 1 else [[i] for i in group]
            for one, two in zip(group, group[1:]):
                expected = times(strides[two], its.shape[two])
                if None in (strides[one], expected) or strides[one] != expected or 1 in (its.shape[one], its.shape[two]):
                    return [[i] for i in group]
            return [group]

        def collapsed_stride(self, its, group):
            return its.layout[0][group[-1]]

        def expand(self):
            value = self.reshaped()
            if not value:
                return
            its = value.its
            groups, shape = [], []
            strides, offset = its.strides()
            expanded = []
            for size, stride in zip(its.shape, strides):
                part = self.split(size)
                groups.append(list(range(len(shape), len(shape) + len(part))))
                expanded += [times(stride, inner) for inner in plain_strides(part)]
                shape += part
            if not its.shape:
                shape = [1] * self.random.randint(1, 2)
                expanded = [1] * len(shape)
            layout = None if its.is_identity() else (expanded, offset)
            to = Memref(shape, its.element, layout, its.space)
            texts = [self.random.choice(self.indices) if size is None else str(size) for size in shape]
            self.define(f"memref.expand_shape {value.name} {groups} output_shape [{', '.join(texts)}] : "
                        f"{its.text()} into {to.text()}", to)

        def split(self, size):
            if size is None:
                return self.pick([None], [None, 1], [2, None], [None, None], [1, None, 2])
            factors = [one for one in (1, 2, 3, 4) if size % one == 0]
            one = self.pick(*factors)
            return self.pick([size], [one, size // one], [1, size], [size, 1], [1, one, size // one])

        def transpose(self):
            value = self.some_memref(lambda its: its.is_ranked and not its.map and its.shape)
            if not value:
                return
            its, rank = value.its, len(value.its.shape)
            order = self.random.sample(range(rank), rank)
            strides, offset = its.strides()
            to = its.with_(shape=[its.shape[i] for i in order], layout=([strides[i] for i in order], offset))
            if order == sorted(order) and rank > 1 and None not in strides and self.chance(0.5):
                to = its
            dims = ", ".join(f"d{i}" for i in range(rank))
            self.define(f"memref.transpose {value.name} ({dims}) -> ({', '.join(f'd{i}' for i in order)}) : "
                        f"{its.text()} to {to.text()}", to)

        def view(self):
            source = self.some_memref(lambda its: its.is_ranked and its.element == "i8" and len(its.shape) == 1 and
                                      its.is_identity())
            if not source:
                its = Memref([self.pick(64, 64, None)], "i8")
                size = "" if its.shape[0] else self.size()
                source = self.define(f"memref.alloc({size}) : {its.text()}", its)
                if self.chance(0.5):
                    to = Memref([None], "i8")
                    source = self.define(f"memref.cast {source.name} : {its.text()} to {to.text()}", to, its)
            to = self.memref(identity=True).with_(space=source.its.space)
            shift = self.index()
            sizes = ", ".join(self.size() for size in to.shape if size is None)
            self.define(f"memref.view {source.name}[{shift}][{sizes}] : {source.its.text()} to {to.text()}", to)

        def reshape(self):
            value = self.some_memref(lambda its: not its.is_ranked or its.is_identity())
            if not value:
                return
            rank = self.random.randint(0, 3)
            shape = Memref([self.pick(rank, rank, None)], self.pick("index", "i32"))
            made = self.name()
            self.emit(f'{made} = "make"() : () -> {shape.text()}')
            to = self.memref(value.its.element, rank, 0.7, True).with_(space=value.its.space)
            if shape.shape[0] is None:
                to = to.with_(is_ranked=False)
            new = self.define(f"memref.reshape {value.name}({made}) : ({value.its.text()}, {shape.text()}) -> "
                              f"{to.text()}", to, None if to.is_ranked else to)
            if to.is_ranked and to.shape and self.chance(0.7):
                index, name = self.index(), self.name()
                self.emit(f"{name} = memref.dim {new.name}, {index} : {to.text()}")
                self.indices.append(name)

        def copy(self):
            value = self.some_memref()
            others = [other for other in self.memrefs
                      if other.its.is_ranked and other.its.element == value.its.element and
                      other.its.shape == value.its.shape]
            other = self.random.choice(others)
            self.emit(f"memref.copy {value.name}, {other.name} : {value.its.text()} to {other.its.text()}")

        def small(self):
            """What has little to it."""
            value = self.some_memref()
            its, name = value.its.text(), self.name()
            kind = self.random.randint(0, 8)
            if kind == 0:
                self.define(f"memref.assume_alignment {value.name}, {self.pick(4, 16)} : {its}", value.its, value.truth)
            elif kind == 1:
                self.emit(f"{name} = memref.extract_aligned_pointer_as_index {value.name} : {its} -> index")
                self.indices.append(name)
            elif kind == 2:
                to = value.its.with_(space=self.pick("", ", 3", ", 1"))
                self.define(f"memref.memory_space_cast {value.name} : {its} to {to.text()}", to,
                            value.truth.with_(space=to.space))
            elif kind == 3:
                self.emit(f"memref.prefetch {self.access(value, False)}".replace("] :", "], read, locality<2>, data :"))
            elif kind == 4:
                self.emit(f"{name}:2 = memref.distinct_objects {value.name}, {value.name} : {its}, {its}")
                self.memrefs.append(Value(f"{name}#1", value.its, value.truth))
            elif kind == 5 and self.globals:
                symbol, its = self.random.choice(self.globals)
                self.define(f"memref.get_global {symbol} : {its.text()}", its)
            elif kind == 6 and value.its.element in ("f32", "i32"):
                its = value.its.element
                self.emit(f"{name} = memref.atomic_rmw assign {self.scalar(its)}, " +
                          self.access(value, False).replace(" : ", f" : ({its}, ") + f") -> {its}")
                self.keep(name, its)
            elif kind == 7 and value.its.element in ("f32", "i32"):
                self.emit(f"{name} = memref.generic_atomic_rmw {self.access(value, False)} {{")
                self.emit(f"^bb0({name}a: {value.its.element}):")
                self.emit(f"  memref.atomic_yield {name}a : {value.its.element}")
                self.emit("}")
            elif kind == 8 and len(value.its.shape) == 1 and value.its.is_identity():
                to = value.its.with_(shape=[self.pick(None, 4)], layout=None)
                size = "" if to.shape[0] else f"({self.index()})"
                self.define(f"memref.realloc {value.name}{size} : {its} to {to.text()}", to)

        def dma(self):
            source, target, tag = self.some_memref(), self.some_memref(), self.some_memref()
            texts = [f"{one.name}[{', '.join(self.index() for _ in one.its.shape)}]" for one in (source, target, tag)]
            strides = f", {self.index()}, {self.index()}" if self.chance(0.3) else ""
            self.emit(f"memref.dma_start {texts[0]}, {texts[1]}, {self.index()}, {texts[2]}{strides} : "
                      f"{source.its.text()}, {target.its.text()}, {tag.its.text()}")
            if self.chance(0.5):
                self.emit(f"memref.dma_wait {texts[2]}, {self.index()} : {tag.its.text()}")

        def scope(self):
            """An alloca_scope, maybe at the end, where what is in it may move out."""
            before = (list(self.memrefs), list(self.indices), dict(self.scalars))
            result = self.pick(None, None, "index")
            name = self.name()
            self.emit(f"{name} = memref.alloca_scope -> (index) {{" if result else "memref.alloca_scope {")
            self.indent += "  "
            for _ in range(self.random.randint(0, 3)):
                self.op(0)
            if result:
                self.emit(f"memref.alloca_scope.return {self.index()} : index")
            self.indent = self.indent[:-2]
            self.emit("}")
            self.memrefs, self.indices, self.scalars = before
            if result:
                self.indices.append(name)

        def op(self, depth=1):
            kinds = [self.alloc, self.load_or_store, self.cast, self.cast, self.subview, self.subview,
                     self.reinterpret, self.metadata, self.dim_or_rank, self.dim_or_rank, self.collapse,
                     self.expand, self.expand, self.transpose, self.view, self.reshape, self.copy, self.small,
                     self.small, self.dma]
            if depth and self.chance(0.05):
                self.scope()
            else:
                self.random.choice(kinds)()

        # --- functions -------------------------------------------------------

        def function(self, index):
            self.memrefs, self.indices, self.scalars = [], ["%i", "%j"], {}
            arguments = ["%i: index", "%j: index"]
            for position in range(self.random.randint(2, 4)):
                its = self.memref()
                self.memrefs.append(Value(f"%m{position}", its))
                arguments.append(f"%m{position}: {its.text()}")
            self.lines.append(f"func.func @f{index}({', '.join(arguments)}) {{")
            for _ in range(self.random.randint(1, 14)):
                self.op()
            used = [(value.name, value.its.text()) for value in self.memrefs if self.chance(0.4)]
            used += [(name, "index") for name in self.indices if self.chance(0.4)]
            self.emit(f'"use"({", ".join(name for name, _ in used)}) : ({", ".join(its for _, its in used)}) -> ()')
            self.lines += ["  return", "}"]

        def module(self):
            for position in range(self.random.randint(0, 2)):
                its = self.memref(self.pick("f32", "i32"), None, 0, True)
                value = self.pick("", " = uninitialized", f" = dense<{'1.0' if its.element == 'f32' else '7'}>")
                head = self.pick("", '"private" ') + self.pick("", "constant ")
                self.lines.append(f"memref.global {head}@g{position} : {its.text()}{value}"
                                  f"{self.pick('', ' {alignment = 64 : i64}')}")
                self.globals.append((f"@g{position}", its))
            for index in range(self.random.randint(1, 3)):
                self.function(index)
            return "\n".join(self.lines) + "\n"

    return MemrefModules
