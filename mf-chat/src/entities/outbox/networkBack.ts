import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'

/** Tells that the browser has a network again. */
export const networkBack = () =>
  eventChannel<true>((put) => {
    const tell = (): void => put(true)
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, buffers.none())

/** Closes a channel, and with it its listener, when the saga that forked this ends. */
export function* closedAtEnd(channel: EventChannel<true>) {
  try {
    yield* take(() => false)
  } finally {
    channel.close()
  }
}
