// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form with control flow in their
// regions: conditionals, loops, switches. The head is reduced before the first
// region is opened. The region takes the names of the entry block's arguments
// from it.

// `%x =`. In precise parsing it is two tokens.
assigned(name) ::= SSA_DEF(token). { name = token; }
assigned(name) ::= SSA_ID(token) EQUAL. { name = token; }

// (%inner = %outer, …)
%type assignments {Assignments}
assignments(list) ::= LPAREN RPAREN. { list = (Assignments){0}; }
assignments(list) ::= LPAREN assignment_list(items) RPAREN. { list = items; }
%type assignment_list {Assignments}
assignment_list(list) ::= assigned(name) ssa_use(value). {
  list = (Assignments){0};
  LIST_PUSH(parser, &list, (Assignment){name, value});
}
assignment_list(list) ::= assignment_list(before) COMMA assigned(name)
                          ssa_use(value). {
  list = before;
  LIST_PUSH(parser, &list, (Assignment){name, value});
}

// (%i, %j), names of arguments
%type argument_names {Tokens}
argument_names(names) ::= LPAREN RPAREN. { names = (Tokens){0}; }
argument_names(names) ::= LPAREN argument_name_list(list) RPAREN. {
  names = list;
}
%type argument_name_list {Tokens}
argument_name_list(names) ::= SSA_ID(name). {
  names = (Tokens){0};
  LIST_PUSH(parser, &names, name);
}
argument_name_list(names) ::= argument_name_list(before) COMMA SSA_ID(name). {
  names = before;
  LIST_PUSH(parser, &names, name);
}

// (%i, %j), operands
%type use_list {UseList}
use_list(list) ::= LPAREN(open) ssa_use_list_opt(uses) RPAREN. {
  list = (UseList){open.text, uses};
}

// -> T, -> (T, T)
%type arrow_types {Types}
arrow_types(types) ::= ARROW function_results(list). { types = list; }
%type arrow_types_opt {Types}
arrow_types_opt(types) ::= . { types = (Types){0}; }
arrow_types_opt ::= arrow_types.

// --- one region or two ------------------------------------------------------

op_body(op) ::= execute_region_head(head) region(body) attr_dict_opt(attrs). {
  op = build_execute_region(parser, head, body, attrs);
}
%type execute_region_head {RegionHead *}
execute_region_head(head) ::= OP_EXECUTE_REGION(name) arrow_types_opt(types). {
  head = begin_region_op(parser, &name, types);
}
execute_region_head(head) ::= OP_EXECUTE_REGION(name) arrow_types_opt(types)
                              KW_NO_INLINE. {
  head = begin_region_op(parser, &name, types);
  head->has_flag = true;
}

op_body(op) ::= if_head(head) region(then) attr_dict_opt(attrs). {
  op = build_if(parser, head, then, NULL, attrs);
}
op_body(op) ::= if_head(head) region(then) KW_ELSE region(otherwise)
                attr_dict_opt(attrs). {
  op = build_if(parser, head, then, otherwise, attrs);
}
%type if_head {RegionHead *}
if_head(head) ::= OP_IF(name) ssa_use(condition) arrow_types_opt(types). {
  head = begin_if(parser, &name, condition, types);
}

// --- loops ------------------------------------------------------------------

op_body(op) ::= for_head(head) region(body) attr_dict_opt(attrs). {
  op = build_for(parser, head, body, attrs);
}
%type for_head {LoopHead *}
for_head(head) ::= OP_FOR(name) for_flag(flag) assigned(variable)
                   ssa_use(lower) KW_TO ssa_use(upper) KW_STEP ssa_use(step)
                   for_arguments(arguments) for_type(type). {
  head = begin_for(parser, &(ForParts){name, flag.text != NULL, variable,
                                       {lower, upper, step}, *arguments, type});
}
for_flag(flag) ::= . { flag = (Token){0}; }
for_flag(flag) ::= KW_UNSIGNED(token). { flag = token; }
%type for_arguments {const LoopArguments *}
for_arguments(arguments) ::= . { arguments = BOXED(parser, LoopArguments, {0}); }
for_arguments(arguments) ::= KW_ITER_ARGS(at) assignments(list)
                             arrow_types(types). {
  arguments = BOXED(parser, LoopArguments, {list, types, at.text});
}
%type for_type {const Type *}
for_type(type) ::= . { type = NULL; }
for_type(type) ::= COLON type(value). { type = value; }

op_body(op) ::= while_head(head) region(before) KW_DO region(after)
                keyword_attributes(attrs). {
  op = build_while(parser, head, before, after, attrs);
}
%type while_head {LoopHead *}
while_head(head) ::= OP_WHILE(name) while_arguments(list) COLON(colon)
                     type(type). {
  head = begin_while(parser, &name, list, &colon, type);
}
%type while_arguments {Assignments}
while_arguments(list) ::= . { list = (Assignments){0}; }
while_arguments ::= assignments.


// --- parallel loops ---------------------------------------------------------

op_body(op) ::= parallel_head(head) region(body) attr_dict_opt(attrs). {
  op = build_parallel(parser, head, body, attrs);
}
%type parallel_head {ParallelHead *}
parallel_head(head) ::= OP_PARALLEL(name) argument_names(variables) EQUAL
                        use_list(lower) KW_TO use_list(upper) KW_STEP
                        use_list(step) parallel_init(init)
                        arrow_types_opt(types). {
  head = begin_parallel(parser, &(ParallelParts){name, variables,
                                                 {lower, upper, step}, init,
                                                 types});
}
%type parallel_init {SSAUses}
parallel_init(inits) ::= . { inits = (SSAUses){0}; }
parallel_init(inits) ::= KW_INIT use_list(list). { inits = list.uses; }

op_body(op) ::= reduce_head(head). [OP_END] {
  op = build_reduce(parser, head, (Regions){0}, (NamedAttrs){0});
}
op_body(op) ::= reduce_head(head) bare_regions(regions) attr_dict_opt(attrs). {
  op = build_reduce(parser, head, regions, attrs);
}
%type reduce_head {RegionHead *}
reduce_head(head) ::= OP_REDUCE(name). [OP_END] {
  head = begin_reduce(parser, &name, (SSAUses){0}, (Types){0});
}
reduce_head(head) ::= OP_REDUCE(name) LPAREN ssa_use_list(uses) COLON
                      type_list(types) RPAREN. {
  head = begin_reduce(parser, &name, uses, types);
}
%type bare_regions {Regions}
bare_regions(regions) ::= region(region). {
  regions = (Regions){0};
  LIST_PUSH(parser, &regions, region);
}
bare_regions(regions) ::= bare_regions(before) COMMA region(region). {
  regions = before;
  LIST_PUSH(parser, &regions, region);
}

op_body(op) ::= forall_head(head) region(body) attr_dict_opt(attrs). {
  op = build_forall(parser, head, body, attrs);
}
%type forall_head {ForallHead *}
forall_head(head) ::= OP_FORALL(name) argument_names(variables) KW_IN
                      mixed_bounds(upper) shared_outs(outs). {
  head = begin_forall(parser, &(ForallParts){name, variables, {0}, upper, {0},
                                             true, *outs});
}
forall_head(head) ::= OP_FORALL(name) argument_names(variables) EQUAL
                      mixed_bounds(lower) KW_TO mixed_bounds(upper) KW_STEP
                      mixed_bounds(step) shared_outs(outs). {
  head = begin_forall(parser, &(ForallParts){name, variables, lower, upper,
                                             step, false, *outs});
}
%type mixed_bounds {MixedList}
mixed_bounds(list) ::= LPAREN mixed_items_opt(items) RPAREN. { list = items; }
%type shared_outs {const LoopArguments *}
shared_outs(outs) ::= . { outs = BOXED(parser, LoopArguments, {0}); }
shared_outs(outs) ::= KW_SHARED_OUTS(at) assignments(list)
                      arrow_types_opt(types). {
  outs = BOXED(parser, LoopArguments, {list, types, at.text});
}


// --- switches ---------------------------------------------------------------

op_body(op) ::= index_switch_head(head) index_cases(cases) KW_DEFAULT
                region(otherwise). {
  op = build_index_switch(parser, head, cases, otherwise);
}
%type index_switch_head {RegionHead *}
index_switch_head(head) ::= OP_INDEX_SWITCH(name) ssa_use(flag)
                            attr_dict_opt(attrs). {
  head = begin_index_switch(parser, &name, flag, attrs, (Types){0});
}
index_switch_head(head) ::= OP_INDEX_SWITCH(name) ssa_use(flag)
                            attr_dict_opt(attrs) ARROW type_list(types). {
  head = begin_index_switch(parser, &name, flag, attrs, types);
}
%type index_cases {IndexCases}
index_cases(cases) ::= . { cases = (IndexCases){0}; }
index_cases(cases) ::= index_cases(before) KW_CASE integer(value)
                       region(body). {
  cases = before;
  LIST_PUSH(parser, &cases.values, value);
  LIST_PUSH(parser, &cases.regions, body);
}
