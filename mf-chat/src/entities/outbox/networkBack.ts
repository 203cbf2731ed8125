import { buffers, eventChannel } from 'redux-saga'

/** Tells that the browser has a network again. */
export const networkBack = () =>
  eventChannel<true>((put) => {
    const tell = (): void => put(true)
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, buffers.none())
