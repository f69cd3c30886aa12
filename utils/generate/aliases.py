#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a module of so many functions that share and have aliases of their
own, of attributes and locations, distinct attributes and identified structs."""
import sys

FUNCTION = """\
  llvm.func @f{n}(%p: !llvm.ptr, %i: i64) -> i64 {{
    %0 = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"node{leaf}", (i64, struct<"leaf{leaf}", (ptr, i32)>)> loc(#here{n})
    %1 = llvm.load %0 {{tbaa = [#tag]}} : !llvm.ptr -> i64 loc(#here{other})
    %2 = llvm.add %1, %1 : i64 loc(#late_place)
    "foo.use"(%2) {{map = affine_map<(d0) -> (d0 + {number})>, late = #late, scope = #shared, program = #program{program}}} : (i64) -> ()
    llvm.return %2 : i64
  }} loc(fused<#program{program}>["f{n}.c":{n}:1])
"""

HEAD = """\
#late = affine_map<(d0) -> (d0 * 9)>
#shared = distinct[1]<"shared">
#root = #llvm.tbaa_root<id = "C">
#desc = #llvm.tbaa_type_desc<id = "long", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #desc, access_type = #desc, offset = 0>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
"""


def main():
    count = int(sys.argv[1])
    programs = count // 5 + 1
    print(HEAD, end="")
    for n in range(programs):
        print(f"#program{n} = #llvm.di_subprogram<id = distinct[{n + 10}]<>, "
              f"compileUnit = #unit, scope = #file, name = \"f{n}\", "
              "file = #file, line = 1, subprogramFlags = Definition>")
    for n in range(count):
        print(f"#here{n} = loc(\"f{n}.c\":{n}:7)")
    print("module {")
    for n in range(count):
        print(FUNCTION.format(n=n, other=(n * 7) % count, leaf=n % 20,
                              number=(count - n) % 50,
                              program=(n * 3) % programs), end="")
    print("  llvm.mlir.global external @last() : "
          "!llvm.struct<\"other\", (ptr, i64)>")
    print("}")
    print("#late_place = loc(\"late.c\":3:4)")


main()
