import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import { buildFolder, hasIntegrity, prerenderedFile, readPrerendered } from '@duetto/shared/registry'
import type { PrerenderedPages } from '@duetto/shared/registry'
import type { BuildOf } from '../../remotes/preloads'

export type PrerenderedOf = (
  remote: string,
  build: string,
  locale: Locale,
) => Promise<PrerenderedPages | null>

const maxCached = 100

export const createPrerenderedReader = (registryDir: string, buildOf: BuildOf): PrerenderedOf => {
  const cache = new LruMap<string, Promise<PrerenderedPages | null>>(maxCached)
  const read = async (path: string, integrity: string): Promise<PrerenderedPages | null> => {
    const bytes = await readFile(path)
    return hasIntegrity(bytes, integrity) ? readPrerendered(bytes) : null
  }
  return async (remote, build, locale) => {
    const file = prerenderedFile(locale)
    const integrity = buildOf(remote, build)?.files[file]?.integrity
    if (!integrity) return null
    const cached = cache.get(integrity)
    if (cached) return cached
    const pages = read(join(buildFolder(registryDir, remote, build), file), integrity).catch(() => {
      cache.delete(integrity)
      return null
    })
    cache.set(integrity, pages)
    return pages
  }
}
