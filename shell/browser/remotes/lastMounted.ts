import type { RemoteName } from '@duetto/shared/domain'
import type { RemoteSource } from '../../common/BootData'

const keyOf = (remote: RemoteName): string => `duetto.mounted.${remote}`

/** Keeps which build of a remote came up last in this browser. */
export const rememberMounted = (remote: RemoteName, { build, entry, integrity }: RemoteSource): void => {
  // A developer's build is not one to fall back to.
  if (!integrity) return
  try {
    localStorage.setItem(keyOf(remote), JSON.stringify({ build, entry, integrity }))
  } catch {
    // A full or closed storage: then there is nothing to fall back to.
  }
}

/** That build, if it is one that this site gave: anything may stand in a browser's storage. */
export const lastMounted = (remote: RemoteName): RemoteSource | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(remote)) ?? 'null') as Partial<RemoteSource> | null
    const { build, entry, integrity } = kept ?? {}
    if (typeof build !== 'string' || typeof entry !== 'string' || typeof integrity !== 'string') return null
    const isOurs =
      entry.startsWith(`/r/${remote}/${build}/`) && /^[\w./-]+$/.test(entry) && !entry.includes('..')
    return isOurs ? { build, entry, integrity } : null
  } catch {
    return null
  }
}
