import { remote } from './remote'
import { LandersRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: LandersRoutes, createStore })
