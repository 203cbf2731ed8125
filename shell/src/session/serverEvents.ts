import { eventsPath } from '@duetto/shared/contract'
import type { ServerEvent } from '@duetto/shared/contract'
import { eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'

const types: ServerEvent['type'][] = [
  'chat-pushed',
  'typing',
  'read',
  'like-new',
  'match',
  'credits',
  'session-ended',
  'resync',
]
const REOPEN_MS = 5000

const parse = (data: string): ServerEvent | null => {
  try {
    return JSON.parse(data) as ServerEvent
  } catch {
    return null
  }
}

/** The server's event stream. The browser reconnects by itself; a stream that was refused is opened again later. */
export const serverEvents = (): EventChannel<ServerEvent> =>
  eventChannel((put) => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = (): void => {
      source = new EventSource(eventsPath)
      for (const type of types) {
        source.addEventListener(type, ({ data }: MessageEvent<string>) => {
          const event = parse(data)
          if (event) put({ ...event, type } as ServerEvent)
        })
      }
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS)
      }
    }
    open()
    return () => {
      clearTimeout(timer)
      source.close()
    }
  })
