import type { BusEvents, BusEventType } from './registry'

/** What travels: `v` is the payload's version, `source` the package that tells. */
export interface Envelope<Type extends BusEventType = BusEventType> {
  type: Type
  v: number
  id: string
  /** Milliseconds since the epoch, by the teller's clock. */
  at: number
  source: string
  payload: BusEvents[Type]
}
