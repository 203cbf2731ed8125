import type { TakeableChannel } from 'redux-saga'
import type { BusEvents, BusEventType } from './registry'

/** A bus that has at least this event. */
interface Hearing<Type extends BusEventType> {
  on: (type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/**
 * A saga channel of one type of event: `takeEvery(busChannel(bus, 'blocked'), …)`. It listens while a saga takes from
 * it, so nothing stays behind when that saga is cancelled.
 */
export const busChannel = <Type extends BusEventType>(
  bus: Hearing<NoInfer<Type>>,
  type: Type,
): TakeableChannel<BusEvents[Type]> => {
  const channel = {
    take: (taker: ((payload: BusEvents[Type]) => void) & { cancel?: () => void }) => {
      const off = bus.on(type, (payload) => {
        off()
        taker(payload)
      })
      taker.cancel = off
    },
    // redux-saga knows a channel by this.
    close: () => {},
  }
  return channel
}
