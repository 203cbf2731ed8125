import { remote } from './remote'
import { MembersRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: MembersRoutes,
  createStore,
  prepare: remote.preloadPage,
})
