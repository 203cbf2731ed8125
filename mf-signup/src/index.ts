import { remote } from './remote'
import { SignUpRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: SignUpRoutes,
  makeStore,
  prepare: remote.preloadPage,
})
