import { fetchPage } from './laterPage'
import { remote } from './remote'
import { MembersRoot } from './MembersRoot'
import { makeStore } from './store'

export const { bootstrap, mount, unmount, update } = remote.createApp({
  Root: MembersRoot,
  makeStore,
  prepare: fetchPage,
})
