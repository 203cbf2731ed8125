import type { Deps } from '../src/app/deps'

/** An error message for the operator, printed without a stack trace; the exit code is 1. */
export class OpsError extends Error {}

/** Dependencies of a command. Its result is printed as a table, or as JSON with --json. */
export interface Context {
  deps: Deps
  /** The operator, for the audit log. */
  actor: string
  registryDir: string
  /** The operator's working directory, for resolving relative paths. */
  cwd: string
}

export type Shown = Record<string, unknown> | readonly Record<string, unknown>[]
/** Prints a result. A table truncates long texts unless `texts` is 'whole'. */
export type Show = (result: Shown, texts?: 'whole') => void
