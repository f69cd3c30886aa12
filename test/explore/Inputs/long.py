# SPDX-License-Identifier: Apache-2.0
"""A function of COUNT additions that fold, and a load with a long tag: long.py COUNT"""

import sys

count = int(sys.argv[1])
print('#char = #llvm.tbaa_type_desc<id = "char", members = {<#llvm.tbaa_root<id = "C">, 0>}>')
members = ", ".join(f"<#char, {i}>" for i in range(100))
print(f'#s = #llvm.tbaa_type_desc<id = "s", members = {{{members}}}>')
print("#tag = #llvm.tbaa_tag<base_type = #s, access_type = #char, offset = 0>")
print("func.func @f(%p: !llvm.ptr, %a: i32) -> i32 {\n  %zero = arith.constant 0 : i32")
print("  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32")
for i in range(count):
    print(f"  %b{i} = arith.muli %{i}, %a : i32\n  %{i + 1} = arith.addi %b{i}, %zero : i32")
print(f"  return %{count} : i32\n}}")
