import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../..')

/** The one list of remotes, by name; see docs/guides/write-a-remote.md. */
export const remoteList = JSON.parse(readFileSync(join(root, 'remotes.json'), 'utf8'))
export const remotes = Object.keys(remoteList)
export const packages = ['api', ...remotes, 'shell']
