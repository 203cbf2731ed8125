import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'

/** Emits when the browser is back online. */
export const networkBack = () =>
  eventChannel<true>((put) => {
    const tell = (): void => put(true)
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, buffers.none())

/** Closes a channel and its listener when the forking saga ends. */
export function* closedAtEnd(channel: EventChannel<true>) {
  try {
    yield* take(() => false)
  } finally {
    channel.close()
  }
}
