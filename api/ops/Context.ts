import type { Deps } from '../src/app/deps'

/** An error message for the operator, printed without a stack trace; the exit code is 1. */
export class OpsError extends Error {}

export interface Context {
  deps: Deps
  /** Name of the operator, as recorded in the audit log. */
  actor: string
  registryDir: string
  /** The operator's working directory, for resolving relative paths. */
  cwd: string
}

export type Shown = object | readonly object[]
/** Prints a command's result. A table truncates long texts unless the format is 'whole'. */
export type Show = (result: Shown, format?: 'whole' | 'csv') => void
