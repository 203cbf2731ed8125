import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'

/** Buffers one event, because a send that started offline may fail only after the browser has come online. */
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
