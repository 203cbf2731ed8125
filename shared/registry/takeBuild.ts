import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { incompatibilities } from './compatibility'
import { RegistryFault, buildFolder, readManifest, remoteFolder } from './folder'
import { integrityOf } from './integrity'
import type { BuildManifest, LiveShell, Requires, Source } from './schema'
import { skeletonFaults } from './skeletonFaults'
import { readSkeletons, skeletonsFile } from './skeletons'

const hasHash = (file: string, integrity: string): boolean =>
  existsSync(file) && integrity === integrityOf(readFileSync(file))

/** A link could lead out of the folder, to what nobody may be served. */
const checkKinds = (from: string): void => {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw new RegistryFault(`${entry.name} in ${from} is neither a file nor a folder.`)
}

const checkedManifest = (from: string): BuildManifest & { requires: Requires } => {
  checkKinds(from)
  const manifest = readManifest(from)
  if (!manifest) throw new RegistryFault(`${from} holds no build.json.`)
  if (!manifest.requires || !manifest.routes)
    throw new RegistryFault(`The build.json of ${from} is none of a remote.`)
  for (const [file, { integrity }] of Object.entries(manifest.files))
    if (!hasHash(join(from, file), integrity))
      throw new RegistryFault(`${file} is missing or not what build.json says.`)
  return { ...manifest, requires: manifest.requires }
}

/** Why its placeholders may not stand in the site's page; empty where they may, or there are none. */
const faultsOfSkeletons = (from: string, name: string, files: BuildManifest['files']): string[] => {
  if (!files[skeletonsFile]) return []
  try {
    return skeletonFaults(name, readSkeletons(readFileSync(join(from, skeletonsFile))))
  } catch (error) {
    return [`its ${skeletonsFile} cannot be read: ${error instanceof Error ? error.message : String(error)}`]
  }
}

interface Build {
  dir: string
  name: string
  /** The built folder with its build.json. */
  from: string
  /** The shell it must be compatible with; null: not checked. */
  shell: LiveShell | null
}

/**
 * Verifies a built folder file by file, checks its compatibility with the shell, and copies it to its
 * immutable place; returns its registry entry. Throws a `RegistryFault`.
 */
export const takeBuild = ({ dir, name, from, shell }: Build): Source => {
  const manifest = checkedManifest(from)
  const { build, files } = manifest
  const faults = shell ? incompatibilities({ ...manifest, name }, shell.provides) : []
  if (shell && faults.length > 0)
    throw new RegistryFault(
      `${name} ${build} does not fit the live shell ${shell.build}: ${faults.join('; ')}.`,
    )
  const shapeFaults = faultsOfSkeletons(from, name, files)
  if (shapeFaults.length > 0)
    throw new RegistryFault(`${name} ${build} is refused: ${shapeFaults.join('; ')}.`)
  const entry = Object.entries(files).find(([file]) => /^entry\.\w+\.js$/.test(file))
  if (!entry) throw new RegistryFault('build.json names no entry.')
  const [entryFile, { integrity }] = entry
  const target = buildFolder(dir, name, build)
  const isThere = (): boolean => existsSync(join(target, 'build.json'))
  if (!isThere()) {
    // An interrupted copy must not be mistaken for the build.
    const copy = `${target}.${process.pid}.new`
    mkdirSync(remoteFolder(dir, name), { recursive: true })
    rmSync(copy, { recursive: true, force: true })
    cpSync(from, copy, { recursive: true })
    try {
      // Whoever hands it over may have changed it since it was looked at.
      if (checkedManifest(copy).build !== build) throw new RegistryFault(`${from} was changed meanwhile.`)
    } catch (error) {
      rmSync(copy, { recursive: true, force: true })
      throw error
    }
    if (isThere()) rmSync(copy, { recursive: true })
    else {
      rmSync(target, { recursive: true, force: true })
      renameSync(copy, target)
    }
  }
  return { build, entry: `/r/${name}/${build}/${entryFile}`, integrity }
}
