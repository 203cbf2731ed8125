import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import type { BootData, RemotePlan } from '../../boot/BootData'

const storageKey = 'duetto.overrides'
const LOAD_MS = 8000

type Overrides = Partial<Record<RemoteName, string>>

const isLocalAddress = (address: string): boolean => {
  try {
    const { protocol, hostname } = new URL(address)
    return protocol.startsWith('http') && hostname === 'localhost'
  } catch {
    return false
  }
}

const readStored = (): Overrides => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Overrides
  } catch {
    return {}
  }
}

/** `?mf.mf-chat=http://localhost:3002/mf-manifest.json` lasts for the tab; an empty value ends it. */
const readOverrides = (search: string): Overrides => {
  const stored = readStored()
  const query = new URLSearchParams(search)
  for (const name of remotes) {
    const given = query.get(`mf.${name}`)
    if (given === null) continue
    if (isLocalAddress(given)) stored[name] = given
    else delete stored[name]
  }
  sessionStorage.setItem(storageKey, JSON.stringify(stored))
  return stored
}

export interface Plans {
  of: (name: RemoteName) => RemotePlan | undefined
  /** Remotes that come from a developer's machine. */
  overridden: readonly RemoteName[]
}

/** Which build of each remote this page loads. */
export const makePlans = (boot: Pick<BootData, 'remotes' | 'mayOverride'>, search: string): Plans => {
  const overrides = boot.mayOverride ? readOverrides(search) : {}
  const overridden = Object.keys(overrides) as RemoteName[]
  const fromDeveloper = (entry: string): RemotePlan => ({
    build: 'dev',
    entry,
    loadMs: LOAD_MS,
    isDisabled: false,
  })
  // Made once: a plan that is another object at each asking would mount its remote anew at each render.
  const developed = Object.fromEntries(
    Object.entries(overrides).map(([name, entry]) => [name, fromDeveloper(entry)]),
  )
  return {
    of: (name) => developed[name] ?? boot.remotes[name],
    overridden,
  }
}

export const resetOverrides = (): void => sessionStorage.removeItem(storageKey)
