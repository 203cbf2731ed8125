import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './folder'
import { hasIntegrity } from './integrity'
import { RegistryError } from './RegistryError'
import type { BuildManifest, Requires } from './schema'

const hasHash = (file: string, integrity: string): boolean =>
  existsSync(file) && hasIntegrity(readFileSync(file), integrity)

/** Throws unless the folder contains only files and folders. A symbolic link could expose files outside it. */
const refuseLinks = (from: string): void => {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw new RegistryError(`${entry.name} in ${from} is neither a file nor a folder.`)
}

export const readVerifiedManifest = (from: string): BuildManifest & { requires: Requires } => {
  refuseLinks(from)
  const manifest = readManifest(from)
  if (!manifest) throw new RegistryError(`${from} has no build.json.`)
  if (!manifest.requires || !manifest.routes)
    throw new RegistryError(`The build.json of ${from} is not of a remote.`)
  for (const [file, { integrity }] of Object.entries(manifest.files))
    if (!hasHash(join(from, file), integrity))
      throw new RegistryError(`${file} is missing or does not match its hash in build.json.`)
  return { ...manifest, requires: manifest.requires }
}

/**
 * Replaces `to` with a copy of a build. Verifies the copy, because the source may have changed since its own
 * verification. Deletes the copy and throws if it is invalid.
 */
export const copyVerified = (from: string, to: string, build: string): void => {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  try {
    if (readVerifiedManifest(to).build !== build)
      throw new RegistryError(`${from} changed while it was copied.`)
  } catch (error) {
    rmSync(to, { recursive: true, force: true })
    throw error
  }
}
