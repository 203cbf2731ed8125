import { eventChannel } from 'redux-saga'
import { call, take } from 'typed-redux-saga'

const visibilityChannel = (state: DocumentVisibilityState) =>
  eventChannel<true>((put) => {
    const notify = (): void => {
      if (document.visibilityState === state) put(true)
    }
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  })

export const pageHiddenChannel = () => visibilityChannel('hidden')

export function* onPageVisible(then: () => Generator) {
  const shown = visibilityChannel('visible')
  try {
    while (true) {
      yield* take(shown)
      yield* call(then)
    }
  } finally {
    shown.close()
  }
}
