import type { BusEventType } from '../events'
import type { RemoteName } from '../domain'
import type { LoadMessages } from './PlatformProviders'

/** Version of `Platform`. A remote names the range it was built for. */
export const platformVersion = '1.0.0'

/** What a remote exposes as ./contract: read by the shell before anything of it runs. No React in here. */
export interface RemoteContract {
  name: RemoteName
  /** Version of what this remote promises the shell. */
  contractVersion: string
  /** Major version of `Platform` that it needs. */
  platform: string
  /** Ids of the routes that it draws. */
  routes: readonly string[]
  /** Names of its slots. */
  slots: readonly string[]
  consumes: Partial<Record<BusEventType, number>>
  produces: Partial<Record<BusEventType, number>>
  loadMessages: LoadMessages
}

/** Why a remote's contract does not fit this shell, or null where it does. */
export const contractFault = (contract: unknown, name: string): string | null => {
  const given = contract as Partial<RemoteContract> | null | undefined
  if (!given || given.name !== name) return `the contract names ${String(given?.name)}, not ${name}`
  if (given.platform?.split('.')[0] !== platformVersion.split('.')[0]) {
    return `it needs platform ${String(given.platform)} and this shell gives ${platformVersion}`
  }
  return null
}
