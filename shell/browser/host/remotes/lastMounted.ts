import type { RemoteName, StorageKey } from '@duetto/shared/domain'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { RemoteSource } from '../../../common/BootData'

const keyOf = (remote: RemoteName): StorageKey => `duetto.mounted.${remote}`

export const rememberMounted = (remote: RemoteName, { build, entry, integrity }: RemoteSource): void => {
  // Development builds have no hash and change under the same URL, so they cannot be a fallback.
  if (!integrity) return
  writeStored(keyOf(remote), { build, entry, integrity })
}

const isSourceOf =
  (remote: RemoteName) =>
  (value: unknown): value is Required<RemoteSource> => {
    const { build, entry, integrity } = (value ?? {}) as Partial<RemoteSource>
    if (typeof build !== 'string' || typeof entry !== 'string' || typeof integrity !== 'string') return false
    return entry.startsWith(`/r/${remote}/${build}/`) && /^[\w./-]+$/.test(entry) && !entry.includes('..')
  }

export const lastMounted = (remote: RemoteName): RemoteSource | null => {
  const source = readStored(keyOf(remote), isSourceOf(remote))
  return source && { build: source.build, entry: source.entry, integrity: source.integrity }
}
