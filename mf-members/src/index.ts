import { remote } from './remote'
import { MembersRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: MembersRoutes,
  makeStore,
  prepare: remote.preloadPage,
})
