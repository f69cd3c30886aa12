// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func private @f(i32 {x.y}) attributes {arg_attrs = [{}]}

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'res_attrs' occurs more than once in the attribute list}}
llvm.func @f(i32) -> (i32 {llvm.signext}) attributes {res_attrs = [{}]}

// -----

func.func private @f(i32) attributes {arg_attrs = [{x.y}]}
