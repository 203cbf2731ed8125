import { remote } from './remote'
import { LandersRoutes } from './routes'

export const { bootstrap, mount, unmount, update } = remote.createApp({ Root: LandersRoutes })
