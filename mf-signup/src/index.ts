import { remote } from './remote'
import { SignUpRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: SignUpRoutes,
  createStore,
  prepare: remote.preloadPage,
})
