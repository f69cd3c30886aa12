# SPDX-License-Identifier: Apache-2.0
"""Modules with one attribute of debug information each, right or wrong: every tag of
every kind, parts that are missing, flags that do not go together. LLVM's verifier
refuses many of them; check_export_errors.py compares what is refused, and why."""

HEADER = """#file = #llvm.di_file<"t.c" in "/src">
#no_name = #llvm.di_file<"" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_{language}, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#routine = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #routine>
#declared = #llvm.di_subprogram<scope = #file, name = "d", file = #file, line = 1, type = #routine>
#local = #llvm.di_local_variable<scope = #f, name = "l", file = #file, line = 2, type = #int>
#place = #llvm.di_global_variable<scope = #unit, name = "p", file = #file, line = 3, type = #int, isDefined = true>
#range = #llvm.di_subrange<count = 4 : i64>
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 3, column = 4>
#label = #llvm.di_label<scope = #f, name = "label", file = #file, line = 3>
#space = #llvm.di_namespace<name = "n", exportSymbols = false>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 1, elements = #int>
"""
TYPE_TAGS = (
    "array_type", "class_type", "enumeration_type", "structure_type", "union_type", "variant_part", "variant", "namelist",
    "typedef", "pointer_type", "ptr_to_member_type", "reference_type", "rvalue_reference_type", "const_type",
    "volatile_type", "restrict_type", "atomic_type", "immutable_type", "member", "inheritance", "friend", "set_type",
    "template_alias", "variable", "base_type", "unspecified_type", "string_type", "subroutine_type", "subrange_type",
    "lexical_block", "imported_module", "imported_declaration", "imported_unit", "label", "compile_unit", "enumerator",
    "namespace", "formal_parameter", "template_type_parameter", "APPLE_property", "generic_subrange", "file_type",
)
FLAGS = (
    "LValueReference", "RValueReference", "LValueReference|RValueReference", "ReservedBit4", "Vector", "Public|Virtual|FwdDecl",
    "SingleInheritance|Artificial", "TypePassByValue|TypePassByReference", "BigEndian", "BigEndian|LittleEndian", "AllCallsDescribed",
)
EXPRESSIONS = (
    "", "DW_OP_deref", "DW_OP_LLVM_fragment(0, 8)", "DW_OP_LLVM_fragment(0, 32)", "DW_OP_LLVM_fragment(16, 32)", "DW_OP_plus_uconst(4)",
    "DW_OP_plus_uconst", "DW_OP_stack_value, DW_OP_deref", "DW_OP_LLVM_fragment(0, 8), DW_OP_deref", "DW_OP_constu(3), DW_OP_plus",
    "DW_OP_swap", "DW_OP_constu(1), DW_OP_swap", "DW_OP_stack_value, DW_OP_LLVM_fragment(0, 8)", "DW_OP_bra", "DW_OP_LLVM_arg(0)",
    "DW_OP_LLVM_convert(16, 5), DW_OP_stack_value", "DW_OP_LLVM_tag_offset(3)", "DW_OP_regx(1)", "DW_OP_bregx(1, 2)",
    "DW_OP_LLVM_extract_bits_sext(0, 8)", "DW_OP_LLVM_entry_value(1)", "DW_OP_LLVM_implicit_pointer",
    "DW_OP_push_object_address, DW_OP_deref", "DW_OP_over", "DW_OP_mul", "DW_OP_rot", "DW_OP_lit0", "DW_OP_lit1", "DW_OP_const1u(1)",
    "DW_OP_reg3", "DW_OP_breg3(1)", "DW_OP_breg3", "DW_OP_deref_size(2)", "DW_OP_deref(6)", "DW_OP_plus_uconst(1, 6)",
    "DW_OP_LLVM_arg(0), DW_OP_LLVM_entry_value(1)", "DW_OP_LLVM_arg(1), DW_OP_LLVM_entry_value(1)", "DW_OP_LLVM_entry_value(2)",
    "DW_OP_LLVM_fragment(18446744073709551615, 8)", "DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(0, 4)", "DW_OP_regx(1), DW_OP_bra",
)


def types():
    for tag in TYPE_TAGS:
        yield f'#llvm.di_basic_type<tag = DW_TAG_{tag}, name = "t", sizeInBits = 8>'
        yield f'#llvm.di_composite_type<tag = DW_TAG_{tag}, name = "t", baseType = #int, elements = #range>'
        yield f'#llvm.di_derived_type<tag = DW_TAG_{tag}, name = "t", baseType = #int>'
        yield f'#llvm.di_string_type<tag = DW_TAG_{tag}, name = "t", sizeInBits = 8>'
        yield f"#llvm.di_derived_type<tag = DW_TAG_{tag}, baseType = #int, dwarfAddressSpace = 3>"
        yield f"#llvm.di_derived_type<tag = DW_TAG_{tag}, baseType = #int, extraData = #int>"
    for tag in ("array_type", "structure_type", "enumeration_type"):
        yield f"#llvm.di_composite_type<tag = DW_TAG_{tag}>"
        yield f"#llvm.di_composite_type<tag = DW_TAG_{tag}, elements = #range>"
        for what in ("dataLocation", "associated", "allocated", "rank"):
            yield f"#llvm.di_composite_type<tag = DW_TAG_{tag}, baseType = #int, {what} = <[DW_OP_push_object_address, DW_OP_deref]>>"
        for flags in FLAGS:
            yield f'#llvm.di_composite_type<tag = DW_TAG_{tag}, baseType = #int, flags = "{flags}", elements = #range>'
    for elements in ("#int", "#range, #range", "#null", "#range, #null", "#f", "#declared", "#local", "#label", "#block", "#space"):
        yield f"#llvm.di_composite_type<tag = DW_TAG_structure_type, baseType = #int, elements = {elements}>"
        yield f"#llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, flags = Vector, elements = {elements}>"
    for base in ("#null", "#routine", "#struct"):
        yield f"#llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = {base}>"
        yield f"#llvm.di_derived_type<tag = DW_TAG_set_type, baseType = {base}>"
        yield f"#llvm.di_composite_type<tag = DW_TAG_array_type, baseType = {base}, elements = #range>"
    for extra in ("#int", "#range", "#local", "#file", "#null"):
        for tag in ("member", "ptr_to_member_type", "pointer_type"):
            yield f"#llvm.di_derived_type<tag = DW_TAG_{tag}, baseType = #int, extraData = {extra}>"
    for scope in ("#file", "#unit", "#f", "#block", "#struct", "#space"):
        yield f"#llvm.di_composite_type<tag = DW_TAG_structure_type, scope = {scope}>"
    for list in ("#null", "#int, #null", "#routine", ""):
        yield f"#llvm.di_subroutine_type<types = {list}>" if list else "#llvm.di_subroutine_type<>"
    yield "#llvm.di_derived_type<tag = DW_TAG_ptr_to_member_type, baseType = #int>"
    yield "#llvm.di_string_type<tag = DW_TAG_string_type, stringLength = #local, encoding = DW_ATE_ASCII>"


BOUNDS = ("4 : i64", "-1 : i64", "-2 : i64", "#local", "#place", "#llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>")


def ranges():
    for kind in ("di_subrange", "di_generic_subrange"):
        yield f"#llvm.{kind}<>"
        for what in ("count", "lowerBound", "upperBound", "stride"):
            for bound in BOUNDS[0 if kind == "di_subrange" else 3:]:
                yield f"#llvm.{kind}<{what} = {bound}>"
        variable = "#local"
        yield f"#llvm.{kind}<count = {variable}, upperBound = {variable}>"
        yield f"#llvm.{kind}<count = {variable}, lowerBound = {variable}>"
        yield f"#llvm.{kind}<lowerBound = {variable}, upperBound = {variable}, stride = {variable}>"
        yield f"#llvm.{kind}<count = {variable}, lowerBound = {variable}, upperBound = {variable}, stride = {variable}>"


def scopes():
    for scope in ("#file", "#unit", "#f", "#declared", "#block", "#struct", "#space"):
        for line, column in ((0, 0), (0, 4), (3, 0), (3, 4)):
            yield f"#llvm.di_lexical_block<scope = {scope}, file = #file, line = {line}, column = {column}>"
        yield f"#llvm.di_lexical_block_file<scope = {scope}, file = #file, discriminator = 1>"
    yield "#llvm.di_lexical_block<scope = #f, line = 3>"


def subprograms():
    head = "#llvm.di_subprogram<id = distinct[9]<>, "
    for flags in ("", "subprogramFlags = Definition, ", 'subprogramFlags = "Definition|LocalToUnit|PureVirtual", '):
        for unit in ("", "compileUnit = #unit, "):
            for rest in ("", "file = #file, ", "line = 3, ", "file = #file, line = 3, type = #routine, "):
                yield head + unit + f'scope = #file, name = "g", {rest}{flags}scopeLine = 3>'
    for retained in ("#local", "#label", "#int", "#f", "#block", "#range", "#space", "#place", "#null", "#struct"):
        yield head + f'compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition, retainedNodes = {retained}>'
    for scope in ("#unit", "#f", "#block", "#struct", "#space"):
        yield head + f'compileUnit = #unit, scope = {scope}, name = "g", file = #file, subprogramFlags = Definition>'
    yield head + 'compileUnit = #unit, name = "g", file = #file, subprogramFlags = Definition>'
    yield head + 'compileUnit = #unit, scope = #file, subprogramFlags = Definition>'


def others():
    for tag in TYPE_TAGS:
        yield f"#llvm.di_imported_entity<tag = DW_TAG_{tag}, scope = #unit, entity = #space, file = #file, line = 1>"
    for entity in ("#int", "#f", "#local", "#range"):
        yield f"#llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #unit, entity = {entity}>"
    for scope in ("#f", "#file"):
        yield f'#llvm.di_module<file = #file, scope = {scope}, name = "m">'
        yield f"#llvm.di_module<file = #file, scope = {scope}>"
        yield f'#llvm.di_common_block<scope = {scope}, decl = #place, name = "c", file = #file, line = 3>'
        yield f'#llvm.di_namespace<name = "m", scope = {scope}, exportSymbols = true>'
    yield '#llvm.di_compile_unit<id = distinct[5]<>, sourceLanguage = DW_LANG_C, file = #no_name, isOptimized = false, emissionKind = Full>'
    yield '#llvm.di_namespace<name = "", exportSymbols = true>'


def variables():
    for scope in ("#file", "#unit", "#f", "#declared", "#block", "#struct", "#space"):
        for kind in ("#int", "#routine", "#null", "#struct", None):
            of = f", type = {kind}" if kind else ""
            yield f'#llvm.di_local_variable<scope = {scope}, name = "v", file = #file, line = 1{of}>'
            for is_defined in ("", ", isDefined = true"):
                yield f'#llvm.di_global_variable<scope = {scope}, name = "v", file = #file, line = 1{of}{is_defined}>'
    for scope in ("#f", "#block", "#declared", "#file", "#struct", "#unit"):
        yield f'#llvm.di_label<scope = {scope}, name = "v", file = #file, line = 1>'
    yield '#llvm.di_local_variable<scope = #f, line = 1, type = #int, alignInBits = 3>'


def module(attr, language="C11"):
    """A module in which a subprogram's type reaches `attr`, or which exports it."""
    head = HEADER.format(language=language) + f"#attr = {attr}\n"
    wrap = "#holder = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = \"h\", file = #file, line = 1, elements = #attr>\n"
    kind = "#holder"
    variable = f'#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 3, type = {kind}, isDefined = true>\n'
    if attr.startswith("#llvm.di_global_variable"):
        wrap, variable = "", ""
    name = "#x" if variable else "#attr"
    return (head + wrap + variable + f"#e = #llvm.di_global_variable_expression<var = {name}, expr = <>>\n"
            "llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr\n")


def expression(text, of="#place"):
    return (HEADER.format(language="C11") + f"#e = #llvm.di_global_variable_expression<var = {of}, expr = <[{text}]>>\n"
            "llvm.mlir.global external @x() {dbg_exprs = [#e]} : !llvm.ptr\n")


def record(text, op):
    value, kind = ("%p", "!llvm.ptr") if op == "declare" else ("%a", "i32")
    return (HEADER.format(language="C11") + f"""llvm.func @f(%p: !llvm.ptr, %a: i32) {{
  llvm.intr.dbg.{op} #local #llvm.di_expression<[{text}]> = {value} : {kind} loc(fused<#f>["t.c":3:3])
  llvm.return loc(fused<#f>["t.c":3:3])
}} loc(fused<#f>["t.c":1:1])
""")


def modules():
    for attr in (*types(), *scopes(), *subprograms(), *others(), *variables()):
        yield module(attr)
    for attr in ranges():
        for language in ("C11", "Fortran90"):
            yield module(attr, language)
    for text in EXPRESSIONS:
        yield expression(text)
        yield module(f"#llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, rank = <[{text}]>>")
        yield module(f"#llvm.di_subrange<lowerBound = #llvm.di_expression<[{text}]>>")
        for op in ("value", "declare"):
            yield record(text, op)
