import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './folder'
import { hasIntegrity } from './integrity'
import { RegistryError } from './RegistryError'
import type { BuildManifest, Requires } from './schema'

const hasHash = (file: string, integrity: string): boolean =>
  existsSync(file) && hasIntegrity(readFileSync(file), integrity)

/** A link could lead out of the folder, to what nobody may be served. */
const checkKinds = (from: string): void => {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw new RegistryError(`${entry.name} in ${from} is neither a file nor a folder.`)
}

/** The build.json of a remote's built folder, each of whose files is what it says. Throws a `RegistryError`. */
export const readVerifiedManifest = (from: string): BuildManifest & { requires: Requires } => {
  checkKinds(from)
  const manifest = readManifest(from)
  if (!manifest) throw new RegistryError(`${from} holds no build.json.`)
  if (!manifest.requires || !manifest.routes)
    throw new RegistryError(`The build.json of ${from} is none of a remote.`)
  for (const [file, { integrity }] of Object.entries(manifest.files))
    if (!hasHash(join(from, file), integrity))
      throw new RegistryError(`${file} is missing or not what build.json says.`)
  return { ...manifest, requires: manifest.requires }
}

/** Copies a built folder and checks the copy: whoever hands it over may have changed it since it was looked at. */
export const copyVerified = (from: string, to: string, build: string): void => {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  try {
    if (readVerifiedManifest(to).build !== build) throw new RegistryError(`${from} was changed meanwhile.`)
  } catch (error) {
    rmSync(to, { recursive: true, force: true })
    throw error
  }
}
