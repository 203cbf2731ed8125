import type { TakeableChannel } from 'redux-saga'
import type { BusEvents, BusEventType } from './registry'

/** A bus with at least this event. */
interface Hearing<Type extends BusEventType> {
  on: (type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/**
 * A saga channel for one event type: `takeEvery(busChannel(bus, 'blocked'), …)`. It listens only while a saga
 * takes from it, so nothing is left behind when that saga is cancelled.
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
    // redux-saga recognises a channel by this method.
    close: () => {},
  }
  return channel
}
