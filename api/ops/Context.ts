import type { Deps } from '../src/app/deps'

/** An error message for the operator; printed without a stack, exit code 1. */
export class OpsFault extends Error {}

/** What a command works with. Its result is printed as a table, or as JSON with --json. */
export interface Context {
  deps: Deps
  /** The operator, for the audit log. */
  actor: string
  registryDir: string
  /** The operator's working directory, for relative paths. */
  cwd: string
}

export type Shown = Record<string, unknown> | readonly Record<string, unknown>[]
/** A table cuts long texts, unless they are there to be read. */
export type Show = (result: Shown, texts?: 'whole') => void
