import type { BusEvents, BusEventType } from './registry'

/** `v` is the version of the payload, `source` the emitting package. */
export interface Envelope<Type extends BusEventType = BusEventType> {
  type: Type
  v: number
  id: string
  /** Milliseconds since the epoch by the emitter's clock. */
  at: number
  source: string
  payload: BusEvents[Type]
}
