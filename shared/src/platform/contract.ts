import type { RemoteName } from '../domain'
import type { BusEvents, BusEventType } from '../events'
import type { RouteDeclarations } from './routes'
import type { SlotName } from './slots'

export const platformVersion = '1.0.0'

const majorOf = (version: string): string => version.split('.')[0] ?? ''

interface Declaration<
  Subscribed extends BusEventType,
  Emitted extends BusEventType,
  Slots extends SlotName,
  Routes extends RouteDeclarations,
> {
  name: RemoteName
  routes: Routes
  slots: readonly Slots[]
  subscribes: readonly Subscribed[]
  emits: readonly Emitted[]
}

/**
 * Export of a remote's `./contract` module. That module must not import React: the build imports it, and the shell
 * loads it before the remote's other code.
 */
export interface RemoteContract<
  Subscribed extends BusEventType = BusEventType,
  Emitted extends BusEventType = BusEventType,
  Slots extends SlotName = SlotName,
  Routes extends RouteDeclarations = RouteDeclarations,
> extends Declaration<Subscribed, Emitted, Slots, Routes> {
  platform: string
}

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

export interface RemoteBus<Subscribed extends BusEventType, Emitted extends BusEventType> {
  emit: <Type extends Emitted>(type: Type, payload: BusEvents[Type]) => void
  on: <Type extends Subscribed>(type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

export type BusOf<Contract> =
  Contract extends RemoteContract<infer Subscribed, infer Emitted, infer _Slots, infer _Routes>
    ? RemoteBus<Subscribed, Emitted>
    : never

export const contractIssue = (contract: unknown, name: string): string | null => {
  const given = contract as Partial<RemoteContract> | null | undefined
  if (!given || given.name !== name) return `the contract names ${String(given?.name)}, not ${name}`
  if (majorOf(given.platform ?? '') !== majorOf(platformVersion)) {
    return `it needs platform ${String(given.platform)} and this shell provides ${platformVersion}`
  }
  return null
}
