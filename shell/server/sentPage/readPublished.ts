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

/** Reads the pages that a remote's build has drawn already, each file once; null where it has none, or others than it says. */
export const createPublishedPages = (registryDir: string, buildOf: BuildOf) => {
  const kept = new Map<string, Promise<PublishedPages | null>>()

  const read = async (remote: string, build: string, name: string): Promise<PublishedPages | null> => {
    const told = buildOf(remote, build)?.files[name]
    if (!told) return null
    const bytes = await readFile(join(registryDir, 'r', remote, build, name))
    if (hashOf(bytes) !== told.integrity) return null
    return JSON.parse((await decompress(bytes)).toString()) as PublishedPages
  }

  return (remote: string, build: string, locale: Locale): Promise<PublishedPages | null> => {
    const name = `pages/${locale}.br`
    const key = `${remote}/${build}/${name}`
    const known = kept.get(key)
    if (known) return known
    const pages = read(remote, build, name).catch(() => null)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, pages)
    return pages
  }
}
