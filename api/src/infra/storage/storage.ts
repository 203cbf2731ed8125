import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoragePort } from './StoragePort'
import { StorageError } from './StorageError'

const namePattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_.-]+)*$/
const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  zip: 'application/zip',
}
let drafts = 0

export const checkObjectName = (name: string): void => {
  if (!namePattern.test(name) || name.includes('..')) throw new Error(`not a storage name: ${name}`)
}

const probeName = 'probe'
const draftPattern = /\.\d+\.\d+$/

const asStorageError = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw new StorageError(error)
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Writes are atomic: readers never see a partial file. */
export const createFolderStorage = (folder: string): StoragePort => {
  const pathOf = (name: string) => {
    checkObjectName(name)
    return join(folder, name)
  }
  const write = async (path: string, bytes: Buffer): Promise<void> => {
    drafts += 1
    const draft = `${path}.${process.pid}.${drafts}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      // The disk may be full, so do not leave the partial file.
      await rm(draft, { force: true }).catch(() => undefined)
      throw error
    }
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await asStorageError(() => write(path, bytes))
    },
    get: async (name) => {
      const path = pathOf(name)
      try {
        const bytes = await readFile(path)
        return {
          bytes,
          contentType: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw new StorageError(error)
      }
    },
    remove: async (name) => {
      const path = pathOf(name)
      await asStorageError(() => rm(path, { force: true }))
    },
    probe: () =>
      asStorageError(async () => {
        const path = pathOf(`${probeName}-${process.pid}`)
        await write(path, Buffer.from('ok'))
        await rm(path, { force: true })
      }),
    sweep: (before) =>
      asStorageError(async () => {
        const entries = await readdir(folder, { recursive: true }).catch(() => [])
        for (const entry of entries.filter((name) => draftPattern.test(name))) {
          const path = join(folder, entry)
          const written = await stat(path).catch((error: unknown) => {
            // If the draft is missing, its writer has renamed or removed it since the listing.
            if (!isMissing(error)) throw error
          })
          if (written && written.mtimeMs < before.getTime()) await rm(path, { force: true })
        }
      }),
  }
}
