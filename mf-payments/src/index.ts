import { remote } from './remote'
import { PaymentsRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: PaymentsRoutes, makeStore })
