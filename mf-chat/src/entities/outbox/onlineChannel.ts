import { buffers, eventChannel } from 'redux-saga'
import type { EventChannel } from 'redux-saga'
import { take } from 'typed-redux-saga'

/** Emits when the browser goes online. Buffers one event, because the current attempt may still fail. */
export const onlineChannel = () =>
  eventChannel<true>((put) => {
    const notify = (): void => put(true)
    addEventListener('online', notify)
    return () => removeEventListener('online', notify)
  }, buffers.sliding(1))

/** Closes the channel when the forking saga ends. */
export function* closeOnExit(channel: EventChannel<true>) {
  try {
    yield* take(() => false)
  } finally {
    channel.close()
  }
}
