import { remote } from './remote'
import { SignupRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: SignupRoutes, makeStore })
