import type { TakeableChannel } from 'redux-saga'
import type { BusEvents, BusEventType } from './registry'

interface BusWith<Type extends BusEventType> {
  on: (type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/** Subscribes only while a saga waits in `take`, so events between two takes are lost. */
export const busChannel = <Type extends BusEventType>(
  bus: BusWith<NoInfer<Type>>,
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
    // redux-saga recognises channels by this method.
    close: () => {},
  }
  return channel
}
