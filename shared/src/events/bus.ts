import { stdChannel } from 'redux-saga'
import type { BusEvents, BusEventType } from './registry'
import { busRegistry, isBusEventType, readPayload } from './registry'

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

type Listener<Type extends BusEventType> = (payload: BusEvents[Type], envelope: Envelope<Type>) => void

export interface Bus {
  emit: <Type extends BusEventType>(type: Type, payload: BusEvents[Type]) => void
  on: <Type extends BusEventType>(type: Type, listener: Listener<Type>) => () => void
  /** The same bus under another teller's name. */
  as: (source: string) => Bus
  /** A raw envelope from an older or unknown build: checked, raised to the newest version, or dropped. */
  accept: (raw: unknown) => boolean
  counts: () => { emitted: number; dropped: number; failed: number; listeners: number }
}

/**
 * The bus: one saga channel; whoever listens takes from it. Unknown or malformed events are dropped and
 * counted; a listener that throws does not keep the others from hearing.
 */
export const createBus = (now: () => number = Date.now): Bus => {
  const channel = stdChannel<Envelope & { '@@redux-saga/SAGA_ACTION'?: true }>()
  const counts = { emitted: 0, dropped: 0, failed: 0, listeners: 0 }

  const publish = (envelope: Envelope): void => {
    counts.emitted += 1
    channel.put(envelope)
  }

  const on = <Type extends BusEventType>(type: Type, listener: Listener<Type>): (() => void) => {
    let isOn = true
    counts.listeners += 1
    const takeNext = (): void => {
      const taker = (envelope: unknown): void => {
        if (!isOn) return
        takeNext()
        const heard = envelope as Envelope<Type>
        try {
          listener(heard.payload, heard)
        } catch (error) {
          counts.failed += 1
          console.error(error)
        }
      }
      cancel = Object.assign(taker, { cancel: () => {} })
      channel.take(cancel, (envelope: Envelope) => envelope.type === type)
    }
    let cancel: { cancel: () => void } & ((envelope: unknown) => void)
    takeNext()
    return () => {
      if (!isOn) return
      isOn = false
      counts.listeners -= 1
      cancel.cancel()
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
    publish({ ...(envelope as Envelope), v: busRegistry[envelope.type].v, payload: payload as never })
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
