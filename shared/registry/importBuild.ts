import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from '../src/domain/remotes'
import { readVerifiedManifest } from './verifiedBuild'
import { incompatibilities } from './compatibility'
import { RegistryError } from './RegistryError'
import type { RegistryStore } from './RegistryStore'
import type { BuildManifest, LiveShell, Source } from './schema'
import { skeletonFaults } from './skeletonFaults'
import { readSkeletons, skeletonsFile } from './skeletons'

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
  store: RegistryStore
  name: RemoteName
  /** The built folder with its build.json. */
  from: string
  /** The shell it must be compatible with; null: not checked. */
  shell: LiveShell | null
}

/**
 * Verifies a built folder file by file, checks its compatibility with the shell, and adds it to the registry's builds;
 * returns its registry entry. Throws a `RegistryError`.
 */
export const importBuild = async ({ store, name, from, shell }: Build): Promise<Source> => {
  const manifest = readVerifiedManifest(from)
  const { build, files } = manifest
  const faults = shell ? incompatibilities({ ...manifest, name }, shell.provides) : []
  if (shell && faults.length > 0)
    throw new RegistryError(
      `${name} ${build} does not fit the live shell ${shell.build}: ${faults.join('; ')}.`,
    )
  const shapeFaults = faultsOfSkeletons(from, name, files)
  if (shapeFaults.length > 0)
    throw new RegistryError(`${name} ${build} is refused: ${shapeFaults.join('; ')}.`)
  const entry = Object.entries(files).find(([file]) => /^entry\.\w+\.js$/.test(file))
  if (!entry) throw new RegistryError('build.json names no entry.')
  const [entryFile, { integrity }] = entry
  await store.addBuild(name, build, from)
  return { build, entry: `/r/${name}/${build}/${entryFile}`, integrity }
}
