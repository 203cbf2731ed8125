import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Locale } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import type { PublishedPages } from '@duetto/shared/platform/prerender'
import { hasIntegrity, readSkeletons, skeletonsFile } from '@duetto/shared/registry'
import type { PublishedSkeletons } from '@duetto/shared/registry'
import type { BuildOf } from '../../remotes/preloads'

const MOST_KEPT = 100
const decompress = promisify(brotliDecompress)

/** Reads a file of builds, each once, by its hash; null where a build has none, or it is not the one that build.json names. */
const createReader = <Content>(
  registryDir: string,
  buildOf: BuildOf,
  parse: (bytes: Buffer) => Content | Promise<Content>,
) => {
  const kept = new LruMap<string, Promise<Content | null>>(MOST_KEPT)
  const read = async (path: string, integrity: string): Promise<Content | null> => {
    const bytes = await readFile(path)
    return hasIntegrity(bytes, integrity) ? parse(bytes) : null
  }
  return async (remote: string, build: string, name: string): Promise<Content | null> => {
    const integrity = buildOf(remote, build)?.files[name]?.integrity
    if (!integrity) return null
    const known = kept.get(integrity)
    if (known) return known
    const content = read(join(registryDir, 'r', remote, build, name), integrity).catch(() => {
      // The next request tries again.
      kept.delete(integrity)
      return null
    })
    kept.set(integrity, content)
    return content
  }
}

export interface Published {
  /** The pages that are HTML at their build. */
  pages: (remote: string, build: string, locale: Locale) => Promise<PublishedPages | null>
  /** The placeholders of all of its pages. */
  skeletons: (remote: string, build: string) => Promise<PublishedSkeletons | null>
}

/** What remotes' builds hold of their pages before they run. */
export const createPublished = (registryDir: string, buildOf: BuildOf): Published => {
  const readPages = createReader(
    registryDir,
    buildOf,
    async (bytes) => JSON.parse((await decompress(bytes)).toString()) as PublishedPages,
  )
  const readShapes = createReader(registryDir, buildOf, readSkeletons)
  return {
    pages: (remote, build, locale) => readPages(remote, build, `pages/${locale}.br`),
    skeletons: (remote, build) => readShapes(remote, build, skeletonsFile),
  }
}
