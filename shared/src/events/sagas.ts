import { eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import type { BusEvents, BusEventType } from './registry'

/** A bus that has at least this event. */
interface Hearing<Type extends BusEventType> {
  on: (type: Type, listener: (payload: BusEvents[Type]) => void) => () => void
}

/** A saga channel of one type of event: `yield* take(channel)` in a loop, or `takeEvery(channel, …)`. */
export const busChannel = <Type extends BusEventType>(
  bus: Hearing<NoInfer<Type>>,
  type: Type,
): EventChannel<BusEvents[Type]> => eventChannel((put) => bus.on(type, put))
