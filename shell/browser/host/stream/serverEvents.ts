import { eventsPath } from '@duetto/shared/contract'
import type { ServerEvent } from '@duetto/shared/contract'
import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { readServerEvent, serverEventTypes } from './readServerEvent'
import { reopenDelay } from './reopenDelay'

export type StreamItem =
  /** Pass `id` as `lastEventId` to resume after this event. */
  | { id: string; event: ServerEvent }
  /** `hasGap`: events may have been missed and cannot be replayed. */
  | { isOpen: true; hasGap: boolean }
  | { isOpen: false }

const parse = (data: string): object | null => {
  try {
    return JSON.parse(data) as object
  } catch {
    return null
  }
}

export interface StreamStart {
  lastEventId: string | null
  /** Id of the latest event when the user was loaded. Used until the first event arrives. */
  since: string | undefined
}

const addressOf = ({ lastEventId, since }: StreamStart): string => {
  if (lastEventId !== null) return `${eventsPath}?lastEventId=${encodeURIComponent(lastEventId)}`
  return since === undefined ? eventsPath : `${eventsPath}?since=${encodeURIComponent(since)}`
}

/**
 * Reopens the stream after an HTTP error such as 503. Browsers reconnect by themselves only after a network error.
 */
export const serverEvents = ({ lastEventId, since }: StreamStart): EventChannel<StreamItem> =>
  eventChannel<StreamItem>((put) => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = lastEventId
    let hasFailed = false
    let refusals = 0
    const open = (): void => {
      source = new EventSource(addressOf({ lastEventId: last, since }))
      for (const type of serverEventTypes) {
        source.addEventListener(type, ({ data, lastEventId: id }: MessageEvent<string>) => {
          const event = readServerEvent({ ...parse(data), type })
          if (!event) return
          last = id
          put({ id, event })
        })
      }
      source.onopen = () => {
        refusals = 0
        put({ isOpen: true, hasGap: hasFailed && last === null && since === undefined })
      }
      source.onerror = () => {
        hasFailed = true
        put({ isOpen: false })
        if (source.readyState !== EventSource.CLOSED) return
        refusals += 1
        timer = setTimeout(open, reopenDelay(refusals))
      }
    }
    open()
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }, buffers.expanding())
