import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'

/**
 * Emits when the browser comes online. Buffers one event: a send that started offline may not fail until after the
 * event, and must then be retried without a delay.
 */
export const onlineChannel = () =>
  eventChannel<true>((put) => {
    const notify = (): void => put(true)
    addEventListener('online', notify)
    return () => removeEventListener('online', notify)
  }, buffers.sliding(1))

export function* closeOnExit(channel: EventChannel<true>) {
  try {
    yield* take(() => false)
  } finally {
    channel.close()
  }
}
