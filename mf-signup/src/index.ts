import { createRemoteApp } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'
import { SignupRoutes } from './routes'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = createRemoteApp({
  name: 'mf-signup',
  Root: SignupRoutes,
  loadMessages,
  makeStore,
})
