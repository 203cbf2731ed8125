import type { RemoteName } from '../domain'
import type { BusEvents, BusEventType } from '../events'
import type { FirstCalls } from './firstCalls'
import type { SlotName } from './slots'

/** Version of `Platform`. A remote names the range it was built for. */
export const platformVersion = '1.0.0'

const majorOf = (version: string): string => version.split('.')[0] ?? ''

interface Declaration<Hears extends BusEventType, Tells extends BusEventType, Slots extends SlotName> {
  name: RemoteName
  /** Version of what this remote promises the shell. */
  contractVersion: string
  /** Ids of the routes that it draws. */
  routes: readonly string[]
  /** Names of its slots. */
  slots: readonly Slots[]
  /** Events that it listens to. */
  hears: readonly Hears[]
  /** Events that it emits. */
  tells: readonly Tells[]
  /** What the first view of a route asks for. */
  firstCalls?: FirstCalls
}

/**
 * What a remote exposes as ./contract: read when it is published and by the shell, before anything else of it runs.
 * No React in here.
 */
export interface RemoteContract<
  Hears extends BusEventType = BusEventType,
  Tells extends BusEventType = BusEventType,
  Slots extends SlotName = SlotName,
> extends Declaration<Hears, Tells, Slots> {
  /** Major version of `Platform` that it was built with. */
  platform: string
}

/** Declares a remote; its bus and its slots are typed by it. */
export const defineContract = <
  const Hears extends BusEventType,
  const Tells extends BusEventType,
  const Slots extends SlotName,
>(
  declaration: Declaration<Hears, Tells, Slots>,
): RemoteContract<Hears, Tells, Slots> => ({ ...declaration, platform: majorOf(platformVersion) })

/** The bus as a remote has it: what its contract does not declare is a type error. */
export interface RemoteBus<Hears extends BusEventType, Tells extends BusEventType> {
  emit: <Type extends Tells>(type: Type, payload: BusEvents[Type]) => void
  on: <Type extends Hears>(type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/** The bus of a contract: `BusOf<typeof contract>`. */
export type BusOf<Contract> =
  Contract extends RemoteContract<infer Hears, infer Tells, infer _Slots> ? RemoteBus<Hears, Tells> : never

/** Why a remote's contract does not fit this shell, or null where it does. */
export const contractFault = (contract: unknown, name: string): string | null => {
  const given = contract as Partial<RemoteContract> | null | undefined
  if (!given || given.name !== name) return `the contract names ${String(given?.name)}, not ${name}`
  if (majorOf(given.platform ?? '') !== majorOf(platformVersion)) {
    return `it needs platform ${String(given.platform)} and this shell gives ${platformVersion}`
  }
  return null
}
