import { eventChannel } from 'redux-saga'

const pageBecame = (state: DocumentVisibilityState) =>
  eventChannel<true>((put) => {
    const tell = (): void => {
      if (document.visibilityState === state) put(true)
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  })

/** Tells that the page goes out of sight, which may be the last that it hears. */
export const pageHidden = () => pageBecame('hidden')

/** Tells that the page is in sight again. */
export const pageShown = () => pageBecame('visible')
