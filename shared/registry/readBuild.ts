import type { RemoteName } from '../src/domain/remotes'
import { parseJson } from './folder'
import type { RegistryStore } from './RegistryStore'
import { manifestSchema } from './schema'
import type { BuildManifest } from './schema'

export const readBuild = async (
  store: RegistryStore,
  name: string,
  build: string,
): Promise<BuildManifest | null> => {
  const bytes = await store.readFile(name as RemoteName, build, 'build.json')
  return parseJson(`${name} ${build}`, bytes?.toString() ?? null, manifestSchema)
}
