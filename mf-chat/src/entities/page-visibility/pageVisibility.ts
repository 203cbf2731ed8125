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

/** Emits when the page is hidden, possibly for the last time. Whoever opens the channel closes it. */
export const pageHidden = () => pageBecame('hidden')

/**
 * Runs `then` each time the page becomes visible; ends, with its listener, together with the forking saga.
 */
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
