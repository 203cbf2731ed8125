import type { Deps } from '../src/app/deps'

export class OpsError extends Error {}

export interface Context {
  deps: Deps
  actor: string
  registryDir: string
  cwd: string
}

export type Shown = object | readonly object[]
export type Show = (result: Shown, format?: 'whole' | 'csv') => void
