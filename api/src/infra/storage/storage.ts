import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoragePort } from '../../app/deps'

const namePattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)*$/
const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', gif: 'image/gif' }
let drafts = 0

/** Refuses a name that could lead elsewhere. */
export const checkObjectName = (name: string): void => {
  if (!namePattern.test(name) || name.includes('..')) throw new Error(`not a storage name: ${name}`)
}

/** Objects as files of a folder. A file appears whole or not at all. */
export const createFolderStorage = (folder: string): StoragePort => {
  const pathOf = (name: string) => {
    checkObjectName(name)
    return join(folder, name)
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      drafts += 1
      const draft = `${path}.${process.pid}.${drafts}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    get: async (name) => {
      try {
        const bytes = await readFile(pathOf(name))
        return {
          bytes,
          contentType: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
