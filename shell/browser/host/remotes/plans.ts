import { remotes } from '@duetto/shared/domain'
import type { Locale, RemoteName } from '@duetto/shared/domain'
import { isRecordOf, readStored, sessionArea, writeStored } from '@duetto/shared/platform'
import type { BootData, RemotePlan } from '../../../common/BootData'

const storageKey = 'duetto.overrides'
const LOAD_MS = 8000
const plansPath = '/registry/plans.json'
const REFRESH_MS = 4000

type Overrides = Partial<Record<RemoteName, string>>

const isLocalUrl = (value: unknown): value is string => {
  try {
    const { protocol, hostname } = new URL(String(value))
    return protocol.startsWith('http') && hostname === 'localhost'
  } catch {
    return false
  }
}

/** `?mf.mf-chat=http://localhost:3002/entry.js` overrides a build in this tab; `?mf.mf-chat=` removes the override. */
const readOverrides = (search: string): Overrides => {
  const stored: Overrides = readStored(storageKey, isRecordOf(isLocalUrl), sessionArea) ?? {}
  const query = new URLSearchParams(search)
  for (const name of remotes) {
    const value = query.get(`mf.${name}`)
    if (value === null) continue
    if (isLocalUrl(value)) stored[name] = value
    else delete stored[name]
  }
  writeStored(storageKey, stored, sessionArea)
  return stored
}

export interface Plans {
  of: (name: RemoteName) => RemotePlan | undefined
  overridden: readonly RemoteName[]
  refresh: (locale: Locale) => Promise<void>
}

const isSamePlan = (before: RemotePlan | undefined, next: RemotePlan | undefined): boolean =>
  before?.entry === next?.entry &&
  before?.lastGood?.entry === next?.lastGood?.entry &&
  before?.isDisabled === next?.isDisabled

/** Reuses the objects of unchanged plans, because a new object would remount its remote. */
const reuseUnchanged = (before: BootData['remotes'], next: BootData['remotes']): BootData['remotes'] =>
  Object.fromEntries(
    remotes.map((name) => [name, isSamePlan(before[name], next[name]) ? before[name] : next[name]]),
  )

export const createPlans = (boot: Pick<BootData, 'remotes' | 'mayOverride'>, search: string): Plans => {
  const overrides = boot.mayOverride ? readOverrides(search) : {}
  const overridden = Object.keys(overrides) as RemoteName[]
  const fromDeveloper = (entry: string): RemotePlan => ({
    build: 'dev',
    entry,
    loadMs: LOAD_MS,
    isDisabled: false,
  })
  // `of` must return the same object each time, or the remote would be remounted.
  const developed = Object.fromEntries(
    Object.entries(overrides).map(([name, entry]) => [name, fromDeveloper(entry)]),
  )
  let live = boot.remotes
  return {
    of: (name) => developed[name] ?? live[name],
    overridden,
    refresh: async (locale) => {
      try {
        const answer = await fetch(`${plansPath}?locale=${locale}`, {
          signal: AbortSignal.timeout(REFRESH_MS),
        })
        if (answer.ok) live = reuseUnchanged(live, (await answer.json()) as BootData['remotes'])
      } catch {
        // Continue with the current plans. The next retry refreshes them again.
      }
    },
  }
}

export const resetOverrides = (): void => sessionArea.remove(storageKey)
