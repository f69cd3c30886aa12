// RUN: mlopt-test %s -allow-unregistered-dialect -test-legalize-patterns -debug-only=dialect-conversion 2>&1 >/dev/null | grep -F '** ' | FileCheck %s

// R176: each action of a rewriter has its line, as what is undone has.
// CHECK:      {{^}}    ** Modify  : 'test.recursive_rewrite'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}    ** Insert  : 'test.legal_op_a'(0x[[A:[0-9a-f]+]]){{$}}
// CHECK-NEXT: {{^}}    ** Replace : 'test.illegal_op_a'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}    ** Erase   : 'test.erase_op'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}    ** Insert  : 'test.region'(0x[[R:[0-9a-f]+]]){{$}}
// CHECK-NEXT: {{^}}    ** Insert Block into : 'test.region'(0x[[R]]){{$}}
// CHECK-NEXT: {{^}}    ** Insert  : 'test.illegal_op_f'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}    ** Insert  : 'test.valid'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}    ** Erase   : 'test.region_builder'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}        ** Insert Block into : 'func.func'(0x{{[0-9a-f]+}}){{$}}
// CHECK-NEXT: {{^}}        ** Erase   : 'test.region'(0x[[R]]){{$}}
// CHECK-NEXT: {{^}}    ** Rollback : 7 change(s){{$}}
func.func @actions() {
  "test.recursive_rewrite"() {depth = 1 : i64} : () -> ()
  "test.illegal_op_a"() : () -> i32
  "test.erase_op"() : () -> ()
  "test.region_builder"() : () -> ()
  return
}
