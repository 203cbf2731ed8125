import { createRemoteApp } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'
import { MembersRoot } from './MembersRoot'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = createRemoteApp({
  name: 'mf-members',
  Root: MembersRoot,
  loadMessages,
  makeStore,
})
