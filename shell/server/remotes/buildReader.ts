import { LruMap } from '@duetto/shared/limits'
import { readManifest } from '@duetto/shared/registry'
import type { BuildManifest } from '@duetto/shared/registry'

const MAX_CACHED = 100

/** Caches manifests except those of development builds, which change. */
export const createBuildReader = () => {
  const known = new LruMap<string, BuildManifest>(MAX_CACHED)
  return (folder: string): BuildManifest | null => {
    const found = known.get(folder)
    if (found) return found
    try {
      const manifest = readManifest(folder)
      if (manifest && manifest.build !== 'dev') known.set(folder, manifest)
      return manifest
    } catch {
      return null
    }
  }
}
