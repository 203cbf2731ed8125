import { eventChannel } from 'redux-saga'
import { call, take } from 'typed-redux-saga'

const pageBecame = (state: DocumentVisibilityState) =>
  eventChannel<true>((put) => {
    const tell = (): void => {
      if (document.visibilityState === state) put(true)
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  })

/** Tells that the page goes out of sight, which may be the last that it hears. Whoever opens it closes it. */
export const pageHidden = () => pageBecame('hidden')

/** Runs `then` each time the page comes into sight again; ends, with its listener, with the saga that forked it. */
export function* wheneverPageShows(then: () => Generator) {
  const shown = pageBecame('visible')
  try {
    while (true) {
      yield* take(shown)
      yield* call(then)
    }
  } finally {
    shown.close()
  }
}
