// SPDX-License-Identifier: Apache-2.0
// Names of values and blocks. Follows mlir's SSANameState.
//
// The numbers are kept in the scratch fields `order` of operations and blocks,
// which the next question about operation order overwrites. A region continues
// the numbers of the region around it, once that was numbered completely; so
// neighbouring regions use the same numbers, unless ids are to be unique.
#include "ir/attributes/location.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer_internal.h"
#include "support/ascii.h"

void names_init(Names *names, const Names *outer, const PrintOptions *options) {
  bool is_plain = options && options->generic;
  *names = (Names){
      .outer = outer,
      .is_plain = is_plain,
      .has_unique_ids = is_plain || (options && options->unique_ids),
      .has_op_ids = options && options->value_users,
      .has_location_names = options && options->location_names,
  };
  if (outer) {
    names->next = outer->next;
    names->next.scope = 0;
    names->has_arg_texts = outer->has_arg_texts;
  }
  arena_init(&names->arena);
}

void names_free(Names *names) {
  if (names->root && names->root->block)
    ((Operation *)(uintptr_t)names->root)->order = names->root_order;
  VECTOR_FREE(&names->blocks);
  VECTOR_FREE(&names->texts);
  VECTOR_FREE(&names->scope);
  VECTOR_FREE(&names->tasks);
  string_map_free(&names->used);
  arena_free(&names->arena);
  stream_free(&names->scratch);
}

static bool is_name_character(char character) {
  return is_letter(character) || is_digit(character) || character == '$' ||
         character == '.' || character == '_' || character == '-';
}

/// `name` in `arena`, with characters that an identifier cannot have replaced.
static StringRef sanitize(Names *names, StringRef name) {
  static const char digits[] = "0123456789ABCDEF";
  char *text = arena_alloc(&names->arena, 2 * name.size + 1);
  size_t size = 0;
  if (is_digit(name.data[0]))
    text[size++] = '_';
  for (size_t i = 0; i < name.size; i++) {
    unsigned char byte = (unsigned char)name.data[i];
    if (is_name_character((char)byte)) {
      text[size++] = (char)byte;
    } else if (byte == ' ') {
      text[size++] = '_';
    } else {
      if (byte >= 16)
        text[size++] = digits[byte >> 4];
      text[size++] = digits[byte & 15];
    }
  }
  return string_ref(text, size);
}

/// Is `name` an `argN`? Then `*number` is N.
static bool is_argument_name(StringRef name, uint32_t *number) {
  if (name.size < 4 || name.size > 12 || memcmp(name.data, "arg", 3) != 0 ||
      (name.data[3] == '0' && name.size > 4))
    return false;
  uint64_t value = 0;
  for (size_t i = 3; i < name.size; i++) {
    if (!is_digit(name.data[i]))
      return false;
    value = value * 10 + (uint64_t)(name.data[i] - '0');
  }
  *number = (uint32_t)value;
  return value < UINT32_MAX;
}

static bool is_used(const Names *names, StringRef name) {
  uint32_t number;
  if (is_argument_name(name, &number) && number < names->next.argument)
    return true;
  for (; names; names = names->outer)
    if (names->used.size && string_map_get(&names->used, name))
      return true;
  return false;
}

/// A name like `name` that no value in scope has. It is entered as used.
static StringRef take_unique_name(Names *names, StringRef name) {
  assert(name.size);
  name = sanitize(names, name);
  uint32_t number;
  names->has_arg_texts |= is_argument_name(name, &number);
  if (is_used(names, name)) {
    char *text = arena_alloc(&names->arena, name.size + 12);
    memcpy(text, name.data, name.size);
    text[name.size] = '_';
    size_t base = name.size + 1;
    do {
      Stream *scratch = &names->scratch;
      size_t begin = scratch->size;
      stream_uint(scratch, names->next.conflict++);
      memcpy(text + base, scratch->data + begin, scratch->size - begin);
      name = string_ref(text, base + scratch->size - begin);
      scratch->size = begin;
    } while (is_used(names, name));
  }
  assert(!is_used(names, name));
  string_map_set(&names->used, name, names);
  VECTOR_PUSH(&names->scope, name);
  return name;
}

/// Removes the names that were entered after the first `count`.
static void leave_scopes(Names *names, uint32_t count) {
  assert(count <= names->scope.size);
  while (names->scope.size > count)
    string_map_remove(&names->used, VECTOR_POP(&names->scope));
}

/// `number` after `front`, in the arena.
static StringRef numbered_text(Names *names, const char *front,
                               uint32_t number) {
  char *text = arena_alloc(&names->arena, strlen(front) + MAX_UINT_DIGITS);
  size_t size = strlen(front);
  memcpy(text, front, size);
  return string_ref(text, (size_t)(uint_write(text + size, number) - text));
}

/// Enters the names in `scratch`, split at commas: one for all results, or one
/// for each. A missing name is a text without data. Its size is the distance to
/// the result whose name it shares; if the first result has none, it gets a
/// number.
static uint32_t name_from_scratch(Names *names, const Operation *op) {
  StringRef list = stream_view(&names->scratch);
  unsigned count = 1;
  for (size_t i = 0; i < list.size; i++)
    count += list.data[i] == ',';
  bool is_group = count > 1 && count == op->num_results;
  uint32_t index = (uint32_t)names->texts.size;
  list.data = arena_copy(&names->arena, list.data, list.size);
  size_t distance = 0;
  for (unsigned i = 0; i < (is_group ? count : 1); i++) {
    size_t size = string_ref_find(list, ',');
    size = size < list.size ? size : list.size;
    StringRef name = string_ref(NULL, ++distance);
    if (size)
      name = take_unique_name(names, string_ref(list.data, size));
    else if (i == 0)
      name = numbered_text(names, "", names->next.value++);
    distance = name.data ? 0 : distance;
    VECTOR_PUSH(&names->texts, name);
    list = string_ref_drop(list, size + 1);
  }
  return NAME_IS_TEXT | (is_group ? NAME_IS_GROUP : 0) | index;
}

/// The first name in `loc`, from the outside in; empty if there is none.
/// Follows mlir::LocationAttr::findInstanceOf.
static StringRef find_location_name(Location loc) {
  StringRef name = string_ref("", 0);
  VECTOR(Location) stack = {0};
  VECTOR_PUSH(&stack, loc);
  while (stack.size && !name.size) {
    const LocationData *data = location_data(VECTOR_POP(&stack));
    if (data && data->kind == LOCATION_NAME)
      name = data->name;
    for (uint32_t i = data ? data->num_children : 0; i-- > 0;)
      VECTOR_PUSH(&stack, data->children[i]);
  }
  VECTOR_FREE(&stack);
  return name;
}

/// The name in `loc` if names come from locations; otherwise empty.
static inline StringRef location_name(const Names *names, Location loc) {
  return names->has_location_names ? find_location_name(loc)
                                   : string_ref("", 0);
}

/// The name that the type suggests for its values, or NULL.
/// OpAsmTypeInterface::getAsmName.
static inline const char *type_value_name(const Type *type) {
  return type->kind == TYPE_DIALECT
             ? ((const DialectType *)type)->def->value_name
             : NULL;
}

/// Writes the names that types suggest for all results of `op`; nothing if one
/// suggests none.
static void write_names_of_types(const Operation *op, Stream *out) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    const char *name = type_value_name(op_result_type(op, i));
    if (!name) {
      out->size = 0;
      return;
    }
    stream_cstr(out, i ? "," : "");
    stream_cstr(out, name);
  }
}

static void number_results(Names *names, const Operation *const_op) {
  // `order` is scratch space, see above.
  Operation *op = (Operation *)(uintptr_t)const_op;
  StringRef name = location_name(names, op->loc);
  if (name.size) {
    op->order = NAME_IS_TEXT | (uint32_t)names->texts.size;
    VECTOR_PUSH(&names->texts, take_unique_name(names, name));
    return;
  }
  bool has_hook = op->def->result_name != NULL;
  if (!names->is_plain &&
      (has_hook || type_value_name(op_result_type(op, 0)))) {
    names->scratch.size = 0;
    if (has_hook)
      op->def->result_name(op, &names->scratch);
    else
      write_names_of_types(op, &names->scratch);
    if (names->scratch.size) {
      op->order = name_from_scratch(names, op);
      return;
    }
  }
  op->order = names->next.value++ & NAME_NUMBER_MASK;
}

static const char *argument_type_name(const Names *names,
                                      const BlockArgument *argument) {
  return names->is_plain || !block_is_entry(argument->owner)
             ? NULL
             : type_value_name(argument->value.type);
}

/// The argument's name as text: from its location or type, `argN`, or a number.
static StringRef argument_text(Names *names, const BlockArgument *argument,
                               bool is_entry) {
  StringRef name = location_name(names, argument->loc);
  const char *of_type = argument_type_name(names, argument);
  // The number counts as used only once it is given.
  if (name.size || of_type || !is_entry) {
    names->next.argument += is_entry && !of_type;
    return name.size ? take_unique_name(names, name)
           : of_type ? take_unique_name(names, string_ref_from_cstr(of_type))
                     : numbered_text(names, "", names->next.value++);
  }
  name = take_unique_name(names,
                          numbered_text(names, "arg", names->next.argument));
  names->next.argument++;
  return name;
}

/// Arguments of an entry block where an `argN` may be in use already, or
/// arguments of any block if locations give names.
static uint32_t name_arguments(Names *names, const Block *block,
                               bool is_entry) {
  uint32_t index = (uint32_t)names->texts.size;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    StringRef text = argument_text(names, block->arguments[i], is_entry);
    VECTOR_PUSH(&names->texts, text);
  }
  return NAME_IS_TEXT | index;
}

static bool any_type_names(const Names *names, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (argument_type_name(names, block->arguments[i]))
      return true;
  return false;
}

/// The name of the operand, after the `%`.
static StringRef operand_text(Names *names, const Value *operand) {
  Stream *scratch = &names->scratch;
  scratch->size = 0;
  names_print_value(names, scratch, operand, true);
  StringRef text = string_ref_drop(stream_view(scratch), 1);
  return string_ref(arena_copy(&names->arena, text.data, text.size), text.size);
}

/// The name that `op`, around the block, suggests for argument `index`; empty:
/// none.
static StringRef wanted_name(Names *names, const Operation *op,
                             const Block *block, uint32_t index) {
  Stream *scratch = &names->scratch;
  scratch->size = 0;
  if (op->def->argument_name)
    op->def->argument_name(op, block->arguments[index], scratch);
  return scratch->size ? take_unique_name(names, stream_view(scratch))
                       : string_ref("", 0);
}

/// Names the arguments that the enclosing operation has names for. They come
/// first. Names of operands are lent, and the argument's number still counts as
/// used.
static uint32_t name_wanted_arguments(Names *names, const Operation *op,
                                      const Block *block, bool is_entry) {
  uint32_t first = (uint32_t)names->texts.size;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    StringRef text = wanted_name(names, op, block, i);
    VECTOR_PUSH(&names->texts, text);
  }
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    if (names->texts.data[first + i].size)
      continue;
    bool is_lent = op->def->shadows_operands && i < op->num_operands;
    StringRef text = is_lent
                         ? operand_text(names, op_operand(op, i))
                         : argument_text(names, block->arguments[i], is_entry);
    names->texts.data[first + i] = text;
    names->next.argument += is_lent;
  }
  return NAME_IS_TEXT | first;
}

static void number_arguments(Names *names, BlockName *name, bool is_entry) {
  uint32_t count = name->block->num_arguments;
  const Operation *parent = name->block->parent->parent;
  if (parent && !names->is_plain &&
      (parent->def->argument_name ||
       (is_entry && parent->def->shadows_operands))) {
    name->first_argument =
        name_wanted_arguments(names, parent, name->block, is_entry);
  } else if (names->has_location_names || (is_entry && names->has_arg_texts) ||
             any_type_names(names, name->block)) {
    name->first_argument = name_arguments(names, name->block, is_entry);
  } else if (!is_entry) {
    name->first_argument = names->next.value;
    names->next.value += count;
  } else {
    name->first_argument = names->next.argument;
    names->next.argument += count;
  }
}

/// Numbers the blocks and operations of `region`; the regions in it become
/// tasks.
static void number_region(Names *names, const Region *region) {
  size_t first_task = names->tasks.size;
  uint32_t ordinal = 0;
  FOR_EACH_BLOCK(block, region) {
    BlockName name = {.block = block, .ordinal = ordinal};
    number_arguments(names, &name, ordinal == 0);
    block->order = (uint32_t)names->blocks.size;
    block->has_operation_order = false;
    VECTOR_PUSH(&names->blocks, name);
    ordinal++;
    FOR_EACH_OP(op, block) {
      if (op->flags & OP_MARK_DEAD)
        continue;
      if (op->num_results)
        number_results(names, op);
      else if (names->has_op_ids)
        ((Operation *)(uintptr_t)op)->order = names->next.value++;
      for (unsigned i = 0; i < op->num_regions; i++)
        VECTOR_PUSH(&names->tasks, (RegionTask){.region = op_region(op, i)});
    }
  }
  names->next.scope = (uint32_t)names->scope.size;
  for (size_t i = first_task; i < names->tasks.size; i++)
    names->tasks.data[i].counters = names->next;
}

void names_number_nested(Names *names) {
  while (names->tasks.size) {
    RegionTask task = VECTOR_POP(&names->tasks);
    leave_scopes(names, task.counters.scope);
    if (!names->has_unique_ids)
      names->next = task.counters;
    number_region(names, task.region);
  }
}

void names_number_root(Names *names, const Operation *root) {
  names->root = root;
  names->root_order = root->order;
  NameCounters begin = names->next;
  if (root->num_results)
    number_results(names, root);
  else if (names->has_op_ids)
    ((Operation *)(uintptr_t)root)->order = names->next.value++;
  begin.scope = (uint32_t)names->scope.size;
  if (!names->has_unique_ids)
    names->next = begin;
  if (root->num_regions == 1) {
    number_region(names, op_region(root, 0));
    return;
  }
  for (unsigned i = 0; i < root->num_regions; i++)
    VECTOR_PUSH(&names->tasks, (RegionTask){op_region(root, i), begin});
}

void names_number_below(Names *names, const Operation *op) {
  names->blocks.size = 0;
  names->texts.size = 0;
  arena_clear(&names->arena);
  NameCounters begin = names->next;
  for (unsigned i = 0; i < op->num_regions; i++)
    VECTOR_PUSH(&names->tasks, (RegionTask){op_region(op, i), begin});
  names_number_nested(names);
  leave_scopes(names, begin.scope);
  if (!names->has_unique_ids)
    names->next = begin;
}

/// The Names that numbered `block`, with the block's entry.
static const Names *find_block(const Names *names, const Block *block,
                               const BlockName **name) {
  for (; names && block; names = names->outer) {
    *name = names->blocks.data + block->order;
    if (block->order < names->blocks.size && (*name)->block == block)
      return names;
  }
  return NULL;
}

/// Where the numbers of `value` are counted, or NULL: it has none.
static const Names *find_number(const Names *names, const Value *value,
                                uint32_t *number, uint32_t *index) {
  const BlockName *name;
  *index = value->index;
  const Operation *op = value_defining_op(value);
  if (!op) {
    names = find_block(names, ((const BlockArgument *)value)->owner, &name);
    if (!names)
      return NULL;
    // Arguments are numbered one by one.
    *number = name->first_argument | NAME_IS_GROUP;
    return names;
  }
  *number = op->order;
  for (const Names *at = names; at; at = at->outer)
    if (op == at->root)
      return at;
  return find_block(names, op->block, &name);
}

/// The usual case: the only result of an operation in a block that `names`
/// numbered itself. False if `value` is something else.
static bool print_plain_result(const Names *names, Stream *out,
                               const Value *value) {
  const Operation *op = value_defining_op(value);
  if (!op || op->num_results != 1 || !op->block || (op->order & NAME_MARKS) ||
      op == names->root)
    return false;
  uint32_t order = op->block->order;
  if (order >= names->blocks.size ||
      names->blocks.data[order].block != op->block)
    return false;
  char *target = stream_reserve(out, 1 + MAX_UINT_DIGITS);
  *target = '%';
  out->size += (size_t)(uint_write(target + 1, op->order) - target);
  return true;
}

/// How many results share the name at text `index` of the group of `op`.
static unsigned name_sharers(const Names *names, const Operation *op,
                             uint32_t first, uint32_t index) {
  unsigned count = 1;
  while (index + count < op->num_results &&
         first + index + count < names->texts.size &&
         !names->texts.data[first + index + count].data)
    count++;
  return count;
}

/// The name of result `index`. The texts of its operation start at `first`.
static void print_group_name(const Names *names, Stream *out,
                             const Operation *op, uint32_t first,
                             uint32_t index, bool with_index) {
  if (first + index >= names->texts.size)
    return;
  StringRef text = names->texts.data[first + index];
  uint32_t distance = text.data ? 0 : (uint32_t)text.size;
  stream_text(out, names->texts.data[first + index - distance]);
  if (with_index && name_sharers(names, op, first, index - distance) > 1) {
    stream_char(out, '#');
    stream_uint(out, distance);
  }
}

/// names_print_value for all but the usual case. It is separate so that the
/// usual case saves no registers.
static __attribute__((noinline)) void print_any_value(const Names *names,
                                                      Stream *out,
                                                      const Value *value,
                                                      bool with_index) {
  if (!value) {
    stream_cstr(out, "<<NULL VALUE>>");
    return;
  }
  uint32_t number, index;
  const Names *owner = find_number(names, value, &number, &index);
  if (!owner) {
    stream_cstr(out, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  stream_char(out, '%');
  uint32_t own = number & NAME_IS_GROUP ? index : 0;
  uint32_t plain = (number & NAME_NUMBER_MASK) + own;
  if ((number & NAME_IS_GROUP) && value->kind == VALUE_RESULT) {
    print_group_name(owner, out, value_defining_op(value),
                     number & NAME_NUMBER_MASK, index, with_index);
  } else if (number & NAME_IS_TEXT) {
    if (plain < owner->texts.size)
      stream_text(out, owner->texts.data[plain]);
  } else if (value->kind == VALUE_BLOCK_ARGUMENT &&
             block_is_entry(((const BlockArgument *)value)->owner)) {
    stream_bytes(out, "arg", 3);
    stream_uint(out, plain);
  } else {
    stream_uint(out, plain);
  }
  if (with_index && value->kind == VALUE_RESULT && !(number & NAME_IS_GROUP) &&
      value_defining_op(value)->num_results > 1) {
    stream_char(out, '#');
    stream_uint(out, index);
  }
}

void names_print_value(const Names *names, Stream *out, const Value *value,
                       bool with_index) {
  if (!value || !print_plain_result(names, out, value))
    print_any_value(names, out, value, with_index);
}

uint32_t names_block_ordinal(const Names *names, const Block *block) {
  const BlockName *name;
  return find_block(names, block, &name) ? name->ordinal : UINT32_MAX;
}

const char *names_block_prefix(const Names *names, const Block *block) {
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  const char *prefix = parent ? parent->def->block_prefix : NULL;
  return prefix && !names->is_plain ? prefix : "^bb";
}

void names_print_block(const Names *names, Stream *out, const Block *block) {
  uint32_t ordinal = names_block_ordinal(names, block);
  if (ordinal == UINT32_MAX) {
    stream_cstr(out, "INVALIDBLOCK");
    return;
  }
  stream_cstr(out, names_block_prefix(names, block));
  stream_uint(out, ordinal);
}

unsigned names_result_sharers(const Names *names, const Operation *op,
                              unsigned index) {
  uint32_t number, first;
  const Names *owner =
      op->num_results > 1 ? find_number(names, &op->results[0], &number, &first)
                          : NULL;
  if (!owner || !(number & NAME_IS_GROUP))
    return op->num_results;
  return name_sharers(owner, op, number & NAME_NUMBER_MASK, index);
}
