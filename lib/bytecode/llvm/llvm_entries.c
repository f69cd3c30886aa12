// SPDX-License-Identifier: Apache-2.0
#include "bytecode/llvm/llvm_entries.h"

#include "ir/definitions/dialect_def.h"
#include "support/memory.h"

#define FIELD(KIND, PARAM)                                                     \
  { FIELD_##KIND, STR_INIT(PARAM) }

const LLVMEntry llvm_entries[] = {
    {STR_INIT("llvm.di_basic_type"),
     {FIELD(NUMBER, "tag"), FIELD(STRING, "name"), FIELD(NUMBER, "sizeInBits"),
      FIELD(NUMBER, "encoding")}},
    {STR_INIT("llvm.di_compile_unit"),
     {FIELD(ATTR, "id"), FIELD(NUMBER, "sourceLanguage"), FIELD(ATTR, "file"),
      FIELD(OPTIONAL_ATTR, "producer"), FIELD(BOOL, "isOptimized"),
      FIELD(NUMBER, "emissionKind"), FIELD(NUMBER, "nameTableKind")}},
    {STR_INIT("llvm.di_composite_type"),
     {FIELD(OPTIONAL_ATTR, "recId"), FIELD(BOOL, "isRecSelf"),
      FIELD(NUMBER, "tag"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "file"), FIELD(NUMBER, "line"),
      FIELD(OPTIONAL_ATTR, "scope"), FIELD(OPTIONAL_ATTR, "baseType"),
      FIELD(NUMBER, "flags"), FIELD(NUMBER, "sizeInBits"),
      FIELD(NUMBER, "alignInBits"), FIELD(OPTIONAL_ATTR, "dataLocation"),
      FIELD(OPTIONAL_ATTR, "rank"), FIELD(OPTIONAL_ATTR, "allocated"),
      FIELD(OPTIONAL_ATTR, "associated"), FIELD(LIST, "elements")}},
    {STR_INIT("llvm.di_derived_type"),
     {FIELD(NUMBER, "tag"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "baseType"), FIELD(NUMBER, "sizeInBits"),
      FIELD(NUMBER, "alignInBits"), FIELD(NUMBER, "offsetInBits"),
      FIELD(OPTIONAL_NUMBER, "dwarfAddressSpace"),
      FIELD(OPTIONAL_ATTR, "extraData")}},
    [LLVM_STEP_CODE] = {.name = STR_INIT("")},
    {STR_INIT("llvm.di_expression"), {FIELD(STEPS, "operations")}},
    {STR_INIT("llvm.di_file"),
     {FIELD(STRING, "name"), FIELD(STRING, "directory")}},
    {STR_INIT("llvm.di_global_variable"),
     {FIELD(OPTIONAL_ATTR, "scope"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "linkageName"), FIELD(ATTR, "file"),
      FIELD(NUMBER, "line"), FIELD(ATTR, "type"), FIELD(BOOL, "isLocalToUnit"),
      FIELD(BOOL, "isDefined"), FIELD(NUMBER, "alignInBits")}},
    {STR_INIT("llvm.di_global_variable_expression"),
     {FIELD(ATTR, "var"), FIELD(OPTIONAL_ATTR, "expr")}},
    {STR_INIT("llvm.di_imported_entity"),
     {FIELD(NUMBER, "tag"), FIELD(ATTR, "scope"), FIELD(ATTR, "entity"),
      FIELD(OPTIONAL_ATTR, "file"), FIELD(NUMBER, "line"),
      FIELD(OPTIONAL_ATTR, "name"), FIELD(LIST, "elements")}},
    {STR_INIT("llvm.di_label"),
     {FIELD(ATTR, "scope"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "file"), FIELD(NUMBER, "line")}},
    {STR_INIT("llvm.di_lexical_block"),
     {FIELD(ATTR, "scope"), FIELD(OPTIONAL_ATTR, "file"), FIELD(NUMBER, "line"),
      FIELD(NUMBER, "column")}},
    {STR_INIT("llvm.di_lexical_block_file"),
     {FIELD(ATTR, "scope"), FIELD(OPTIONAL_ATTR, "file"),
      FIELD(NUMBER, "discriminator")}},
    {STR_INIT("llvm.di_local_variable"),
     {FIELD(ATTR, "scope"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "file"), FIELD(NUMBER, "line"), FIELD(NUMBER, "arg"),
      FIELD(NUMBER, "alignInBits"), FIELD(OPTIONAL_ATTR, "type"),
      FIELD(NUMBER, "flags")}},
    {STR_INIT("llvm.di_namespace"),
     {FIELD(OPTIONAL_ATTR, "name"), FIELD(OPTIONAL_ATTR, "scope"),
      FIELD(BOOL, "exportSymbols")}},
    {STR_INIT("llvm.di_subprogram"),
     {FIELD(OPTIONAL_ATTR, "recId"), FIELD(BOOL, "isRecSelf"),
      FIELD(OPTIONAL_ATTR, "id"), FIELD(OPTIONAL_ATTR, "compileUnit"),
      FIELD(OPTIONAL_ATTR, "scope"), FIELD(OPTIONAL_ATTR, "name"),
      FIELD(OPTIONAL_ATTR, "linkageName"), FIELD(OPTIONAL_ATTR, "file"),
      FIELD(NUMBER, "line"), FIELD(NUMBER, "scopeLine"),
      FIELD(NUMBER, "subprogramFlags"), FIELD(OPTIONAL_ATTR, "type"),
      FIELD(LIST, "retainedNodes"), FIELD(LIST, "annotations")}},
    {STR_INIT("llvm.di_subrange"),
     {FIELD(OPTIONAL_ATTR, "count"), FIELD(OPTIONAL_ATTR, "lowerBound"),
      FIELD(OPTIONAL_ATTR, "upperBound"), FIELD(OPTIONAL_ATTR, "stride")}},
    {STR_INIT("llvm.di_subroutine_type"),
     {FIELD(NUMBER, "callingConvention"), FIELD(LIST, "types")}},
    {STR_INIT("llvm.loop_annotation"),
     {FIELD(OPTIONAL_ATTR, "disableNonforced"),
      FIELD(OPTIONAL_ATTR, "vectorize"), FIELD(OPTIONAL_ATTR, "interleave"),
      FIELD(OPTIONAL_ATTR, "unroll"), FIELD(OPTIONAL_ATTR, "unrollAndJam"),
      FIELD(OPTIONAL_ATTR, "licm"), FIELD(OPTIONAL_ATTR, "distribute"),
      FIELD(OPTIONAL_ATTR, "pipeline"), FIELD(OPTIONAL_ATTR, "peeled"),
      FIELD(OPTIONAL_ATTR, "unswitch"), FIELD(OPTIONAL_ATTR, "mustProgress"),
      FIELD(OPTIONAL_ATTR, "isVectorized"), FIELD(OPTIONAL_ATTR, "startLoc"),
      FIELD(OPTIONAL_ATTR, "endLoc"), FIELD(LIST, "parallelAccesses")}},
};
const unsigned num_llvm_entries = ARRAY_LENGTH(llvm_entries);

unsigned llvm_entry_code(const AttrDef *def) {
  for (unsigned code = 0; code < num_llvm_entries; code++)
    if (string_ref_equals(llvm_entries[code].name, def->name))
      return code;
  return num_llvm_entries;
}

size_t llvm_field_param(const AttrDef *def, const LLVMField *field) {
  for (size_t i = 0; i < def->num_params; i++)
    if (string_ref_equals(def->params[i].name, field->param))
      return i;
  unreachable("a field of an attribute of llvm");
}
