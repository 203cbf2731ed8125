import { createRemoteApp } from '@duetto/shared/platform'
import { ChatRoutes } from './routes'
import { loadMessages } from './loadMessages'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = createRemoteApp({
  name: 'mf-chat',
  Root: ChatRoutes,
  loadMessages,
  makeStore,
})
