import type { RemoteName } from '../domain'
import type { BusEvents, BusEventType } from '../events'
import type { RouteDeclarations } from './routes'
import type { SlotName } from './slots'

/** Version of `Platform`. A remote declares the range it was built for. */
export const platformVersion = '1.0.0'

const majorOf = (version: string): string => version.split('.')[0] ?? ''

interface Declaration<
  Subscribed extends BusEventType,
  Emitted extends BusEventType,
  Slots extends SlotName,
  Routes extends RouteDeclarations,
> {
  name: RemoteName
  /** Its routes by id, defined nowhere else. */
  routes: Routes
  /** Names of its slots. */
  slots: readonly Slots[]
  /** Events that it listens to. */
  subscribes: readonly Subscribed[]
  /** Events that it emits. */
  emits: readonly Emitted[]
}

/**
 * What a remote exposes as ./contract; publishing and the shell read it before any other code of the remote.
 * No React in here.
 */
export interface RemoteContract<
  Subscribed extends BusEventType = BusEventType,
  Emitted extends BusEventType = BusEventType,
  Slots extends SlotName = SlotName,
  Routes extends RouteDeclarations = RouteDeclarations,
> extends Declaration<Subscribed, Emitted, Slots, Routes> {
  /** Major version of `Platform` it was built with. */
  platform: string
}

/** Declares a remote; its bus, slots and pages are typed by it. */
export const defineContract = <
  const Subscribed extends BusEventType,
  const Emitted extends BusEventType,
  const Slots extends SlotName,
  const Routes extends RouteDeclarations,
>(
  declaration: Declaration<Subscribed, Emitted, Slots, Routes>,
): RemoteContract<Subscribed, Emitted, Slots, Routes> => ({
  ...declaration,
  platform: majorOf(platformVersion),
})

/** The bus as a remote sees it; using an undeclared event is a type error. */
export interface RemoteBus<Subscribed extends BusEventType, Emitted extends BusEventType> {
  emit: <Type extends Emitted>(type: Type, payload: BusEvents[Type]) => void
  on: <Type extends Subscribed>(type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/** The bus of a contract: `BusOf<typeof contract>`. */
export type BusOf<Contract> =
  Contract extends RemoteContract<infer Subscribed, infer Emitted, infer _Slots, infer _Routes>
    ? RemoteBus<Subscribed, Emitted>
    : never

/** Why a remote's contract is incompatible with this shell, or null if it is compatible. */
export const contractIssue = (contract: unknown, name: string): string | null => {
  const given = contract as Partial<RemoteContract> | null | undefined
  if (!given || given.name !== name) return `the contract names ${String(given?.name)}, not ${name}`
  if (majorOf(given.platform ?? '') !== majorOf(platformVersion)) {
    return `it needs platform ${String(given.platform)} and this shell provides ${platformVersion}`
  }
  return null
}
