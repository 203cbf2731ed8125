import { remote } from './remote'
import { fetchOpenChatAt } from './pages/lazyOpenChat'
import { ChatRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: ChatRoutes,
  makeStore,
  prepare: fetchOpenChatAt,
})
