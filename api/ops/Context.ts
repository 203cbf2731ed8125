import type { Deps } from '../src/app/deps'

/** A sentence for the operator; printed without a stack, exit code 1. */
export class OpsFault extends Error {}

/** What a command works with. What it returns is shown as a table, or as JSON with --json. */
export interface Context {
  deps: Deps
  /** Who asks, for the audit. */
  actor: string
  registryDir: string
  /** Folder that the operator stands in: paths begin here. */
  cwd: string
}

export type Shown = Record<string, unknown> | readonly Record<string, unknown>[]
export type Show = (result: Shown) => void
