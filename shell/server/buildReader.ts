import { readManifest } from '@duetto/shared/registry'
import type { BuildManifest } from '@duetto/shared/registry'

/** Builds never change, so each is read once, except a developer's; null if it is missing or unreadable. */
export const createBuildReader = () => {
  const known = new Map<string, BuildManifest>()
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
