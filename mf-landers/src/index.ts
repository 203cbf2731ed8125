import { createRemoteApp } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'
import { LandersRoutes } from './routes'

export const { bootstrap, mount, unmount, update } = createRemoteApp({
  name: 'mf-landers',
  Root: LandersRoutes,
  loadMessages,
})
