// The dialects and passes of plug-ins, and files that are none.
// RUN: %build/mlopt-dynamic -load-dialect-plugin=%build/capi/plugins/halve.so %s | FileCheck %s --check-prefix=READ
// RUN: %build/mlopt-dynamic -plug-halve --load-pass-plugin %build/capi/plugins/halve.so -mlir-pass-statistics --load-dialect-plugin=%build/capi/plugins/halve.so %s 2>&1 | FileCheck %s
// RUN: %build/mlopt-dynamic -canonicalize -allow-unregistered-dialect -help | FileCheck %s --check-prefix=TOOL
// RUN: %build/mlopt-dynamic -help | FileCheck %s --check-prefix=HELP
// RUN: not %build/mlopt-dynamic %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not %build/mlopt-dynamic -load-dialect-plugin=%build/capi/plugins/halve.so -plug-halve %s 2>&1 | FileCheck %s --check-prefix=NO-PASS
// RUN: not %build/mlopt-dynamic -load-pass-plugin=%build/capi/plugins/other_version.so %s 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: not %build/mlopt-dynamic -load-dialect-plugin=%build/capi/plugins/empty.so %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not %build/mlopt-dynamic -load-pass-plugin=%build/capi/plugins/empty.so %s 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not %build/mlopt-dynamic -load-pass-plugin=%build/capi/plugins/no_plugin.so %s 2>&1 | FileCheck %s --check-prefix=NO-PLUGIN
// RUN: not %build/mlopt-dynamic -load-pass-plugin=%s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not %build/mlopt-dynamic -load-pass-plugin=nowhere.so %s 2>&1 | FileCheck %s --check-prefix=NO-FILE
// RUN: not %build/mlopt-dynamic %s -load-pass-plugin 2>&1 | FileCheck %s --check-prefix=NO-NAME
// RUN: not %build/mlopt-dynamic -load-dialect-plugin=%build/capi/plugins/halve.so -load-dialect-plugin=%build/capi/plugins/halve.so %s 2>&1 | FileCheck %s --check-prefix=TWICE

// READ:      plug.mark{{$}}
// READ-NEXT: plug.mark size 10

// CHECK:      (S) 2 num-marks - Marks that were halved
// CHECK:      plug.mark size 32
// CHECK-NEXT: plug.mark size 5

// TOOL-NOT: -load-pass-plugin
// HELP:     -load-dialect-plugin=<file>
// HELP:     -load-pass-plugin=<file>

// WITHOUT:   error: {{.*}}plug.mark
// NO-PASS:   Unknown command line argument '-plug-halve'
// VERSION:   {{^}}mlopt-dynamic: plug-in '{{.*}}other_version.so' cannot be loaded: its interface has version 2, not 1{{$}}
// VERSION-NOT: {{.}}
// EMPTY:     {{^}}mlopt-dynamic: plug-in '{{.*}}empty.so' cannot be loaded: it has no dialects{{$}}
// EMPTY-NOT: {{.}}
// WRONG:     error: a pass has no flag or nothing to run
// WRONG-NOT: {{.}}
// NO-PLUGIN: {{^}}mlopt-dynamic: plug-in '{{.*}}no_plugin.so' cannot be loaded: it has no function mloptGetPlugin{{$}}
// NO-PLUGIN-NOT: {{.}}
// TEXT:      {{^}}mlopt-dynamic: plug-in '{{.*}}plugins.mlir' cannot be loaded: {{.*}}plugins.mlir: {{.+}}
// TEXT-NOT:  {{.}}
// NO-FILE:   {{^}}mlopt-dynamic: plug-in 'nowhere.so' cannot be loaded: {{.*}}nowhere.so: {{.+}}
// NO-FILE-NOT: {{.}}
// NO-NAME:   {{^}}mlopt-dynamic: -load-pass-plugin: requires a file{{$}}
// TWICE:     error: a dialect is registered that has the name of another
plug.mark
plug.mark size 10
