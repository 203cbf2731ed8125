import { remote } from './remote'
import { preloadOpenChat } from './pages/lazyOpenChat'
import { ChatRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: ChatRoutes,
  createStore,
  prepare: preloadOpenChat,
})
