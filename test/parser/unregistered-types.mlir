// RUN: mlopt %s -split-input-file -verify-diagnostics

// expected-error@below {{`!"foo"<"bar<4>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(!foo.bar<4>)

// -----

// expected-error@below {{`!"foo"<"bar">` type created with unregistered dialect}}
func.func private @f(!foo<bar>)

// -----

// expected-error@below {{#"foo"<"bar"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f() attributes {x = #foo.bar}

// -----

// expected-error@below {{#"foo"<"bar"> : 'i32' attribute created with unregistered dialect}}
func.func private @f() attributes {x = #foo<bar> : i32}
