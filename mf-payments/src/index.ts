import { remote } from './remote'
import { PaymentsRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: PaymentsRoutes, createStore })
