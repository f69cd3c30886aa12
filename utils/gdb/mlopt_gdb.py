# SPDX-License-Identifier: Apache-2.0
"""mlopt in gdb: `source utils/gdb/mlopt_gdb.py`, in a build with CFLAGS="-O0 -g".

Pointers to types and attributes show as MLIR text, by the library's printer, which
runs in the process that is watched; in a core dump as their kind. Operations and
values show as what memory says of them, since printing one renumbers the module.

mlopt-print OP [CTX]   prints an operation with its regions; CTX is by default
                       the nearest `Context *` among the frames' variables
"""
import gdb
import gdb.types

SHOWN_OPERANDS = 8


def call(name, result, *arguments):
    """Calls function `name`, which may have no debug information."""
    return gdb.parse_and_eval("((%s (*)(%s))%s)(%s)" % (
        result, ", ".join(["void *"] * len(arguments)), name,
        ", ".join("(void *)%d" % int(argument) for argument in arguments)))


def printed(name, *arguments):
    """What a function writes into the Stream that it takes in the place of None."""
    size = gdb.lookup_type("Stream").sizeof
    address = int(gdb.parse_and_eval(
        "((void *(*)(unsigned long, unsigned long))calloc)(1, %d)" % size))
    call(name, "void", *[address if a is None else a for a in arguments])
    stream = gdb.Value(address).cast(gdb.lookup_type("Stream").pointer())
    text = string(stream["data"], stream["size"])
    call("stream_free", "void", address)
    call("free", "void", address)
    return text


def string(data, size):
    if not int(size):
        return ""
    return gdb.selected_inferior().read_memory(int(data), int(size)).tobytes().decode("utf-8", "replace")


def data_text(pointer, print_function, kinds):
    try:
        return printed(print_function, None, pointer)
    except gdb.error:  # No process, or it cannot be run.
        return "<%s>" % pointer["kind"].cast(gdb.lookup_type(kinds))


def type_text(pointer):
    return data_text(pointer, "type_print_brief", "TypeKind")


def attr_text(pointer):
    return data_text(pointer, "attr_print_brief", "AttrKind")


def results_of(op):
    return [op["results"][i].address for i in range(int(op["num_results"]))]


def operands_of(op):
    """As op_operand_slots: after the results, successors, regions and properties."""
    def after(address, type_name, count):
        return address + gdb.lookup_type(type_name).sizeof * int(op[count])

    pointer = gdb.lookup_type("void").pointer()
    address = after(int(op["results"].address), "Value", "num_results")
    address = after(address, "BlockUse", "num_successors")
    address = after(address, "Region", "num_regions")
    address += pointer.sizeof * int(op["num_props"])
    uses = gdb.lookup_type("Use").pointer()
    if int(op["flags"]) & int(gdb.parse_and_eval("OP_OPERANDS_OUT_OF_LINE")):
        uses = gdb.Value(address).cast(uses.pointer()).dereference()
    else:
        uses = gdb.Value(address).cast(uses)
    return [uses[i]["value"] for i in range(min(int(op["num_operands"]), SHOWN_OPERANDS))]


def op_name(op):
    name = op["def"]["name"]
    return '"%s"' % string(name["data"], name["size"])


def op_text(op):
    types = [type_text(v["type"]) if int(v) else "<none>" for v in operands_of(op)]
    if int(op["num_operands"]) > SHOWN_OPERANDS:
        types.append("... %d operands" % int(op["num_operands"]))
    text = "%s: (%s) -> (%s)" % (op_name(op), ", ".join(types), ", ".join(
        type_text(v["type"]) for v in results_of(op)[:SHOWN_OPERANDS]))
    regions = int(op["num_regions"])
    return text + (" with %d region%s" % (regions, "s" * (regions > 1)) if regions else "")


def value_text(value):
    index = int(value["index"])
    if int(value["kind"]) == int(gdb.parse_and_eval("VALUE_BLOCK_ARGUMENT")):
        what = "argument %d" % index
    else:
        # The results are the last member of the operation.
        first = int(value) - index * value.dereference().type.sizeof
        op_type = gdb.lookup_type("Operation")
        op = gdb.Value(first - op_type["results"].bitpos // 8).cast(op_type.pointer())
        what = "result %d of %s" % (index, op_name(op))
    return "%s: %s" % (what, type_text(value["type"]))


TEXTS = {"Operation": op_text, "Value": value_text, "Type": type_text, "Attribute": attr_text}


class Printer:
    def __init__(self, value, text):
        self.value, self.text = value, text

    def to_string(self):
        try:
            return "%#x %s" % (int(self.value), self.text(self.value))
        except gdb.error as error:
            return "%#x <%s>" % (int(self.value), error)


def find_printer(value):
    kind = gdb.types.get_basic_type(value.type)
    if kind.code != gdb.TYPE_CODE_PTR:
        return None
    text = TEXTS.get(gdb.types.get_basic_type(kind.target()).name)
    return Printer(value, text) if text and int(value) else None


def nearest_context():
    frame = gdb.selected_frame()
    while frame:
        try:
            block = frame.block()
        except RuntimeError:
            block = None
        while block and block.function is None:
            block = block.superblock
        for symbol in block or ():
            is_pointer = symbol.is_variable or symbol.is_argument
            if is_pointer and str(symbol.type.unqualified()).replace("const ", "") == "Context *":
                return symbol.value(frame)
        frame = frame.older()
    raise gdb.GdbError("mlopt-print: no frame has a Context *; please give it")


class PrintOperation(gdb.Command):
    """mlopt-print OP [CTX]: prints an operation, as MLIR text."""

    def __init__(self):
        super().__init__("mlopt-print", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        words = gdb.string_to_argv(argument)
        if not words:
            raise gdb.GdbError("mlopt-print OP [CTX]")
        op = gdb.parse_and_eval(words[0])
        ctx = gdb.parse_and_eval(words[1]) if len(words) > 1 else nearest_context()
        size = gdb.lookup_type("PrintOptions").sizeof
        options = int(gdb.parse_and_eval("((void *(*)(unsigned long))malloc)(%d)" % size))
        gdb.parse_and_eval("*(PrintOptions *)%d = ((PrintOptions (*)(void))"
                           "print_options_default)()" % options)
        gdb.write(printed("op_print", ctx, op, options, None).rstrip("\n") + "\n")
        call("free", "void", options)


gdb.pretty_printers.insert(0, find_printer)
PrintOperation()
