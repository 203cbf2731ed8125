import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLocales } from '../src/domain/locales'
import type { RemoteName } from '../src/domain/remotes'
import { readVerifiedManifest } from './verifiedBuild'
import { unfitReason } from './compatibility'
import { RegistryError } from './RegistryError'
import type { RegistryStore } from './RegistryStore'
import type { BuildManifest, LiveShell, Source } from './schema'
import { skeletonIssues } from './skeletonIssues'
import { prerenderedFile, readPrerendered } from './prerendered'

const prerenderedIssues = async (
  from: string,
  name: string,
  files: BuildManifest['files'],
): Promise<string[]> => {
  const issues = allLocales.map(prerenderedFile).map(async (file) => {
    if (!files[file]) return []
    try {
      return skeletonIssues(name, await readPrerendered(readFileSync(join(from, file))))
    } catch (error) {
      return [`its ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  return [...new Set((await Promise.all(issues)).flat())]
}

interface Build {
  store: RegistryStore
  name: RemoteName
  from: string
  shell: LiveShell | null
}

export const importBuild = async ({ store, name, from, shell }: Build): Promise<Source> => {
  const manifest = readVerifiedManifest(from)
  const { build, files } = manifest
  if (manifest.name !== name)
    throw new RegistryError(`${from} has a build of ${manifest.name}, not of ${name}.`)
  const unfit = shell && unfitReason(manifest, shell)
  if (unfit) throw new RegistryError(unfit)
  const issues = await prerenderedIssues(from, name, files)
  if (issues.length > 0) throw new RegistryError(`${name} ${build} is refused: ${issues.join('; ')}.`)
  const entry = Object.entries(files).find(([file]) => /^entry\.\w+\.js$/.test(file))
  if (!entry) throw new RegistryError('build.json names no entry.')
  const [entryFile, { integrity }] = entry
  await store.addBuild(name, build, from)
  return { build, entry: `/r/${name}/${build}/${entryFile}`, integrity }
}
