import { RegistryError } from './RegistryError'
import { describeRolledBack, findRolledBack, requireNotRolledBack, withMark, withoutMark } from './rolledBack'
import type { RegistryEntry, Source } from './schema'

export interface Act {
  at: string
  by: string
  reason: string | null
}

const readmit = (name: string, entry: RegistryEntry, build: string, { reason }: Act): RegistryEntry => {
  if (reason === null) requireNotRolledBack(name, entry, build)
  return withoutMark(entry, build)
}

export const replaceStable = (
  before: RegistryEntry,
  stable: Source,
  halted: string | null,
): RegistryEntry => ({
  ...before,
  stable,
  lastGood: (before.stable.build === halted ? before.lastGood : undefined) ?? before.stable,
})

export const setStable = (
  name: string,
  before: RegistryEntry,
  stable: Source,
  { halted, ...act }: Act & { halted: string | null },
): RegistryEntry => {
  if (before.stable.build === stable.build) return before
  return replaceStable(readmit(name, before, stable.build, act), stable, halted)
}

export const setCanary = (
  name: string,
  before: RegistryEntry,
  source: Source,
  act: Act & { percent: number },
): RegistryEntry => {
  if (before.stable.build === source.build) throw new RegistryError(`${source.build} is already live.`)
  // Use the build as the salt: a higher percentage keeps the chosen browsers, and another build chooses different ones.
  const canary = { ...source, percent: act.percent, salt: source.build }
  return { ...readmit(name, before, source.build, act), canary }
}

export const promoteCanary = (
  name: string,
  { canary, ...entry }: RegistryEntry,
  halted: string | null,
): RegistryEntry => {
  if (!canary) throw new RegistryError(`${name} has no canary.`)
  const { percent: _, salt: __, ...stable } = canary
  return replaceStable(entry, stable, halted)
}

const previousOf = (name: string, { lastGood, rolledBack = [] }: RegistryEntry): Source => {
  if (lastGood && !rolledBack.some(({ build }) => build === lastGood.build)) return lastGood
  const marks = rolledBack.map((mark) => ` ${describeRolledBack(mark)}`).join('')
  const hint = marks && `${marks} To return to one of these, use --to with its name, and --reason.`
  throw new RegistryError(`${name} has no previous build that was not rolled back.${hint}`)
}

const namedBuild = (name: string, entry: RegistryEntry, build: string, { reason }: Act): Source => {
  const { lastGood } = entry
  const found = findRolledBack(entry, build) ?? (lastGood?.build === build ? lastGood : undefined)
  if (!found) throw new RegistryError(`${name} knows no earlier build ${build}. Publish it from its folder.`)
  if (reason === null) requireNotRolledBack(name, entry, build)
  return { build: found.build, entry: found.entry, integrity: found.integrity }
}

/**
 * Drops the canary or, without one, returns to an earlier build, and marks the removed build as rolled back. Neither a
 * rollback without `to` nor a restart of the remote's container makes a marked build live again.
 */
export const rollBack = (
  name: string,
  { canary, ...entry }: RegistryEntry,
  { to, ...act }: Act & { to?: string },
): RegistryEntry => {
  if (canary && to === undefined) return withMark(entry, canary, act)
  if (canary)
    throw new RegistryError(`${name} has a canary, ${canary.build}. Roll that back first, without --to.`)
  const stable = to === undefined ? previousOf(name, entry) : namedBuild(name, entry, to, act)
  if (stable.build === entry.stable.build) throw new RegistryError(`${stable.build} is already live.`)
  const { lastGood: _, ...rest } = entry
  return withMark(withoutMark({ ...rest, stable }, stable.build), entry.stable, act)
}
