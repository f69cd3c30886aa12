// -dump-pass-pipeline, -mlir-pass-statistics, -mlir-timing.
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(canonicalize,cse),symbol-dce)' -dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMP --strict-whitespace
// RUN: mlopt %s -dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse,mem2reg),symbol-dce)' -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNTS --strict-whitespace
// RUN: mlopt %s -pass-pipeline='builtin.module(symbol-dce,func.func(cse),cse)' -mlir-pass-statistics -mlir-pass-statistics-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST --strict-whitespace
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse),symbol-dce)' -mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIMING --strict-whitespace
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse),symbol-dce)' -mlir-timing -mlir-timing-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIMES
// RUN: mlopt %s -pass-pipeline='builtin.module(func.func(cse),symbol-dce)' -mlir-timing -mlir-output-format=json -o /dev/null 2> %t.json
// RUN: FileCheck %s --check-prefix=JSON --strict-whitespace < %t.json
// RUN: python3 -m json.tool < %t.json > /dev/null
// RUN: mlopt %s -cse -mlir-timing -mlir-timing-display=list -mlir-output-format=json -o /dev/null 2>&1 | python3 -m json.tool | FileCheck %s --check-prefix=JSONLIST
// RUN: not mlopt %s -mlir-timing -mlir-timing-display=graph 2>&1 | FileCheck %s --check-prefix=BAD

// DUMP:      Pass Manager with 2 passes:
// DUMP-NEXT:builtin.module(
// DUMP-NEXT:  func.func(
// DUMP-NEXT:    canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// DUMP-NEXT:    cse
// DUMP-NEXT:  ),
// DUMP-NEXT:  symbol-dce
// DUMP-NEXT:)

// EMPTY:       Pass Manager with 0 passes:
// EMPTY-NEXT:  builtin.module(
// EMPTY-EMPTY:
// EMPTY-NEXT:  )

// COUNTS:      {{^}}===-------------------------------------------------------------------------===
// COUNTS-NEXT:                         ... Pass statistics report ...
// COUNTS-NEXT:===-------------------------------------------------------------------------===
// COUNTS-NEXT:'func.func' Pipeline
// COUNTS-NEXT:  CSE
// COUNTS-NEXT:    (S) 2 num-cse'd - Number of operations CSE'd
// COUNTS-NEXT:    (S) 1 num-dce'd - Number of operations DCE'd
// COUNTS-NEXT:  Mem2Reg
// COUNTS-NEXT:    (S) 1 promoted slots - Total amount of memory slot promoted
// COUNTS-NEXT:    (S) 0 new block args - Total amount of new block argument inserted in blocks
// COUNTS-NEXT:SymbolDCE
// COUNTS-NEXT:  (S) 1 num-dce'd - Number of symbols DCE'd

// LIST:      {{^}}CSE
// LIST-NEXT:  (S) 2 num-cse'd - Number of operations CSE'd
// LIST-NEXT:  (S) 1 num-dce'd - Number of operations DCE'd
// LIST-NEXT:SymbolDCE
// LIST-NEXT:  (S) 1 num-dce'd - Number of symbols DCE'd

// TIMING:                               ... Execution time report ...
// TIMING:        Total Execution Time: {{[0-9.]+}} seconds
// TIMING:        ----Microseconds----  ----Wall Time----  ----Name----
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}  Parser
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}  'func.func' Pipeline
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}    CSE
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}  SymbolDCE
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}  Output
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \( *[0-9.]+%\)}}  Rest
// TIMING-NEXT:  {{ +[0-9.]+ +[0-9.]+ \(100.0%\)}}  Total

// TIMES:     (100.0%) root
// TIMES-DAG: Parser
// TIMES-DAG: CSE
// TIMES:     Total

//      JSON:{{^}}[{{$}}
// JSON-NEXT:{{^}}{"wall": {"duration": {{ +[0-9.]+}}, "percentage": {{ +[0-9.]+}}}, "name": "Parser", "passes": [
// JSON-NEXT:{{^}}{}]},
// JSON-NEXT:{{^}}{"wall": {{.*}}, "name": "'func.func' Pipeline", "passes": [
// JSON-NEXT:{{^}}  {"wall": {{.*}}, "name": "CSE", "passes": [
// JSON-NEXT:{{^}}  {}]},
// JSON-NEXT:{{^}}{}]},
// JSON-NEXT:"name": "SymbolDCE", "passes": [
// JSON-NEXT:{{^}}{}]},
// JSON-NEXT:"name": "Output", "passes": [
// JSON-NEXT:{{^}}{}]},
// JSON-NEXT:"name": "Rest"},
// JSON-NEXT:"percentage": 100.0}, "name": "Total"}
// JSON-NEXT:{{^}}]{{$}}
// JSONLIST-NOT: "passes"
// JSONLIST:     "name": "Total"
// BAD: mlopt: for the --mlir-timing-display option: Cannot find option named 'graph'!
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.muli %1, %0 : i32
  %4 = arith.subi %a, %a : i32
  %m = memref.alloca() : memref<i32>
  memref.store %2, %m[] : memref<i32>
  %5 = memref.load %m[] : memref<i32>
  %6 = arith.xori %5, %3 : i32
  return %6 : i32
}
func.func private @g()
