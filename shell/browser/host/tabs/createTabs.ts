import { openChannel } from '@duetto/shared/platform'
import { readTabMessage, tabVersion } from './readTabMessage'
import type { TabMessage } from './readTabMessage'

const channelName = 'duetto.tabs'

export interface Tabs {
  broadcast: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => () => void
}

export const createTabs = (): Tabs => {
  const channel = openChannel(channelName)
  if (!channel) return { broadcast: () => {}, listen: () => () => {} }
  return {
    broadcast: (message) => channel.postMessage({ v: tabVersion, ...message }),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>): void => {
        const message = readTabMessage(data)
        if (message) listener(message)
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}
