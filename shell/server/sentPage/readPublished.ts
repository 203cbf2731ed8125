import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Locale } from '@duetto/shared/domain'
import type { PublishedPages } from '@duetto/shared/platform/static'
import type { BuildOf } from '../preloads'

const MOST_KEPT = 100
const decompress = promisify(brotliDecompress)
const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Reads the pages a remote's build drew, each file once, by its hash; null if it has none, or if a file is not the one it names. */
export const createPublishedPages = (registryDir: string, buildOf: BuildOf) => {
  const kept = new Map<string, Promise<PublishedPages | null>>()

  const read = async (path: string, integrity: string): Promise<PublishedPages | null> => {
    const bytes = await readFile(path)
    if (hashOf(bytes) !== integrity) return null
    return JSON.parse((await decompress(bytes)).toString()) as PublishedPages
  }

  return async (remote: string, build: string, locale: Locale): Promise<PublishedPages | null> => {
    const name = `pages/${locale}.br`
    const integrity = buildOf(remote, build)?.files[name]?.integrity
    if (!integrity) return null
    const known = kept.get(integrity)
    if (known) return known
    const pages = read(join(registryDir, 'r', remote, build, name), integrity).catch(() => {
      // The next request tries again.
      kept.delete(integrity)
      return null
    })
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(integrity, pages)
    return pages
  }
}
