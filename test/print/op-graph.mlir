// RUN: mlopt %s -view-op-graph -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlopt %s -view-op-graph='print-control-flow-edges print-data-flow-edges=false print-attrs=false print-result-types=false' -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --check-prefix=CONTROL
// RUN: mlopt %s -view-op-graph=max-label-len=4 -allow-unregistered-dialect -o %t 2>&1 | FileCheck %s --check-prefix=SHORT

//      CHECK:digraph G {
// CHECK-NEXT:  compound = true;
// CHECK-NEXT:  subgraph cluster_1 {
// CHECK-NEXT:    v2 [label = " ", shape = plain];
// CHECK-NEXT:    label = "builtin.module : ()\l";
// CHECK-NEXT:    subgraph cluster_3 {
// CHECK-NEXT:      v4 [label = " ", shape = plain];
// CHECK-NEXT:      label = "";
// CHECK-NEXT:      v5 [fillcolor = "0.000000 0.3 0.95", label = "{foo.make\l\lkey: \"\<value\>\"\l|{<res_0_0> %0#0 tensor\<4xi32\>|<res_0_1> %0#1 i1}}", shape = Mrecord, style = filled];
// CHECK-NEXT:      subgraph cluster_6 {
// CHECK-NEXT:        v7 [label = " ", shape = plain];
// CHECK-NEXT:        label = "foo.region : (i1)\l";
// CHECK-NEXT:        subgraph cluster_8 {
// CHECK-NEXT:          v9 [label = " ", shape = plain];
// CHECK-NEXT:          label = "";
// CHECK-NEXT:          v10 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT:          v11 [fillcolor = "0.250000 0.3 0.95", label = "{{[{][{]}}<arg_arg0> %arg0|<arg_0_1> %0#1}|foo.use\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  v10:res_arg0:s -> v11:arg_arg0:n[style = solid];
// CHECK-NEXT:  v5:res_0_1:s -> v11:arg_0_1:n[style = solid];
// CHECK-NEXT:  v5:res_0_0:s -> v7[lhead = cluster_6, style = solid];
// CHECK-NEXT:}

//     CONTROL: label = "{foo.make\l|{<res_0_0> %0#0|<res_0_1> %0#1}}{{"}}
//     CONTROL:   v5 -> v7[lhead = cluster_6, style = dashed];
// CONTROL-NOT: solid

// SHORT: key: \"\<va...\l|{<res_0_0> %0#0 tens...|
%0:2 = "foo.make"() {key = "<value>"} : () -> (tensor<4xi32>, i1)
%1 = "foo.region"(%0#0) ({
^bb0(%x: i32):
  "foo.use"(%x, %0#1) : (i32, i1) -> ()
}) : (tensor<4xi32>) -> i1
