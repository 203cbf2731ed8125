import { readTabMessage, tabVersion } from './readTabMessage'
import type { TabMessage } from './readTabMessage'

const channelName = 'duetto.tabs'

/** The other tabs of this browser. */
export interface Tabs {
  tell: (message: TabMessage) => void
  /** Listens to the other tabs, never to this one; returns the unsubscribe function. */
  listen: (listener: (message: TabMessage) => void) => () => void
}

/** Without BroadcastChannel, tabs do not know of each other. */
export const createTabs = (): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} }
  const channel = new BroadcastChannel(channelName)
  return {
    tell: (message) => channel.postMessage({ v: tabVersion, ...message }),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const message = readTabMessage(data)
        if (message) listener(message)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
