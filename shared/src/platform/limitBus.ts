import type { Bus, BusEventType } from '../events'
import type { RemoteBus, RemoteContract } from './contract'

/** Checks events at run time too, because casts bypass the types. Throws for undeclared ones. */
export const limitBus = <Subscribed extends BusEventType, Emitted extends BusEventType>(
  bus: Bus,
  { name, subscribes, emits }: Pick<RemoteContract<Subscribed, Emitted>, 'name' | 'subscribes' | 'emits'>,
): RemoteBus<Subscribed, Emitted> => {
  const own = bus.as(name)
  const check = (declared: readonly BusEventType[], type: BusEventType): void => {
    if (!declared.includes(type)) throw new Error(`${name} does not declare the event ${type}`)
  }
  return {
    emit: (type, payload) => {
      check(emits, type)
      own.emit(type, payload)
    },
    on: (type, listener) => {
      check(subscribes, type)
      return own.on(type, listener)
    },
  }
}
