import { createRemoteApp } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'
import { PaymentsRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = createRemoteApp({
  name: 'mf-payments',
  Root: PaymentsRoutes,
  loadMessages,
  makeStore,
})
