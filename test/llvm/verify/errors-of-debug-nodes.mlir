// A parameter that is a scope, a type, a variable or another node of debug
// information takes no other attribute, nor does an item of a list of them.
// RUN: mlopt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIModuleAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.t"() {a = #llvm.di_module<scope = #llvm.di_null_type>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.t"() {a = #llvm.di_lexical_block<scope = "x">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"t.t"() {a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
"t.t"() {a = #llvm.di_string_type<name = "x", stringLength = #llvm.di_null_type>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'entity' which is to be a `DINodeAttr`}}
"t.t"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_expression<>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"t.t"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_null_type, "x">} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"t.t"() {a = #llvm.loop_annotation<parallelAccesses = "x">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"t.t"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.di_null_type>} : () -> ()

// -----

// A number has no type.
// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.di_composite_type<line = 5 : i32>} : () -> ()
