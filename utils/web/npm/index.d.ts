/** A message about a place in the input. Line 0: no place. */
export interface Note {
  kind: "error" | "warning" | "remark" | "note";
  line: number;
  column: number;
  text: string;
}
export interface Diagnostic extends Note {
  notes: Note[];
}
export interface Options {
  /** Write LLVM IR instead of MLIR. */
  llvmIR?: boolean;
  /** Record the run as a page. */
  explore?: boolean;
  /** More arguments of the command line. */
  arguments?: string[];
}
export interface Result {
  ok: boolean;
  /** The module after the passes; empty after an error. */
  output: string;
  diagnostics: Diagnostic[];
  /** What mlopt wrote to standard error, as it stands. */
  messages: string;
  /** The page, with `explore`. */
  explorer?: string;
}
/**
 * Reads `text`, runs passes, prints. `pipeline` is
 * `builtin.module(canonicalize,cse)` or flags, `-canonicalize -cse`.
 */
export function run(text: string, pipeline?: string, options?: Options): Promise<Result>;
