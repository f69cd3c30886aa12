// A build without assertions cannot check.
// UNSUPPORTED: assertions
// RUN: not mlopt %s -debug-check-ir 2>&1 | FileCheck %s

// CHECK: -debug-check-ir needs a build with assertions: make OPT=-O1
