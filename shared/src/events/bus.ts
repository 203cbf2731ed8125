import { buffers, channel, multicastChannel, runSaga } from 'redux-saga'
import { busSaga, listenSaga } from './busSaga'
import type { Envelope } from './envelope'
import type { BusEvents, BusEventType } from './registry'
import { busRegistry, isBusEventType, readPayload } from './registry'

type Listener<Type extends BusEventType> = (payload: BusEvents[Type], envelope: Envelope<Type>) => void

export interface Bus {
  emit: <Type extends BusEventType>(type: Type, payload: BusEvents[Type]) => void
  on: <Type extends BusEventType>(type: Type, listener: Listener<Type>) => () => void
  as: (source: string) => Bus
  accept: (raw: unknown) => boolean
  counts: () => { emitted: number; dropped: number; failed: number; listeners: number }
}

/** Drops and counts unknown and malformed events. An exception in a listener does not affect the other listeners. */
export const createBus = (now: () => number = Date.now): Bus => {
  const emitted = channel<Envelope>(buffers.expanding())
  const events = multicastChannel<Envelope>()
  const counts = { emitted: 0, dropped: 0, failed: 0, listeners: 0 }
  runSaga({}, busSaga, emitted, events)

  const onError = (error: unknown): void => {
    counts.failed += 1
    console.error(error)
  }

  const on = <Type extends BusEventType>(type: Type, listener: Listener<Type>): (() => void) => {
    const deliver = (envelope: Envelope<Type>): void => listener(envelope.payload, envelope)
    const task = runSaga({}, listenSaga<Envelope<Type>>, events, type, deliver, onError)
    counts.listeners += 1
    return () => {
      if (!task.isRunning()) return
      task.cancel()
      counts.listeners -= 1
    }
  }

  const accept = (raw: unknown): boolean => {
    const envelope = raw as Partial<Envelope> | null
    const payload =
      isBusEventType(envelope?.type) && typeof envelope.v === 'number'
        ? readPayload(envelope.type, envelope.v, envelope.payload)
        : null
    if (!payload || !envelope?.type) {
      counts.dropped += 1
      return false
    }
    counts.emitted += 1
    emitted.put({ ...(envelope as Envelope), v: busRegistry[envelope.type].v, payload: payload as never })
    return true
  }

  const as = (source: string): Bus => ({
    emit: (type, payload) => {
      accept({ type, v: busRegistry[type]?.v, id: crypto.randomUUID(), at: now(), source, payload })
    },
    on,
    as,
    accept,
    counts: () => ({ ...counts }),
  })
  return as('shell')
}
