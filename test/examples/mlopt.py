# SPDX-License-Identifier: Apache-2.0
"""libmlopt from Python, by MLIR's C interface: parse, build, walk, rewrite with
functions of Python, run passes, print.

    with mlopt.Context() as context:
        module = context.parse("func.func private @f()")
        module.run("builtin.module(canonicalize)")
        print(module)

Operations, blocks, values, types and attributes are the context's or their
module's, and must not be used after these. What fails raises mlopt.Error with
the messages. The library is found as libmlopt.so, or where MLOPT_LIBRARY says.
"""
import ctypes
import os
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char_p, c_int8, c_size_t, c_ssize_t, c_uint, c_void_p

_library = ctypes.CDLL(os.environ.get("MLOPT_LIBRARY", "libmlopt.so"))


class Error(Exception):
    """What was reported, a line each."""


class _Text(Structure):
    _fields_ = [("data", c_char_p), ("length", c_size_t)]


class _Handle(Structure):
    """A pointer, handed over as a struct, as the interface has it."""
    _fields_ = [("ptr", c_void_p)]


class _Result(Structure):
    _fields_ = [("value", c_int8)]


class _Named(Structure):
    _fields_ = [("name", _Handle), ("attribute", _Handle)]


class _State(Structure):
    _fields_ = [("name", _Text), ("location", _Handle),
                ("nResults", c_ssize_t), ("results", c_void_p),
                ("nOperands", c_ssize_t), ("operands", c_void_p),
                ("nRegions", c_ssize_t), ("regions", c_void_p),
                ("nSuccessors", c_ssize_t), ("successors", c_void_p),
                ("nAttributes", c_ssize_t), ("attributes", c_void_p),
                ("enableResultTypeInference", c_bool)]


class _Bytes(Structure):
    """A text that a callback gets: not necessarily with a NUL."""
    _fields_ = [("data", c_void_p), ("length", c_size_t)]


_Print = CFUNCTYPE(None, _Bytes, c_void_p)
_Diagnose = CFUNCTYPE(c_int8, c_void_p, c_void_p)
_Rewrite = CFUNCTYPE(c_int8, c_void_p, c_void_p, c_void_p, c_void_p)
_Pointer = CFUNCTYPE(None, c_void_p)


class _Callbacks(Structure):
    _fields_ = [("construct", _Pointer), ("destruct", _Pointer), ("matchAndRewrite", _Rewrite)]


def _text(text):
    data = text.encode()
    return _Text(data, len(data))


def _declare(name, result, *arguments):
    function = getattr(_library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_H = _Handle
_context_create = _declare("mlirContextCreateWithThreading", _H, c_bool)
_context_destroy = _declare("mlirContextDestroy", None, _H)
_allow = _declare("mlirContextSetAllowUnregisteredDialects", None, _H, c_bool)
_attach = _declare("mlirContextAttachDiagnosticHandler", ctypes.c_uint64, _H, _Diagnose, c_void_p, c_void_p)
_diagnostic_print = _declare("mlirDiagnosticPrint", None, _H, _Print, c_void_p)
_diagnostic_location = _declare("mlirDiagnosticGetLocation", _H, _H)
_location_print = _declare("mlirLocationPrint", None, _H, _Print, c_void_p)
_registry_create = _declare("mlirDialectRegistryCreate", _H)
_registry_destroy = _declare("mlirDialectRegistryDestroy", None, _H)
_register_all = _declare("mlirRegisterAllDialects", None, _H)
_append_registry = _declare("mlirContextAppendDialectRegistry", None, _H, _H)
_module_parse = _declare("mlirModuleCreateParse", _H, _H, _Text)
_module_empty = _declare("mlirModuleCreateEmpty", _H, _H)
_module_destroy = _declare("mlirModuleDestroy", None, _H)
_module_op = _declare("mlirModuleGetOperation", _H, _H)
_op_print = _declare("mlirOperationPrint", None, _H, _Print, c_void_p)
_op_verify = _declare("mlirOperationVerify", c_bool, _H)
_op_name = _declare("mlirOperationGetName", _H, _H)
_op_next = _declare("mlirOperationGetNextInBlock", _H, _H)
_op_operands = _declare("mlirOperationGetNumOperands", c_ssize_t, _H)
_op_operand = _declare("mlirOperationGetOperand", _H, _H, c_ssize_t)
_op_results = _declare("mlirOperationGetNumResults", c_ssize_t, _H)
_op_result = _declare("mlirOperationGetResult", _H, _H, c_ssize_t)
_op_regions = _declare("mlirOperationGetNumRegions", c_ssize_t, _H)
_op_region = _declare("mlirOperationGetRegion", _H, _H, c_ssize_t)
_op_attribute = _declare("mlirOperationGetAttributeByName", _H, _H, _Text)
_op_set_attribute = _declare("mlirOperationSetAttributeByName", None, _H, _Text, _H)
_op_create = _declare("mlirOperationCreate", _H, POINTER(_State))
_state_get = _declare("mlirOperationStateGet", _State, _Text, _H)
_state_results = _declare("mlirOperationStateAddResults", None, POINTER(_State), c_ssize_t, c_void_p)
_state_operands = _declare("mlirOperationStateAddOperands", None, POINTER(_State), c_ssize_t, c_void_p)
_state_attributes = _declare("mlirOperationStateAddAttributes", None, POINTER(_State), c_ssize_t, c_void_p)
_identifier = _declare("mlirIdentifierGet", _H, _H, _Text)
_identifier_text = _declare("mlirIdentifierStr", _Bytes, _H)
_region_first = _declare("mlirRegionGetFirstBlock", _H, _H)
_block_next = _declare("mlirBlockGetNextInRegion", _H, _H)
_block_first = _declare("mlirBlockGetFirstOperation", _H, _H)
_block_append = _declare("mlirBlockAppendOwnedOperation", None, _H, _H)
_block_arguments = _declare("mlirBlockGetNumArguments", c_ssize_t, _H)
_block_argument = _declare("mlirBlockGetArgument", _H, _H, c_ssize_t)
_value_type = _declare("mlirValueGetType", _H, _H)
_value_is_result = _declare("mlirValueIsAOpResult", c_bool, _H)
_value_owner = _declare("mlirOpResultGetOwner", _H, _H)
_type_parse = _declare("mlirTypeParseGet", _H, _H, _Text)
_type_print = _declare("mlirTypePrint", None, _H, _Print, c_void_p)
_attribute_parse = _declare("mlirAttributeParseGet", _H, _H, _Text)
_attribute_print = _declare("mlirAttributePrint", None, _H, _Print, c_void_p)
_unknown = _declare("mlirLocationUnknownGet", _H, _H)
_manager_create = _declare("mlirPassManagerCreate", _H, _H)
_manager_destroy = _declare("mlirPassManagerDestroy", None, _H)
_manager_list = _declare("mlirPassManagerGetAsOpPassManager", _H, _H)
_manager_run = _declare("mlirPassManagerRunOnOp", _Result, _H, _H)
_pipeline_parse = _declare("mlirParsePassPipeline", _Result, _H, _Text, _Print, c_void_p)
_pattern_create = _declare("mlirOpRewritePatternCreate", _H, _Text, c_uint, _H, _Callbacks, c_void_p,
                           c_size_t, c_void_p)
_set_create = _declare("mlirRewritePatternSetCreate", _H, _H)
_set_add = _declare("mlirRewritePatternSetAdd", None, _H, _H)
_set_destroy = _declare("mlirRewritePatternSetDestroy", None, _H)
_freeze = _declare("mlirFreezeRewritePattern", _H, _H)
_frozen_destroy = _declare("mlirFrozenRewritePatternSetDestroy", None, _H)
_config_create = _declare("mlirGreedyRewriteDriverConfigCreate", _H)
_config_destroy = _declare("mlirGreedyRewriteDriverConfigDestroy", None, _H)
_apply = _declare("mlirApplyPatternsAndFoldGreedilyWithOp", _Result, _H, _H, _H)
_insert = _declare("mlirRewriterBaseInsert", _H, _H, _H)
_replace = _declare("mlirRewriterBaseReplaceOpWithValues", None, _H, _H, c_ssize_t, c_void_p)
_erase = _declare("mlirRewriterBaseEraseOp", None, _H, _H)


def _printed(function, handle):
    """What `function` gives to its callback."""
    pieces = []
    take = _Print(lambda text, _: pieces.append(ctypes.string_at(text.data, text.length)))
    function(handle, take, None)
    return b"".join(pieces).decode(errors="replace")


def _array(objects):
    return (_Handle * max(len(objects), 1))(*[each.handle for each in objects])


class _Object:
    """Something that a handle stands for."""

    def __init__(self, handle):
        self.handle = handle

    def __eq__(self, other):
        return isinstance(other, _Object) and self.handle.ptr == other.handle.ptr

    def __hash__(self):
        return hash(self.handle.ptr)


class Type(_Object):
    def __str__(self):
        return _printed(_type_print, self.handle)


class Attribute(_Object):
    def __str__(self):
        return _printed(_attribute_print, self.handle)


class Value(_Object):
    @property
    def type(self):
        return Type(_value_type(self.handle))

    @property
    def owner(self):
        """The operation whose result it is, or None."""
        return Operation(_value_owner(self.handle)) if _value_is_result(self.handle) else None


class Block(_Object):
    @property
    def operations(self):
        handle, found = _block_first(self.handle), []
        while handle.ptr:
            found.append(Operation(handle))
            handle = _op_next(handle)
        return found

    @property
    def arguments(self):
        return [Value(_block_argument(self.handle, i)) for i in range(_block_arguments(self.handle))]

    def append(self, op):
        _block_append(self.handle, op.handle)
        return op


class Operation(_Object):
    def __str__(self):
        return _printed(_op_print, self.handle)

    @property
    def name(self):
        text = _identifier_text(_op_name(self.handle))
        return ctypes.string_at(text.data, text.length).decode()

    @property
    def operands(self):
        return [Value(_op_operand(self.handle, i)) for i in range(_op_operands(self.handle))]

    @property
    def results(self):
        return [Value(_op_result(self.handle, i)) for i in range(_op_results(self.handle))]

    @property
    def regions(self):
        """Lists of blocks."""
        return [self._blocks(i) for i in range(_op_regions(self.handle))]

    def _blocks(self, index):
        handle, found = _region_first(_op_region(self.handle, index)), []
        while handle.ptr:
            found.append(Block(handle))
            handle = _block_next(handle)
        return found

    def __getitem__(self, name):
        """The attribute, or None."""
        handle = _op_attribute(self.handle, _text(name))
        return Attribute(handle) if handle.ptr else None

    def __setitem__(self, name, attribute):
        _op_set_attribute(self.handle, _text(name), attribute.handle)

    def walk(self):
        """It and all in it, in order. What is found may be changed, not erased."""
        stack = [self]
        while stack:
            op = stack.pop()
            yield op
            inner = [each for region in op.regions for block in region for each in block.operations]
            stack.extend(reversed(inner))


class Rewriter(_Object):
    """What a pattern changes IR with."""

    def insert(self, op):
        _insert(self.handle, op.handle)
        return op

    def replace(self, op, values):
        _replace(self.handle, op.handle, len(values), _array(values))

    def erase(self, op):
        _erase(self.handle, op.handle)


class Module:
    """A module; goes with its context at the latest."""

    def __init__(self, context, handle):
        self.context, self.handle = context, handle
        self.op = Operation(_module_op(handle))

    def __str__(self):
        return str(self.op)

    @property
    def body(self):
        return self.op.regions[0][0]

    def verify(self):
        self.context.check(_op_verify(self.op.handle))

    def run(self, pipeline):
        """Runs `builtin.module(…)`."""
        manager = _manager_create(self.context.handle)
        try:
            messages = []
            take = _Print(lambda text, _: messages.append(ctypes.string_at(text.data, text.length)))
            if not _pipeline_parse(_manager_list(manager), _text(pipeline), take, None).value:
                raise Error(b"".join(messages).decode())
            self.context.check(_manager_run(manager, self.op.handle).value)
        finally:
            _manager_destroy(manager)

    def rewrite(self, patterns):
        """Applies patterns greedily: pairs of an operation's name and a function
        of an operation and a Rewriter, which says whether it has changed it."""
        failures = []
        functions = [_pattern_of(function, failures) for _, function in patterns]
        group = _set_create(self.context.handle)
        for (root, _), function in zip(patterns, functions):
            callbacks = _Callbacks(_Pointer(), _Pointer(), function)
            _set_add(group, _pattern_create(_text(root), 1, self.context.handle, callbacks, None, 0, None))
        frozen, config = _freeze(group), _config_create()
        ok = _apply(self.op.handle, frozen, config).value
        _config_destroy(config)
        _frozen_destroy(frozen)
        _set_destroy(group)
        if failures:
            raise failures[0]
        self.context.check(ok)

    def destroy(self):
        _module_destroy(self.handle)


def _pattern_of(function, failures):
    """A callback for `function`; what it raises is kept, and it runs no more."""

    def run(_, op, rewriter, user):
        del user
        try:
            return 0 if failures else int(bool(function(Operation(_H(op)), Rewriter(_H(rewriter)))))
        except Exception as error:  # pylint: disable=broad-except
            failures.append(error)
            return 0

    return _Rewrite(run)


class Context:
    """A context with all dialects of the library."""

    def __init__(self, allow_unregistered=False):
        self.handle = _context_create(False)
        self.messages = []
        self._diagnose = _Diagnose(self._take)
        _attach(self.handle, self._diagnose, None, None)
        registry = _registry_create()
        _register_all(registry)
        _append_registry(self.handle, registry)
        _registry_destroy(registry)
        _allow(self.handle, allow_unregistered)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _context_destroy(self.handle)

    def _take(self, diagnostic, _):
        place = _printed(_location_print, _diagnostic_location(_H(diagnostic)))
        self.messages.append(place + ": " + _printed(_diagnostic_print, _H(diagnostic)))
        return 1

    def check(self, ok):
        """Raises what was reported unless `ok`."""
        messages, self.messages = self.messages, []
        if not ok:
            raise Error("\n".join(messages))
        return ok

    def parse(self, text):
        handle = _module_parse(self.handle, _text(text))
        self.check(handle.ptr)
        return Module(self, handle)

    def module(self):
        """An empty one."""
        return Module(self, _module_empty(_unknown(self.handle)))

    def type(self, text):
        handle = _type_parse(self.handle, _text(text))
        self.check(handle.ptr)
        return Type(handle)

    def attribute(self, text):
        handle = _attribute_parse(self.handle, _text(text))
        self.check(handle.ptr)
        return Attribute(handle)

    def op(self, name, operands=(), results=(), attributes=None):
        """A detached operation; `results` are types, `attributes` a dictionary."""
        pairs = [_Named(_identifier(self.handle, _text(key)), value.handle)
                 for key, value in (attributes or {}).items()]
        named, text = (_Named * max(len(pairs), 1))(*pairs), _text(name)
        state = _state_get(text, _unknown(self.handle))
        _state_results(byref(state), len(results), _array(results))
        _state_operands(byref(state), len(operands), _array(operands))
        _state_attributes(byref(state), len(pairs), named)
        handle = _op_create(byref(state))
        self.check(handle.ptr)
        return Operation(handle)
