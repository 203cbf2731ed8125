import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** The single list of remotes; see docs/guides/write-a-remote.md. */
export const remoteList = JSON.parse(readFileSync(join(root, 'remotes.json'), 'utf8'))
export const remotes = Object.keys(remoteList)
export const packages = ['api', 'demo', ...remotes, 'shell']
