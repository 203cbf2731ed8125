import { remote } from './remote'
import { SignupRoutes } from './routes'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: SignupRoutes, createStore })
