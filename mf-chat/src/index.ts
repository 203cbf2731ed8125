import { remote } from './remote'
import { preloadOpenChat } from './pages/lazyOpenChat'
import { ChatRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: ChatRoutes,
  makeStore,
  prepare: preloadOpenChat,
})
