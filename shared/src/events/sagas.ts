import { eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import type { Bus } from './bus'
import type { BusEvents, BusEventType } from './registry'

/** A saga channel of one type of event: `yield* take(channel)` in a loop, or `takeEvery(channel, …)`. */
export const busChannel = <Type extends BusEventType>(bus: Bus, type: Type): EventChannel<BusEvents[Type]> =>
  eventChannel((put) => bus.on(type, put))
