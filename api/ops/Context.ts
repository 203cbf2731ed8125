import type { Deps } from '../src/app/deps'

/** An error for the operator. `runOps` returns its message, without a stack trace, and exit code 1. */
export class OpsError extends Error {}

export interface Context {
  deps: Deps
  actor: string
  registryDir: string
  /** The operator's working directory, for resolving relative paths. */
  cwd: string
}

export type Shown = object | readonly object[]
/** Prints a command's result. A list is a table whose cells are truncated, unless the format is 'whole'. */
export type Show = (result: Shown, format?: 'whole' | 'csv') => void
