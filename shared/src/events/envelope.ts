import type { BusEvents, BusEventType } from './registry'

export interface Envelope<Type extends BusEventType = BusEventType> {
  type: Type
  v: number
  id: string
  at: number
  source: string
  payload: BusEvents[Type]
}
