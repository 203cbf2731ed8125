import type { Gives } from './fit.mjs'

/** A build as the registry names it. */
export interface Source {
  build: string
  entry: string
  integrity: string
}
export interface LiveShell {
  build: string
  gives: Gives
}

/** Why the folder was left as it is, as a sentence for an operator. */
export class RegistryFault extends Error {}

/** Parsed and unchecked; null where there is none. */
export const readRegistry: (dir: string) => unknown
export const readShell: (dir: string) => LiveShell | null
/** Changes the registry under its lock; `change` gives the same object where nothing is to change. */
export const changeRegistry: <Registry extends object>(
  dir: string,
  change: (registry: unknown) => Registry,
  tries?: number,
) => Registry & { revision: number }
/** Checks a built folder and copies it to its place; throws a `RegistryFault`. */
export const takeBuild: (build: {
  dir: string
  name: string
  from: string
  shell: LiveShell | null
}) => Source
