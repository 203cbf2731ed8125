import type { RemoteName } from '@duetto/shared/domain'
import { RegistryError } from '@duetto/shared/registry'
import type { RegistryStore, Source } from '@duetto/shared/registry'
import * as publishing from '@duetto/shared/registry/importBuild'

export const importBuild = async (store: RegistryStore, name: string, from: string): Promise<Source> => {
  const shell = await store.readShell()
  if (!shell)
    throw new RegistryError(`${store.place} does not say which shell is live. Start the shell first.`)
  return publishing.importBuild({ store, name: name as RemoteName, from, shell })
}
