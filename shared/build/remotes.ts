import { join } from 'node:path'
import remoteList from '../../remotes.json'
import { remotes } from '../src/domain/remotes'
import type { RemoteName } from '../src/domain/remotes'

export const root = join(import.meta.dirname, '../..')

export { remotes }
export type { RemoteName }

export const portOf = (name: RemoteName): number => remoteList[name].port
