import { fetchPage } from './laterPage'
import { remote } from './remote'
import { MembersRoot } from './MembersRoot'
import { createStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: MembersRoot,
  createStore,
  prepare: fetchPage,
})
