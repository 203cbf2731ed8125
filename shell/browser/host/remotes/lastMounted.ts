import type { RemoteName } from '@duetto/shared/domain'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { RemoteSource } from '../../../common/BootData'

const keyOf = (remote: RemoteName): string => `duetto.mounted.${remote}`

/** Remembers which build of a remote last came up in this browser. */
export const rememberMounted = (remote: RemoteName, { build, entry, integrity }: RemoteSource): void => {
  // A developer build is no fallback.
  if (!integrity) return
  writeStored(keyOf(remote), { build, entry, integrity })
}

/** Checks that a stored value is a build of this remote, from this site. */
const isOf =
  (remote: RemoteName) =>
  (value: unknown): value is Required<RemoteSource> => {
    const { build, entry, integrity } = (value ?? {}) as Partial<RemoteSource>
    if (typeof build !== 'string' || typeof entry !== 'string' || typeof integrity !== 'string') return false
    return entry.startsWith(`/r/${remote}/${build}/`) && /^[\w./-]+$/.test(entry) && !entry.includes('..')
  }

/** That build, if there is one. */
export const lastMounted = (remote: RemoteName): RemoteSource | null => {
  const kept = readStored(keyOf(remote), isOf(remote))
  return kept && { build: kept.build, entry: kept.entry, integrity: kept.integrity }
}
