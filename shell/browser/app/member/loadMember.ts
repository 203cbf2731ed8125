import { useReadable, writable } from '@duetto/shared/platform'

type MemberChunk = typeof import('./chunk')

const loaded = writable<MemberChunk | null>(null)

/**
 * Loads the member chunk. The server preloads it for a browser with a session, and hydration waits for it; after a
 * log-in it is loaded before the session changes.
 */
export const loadMember = async (): Promise<MemberChunk> => {
  const known = loaded.get()
  if (known) return known
  const chunk = await import(/* webpackChunkName: "member" */ './chunk')
  loaded.set(chunk)
  return chunk
}

/** Hydration must start with the loaded chunk, because the server rendered with it. */
const hydratable = { ...loaded, getInitial: loaded.get }

/** The member chunk, or null until it has loaded. */
export const useMember = (): MemberChunk | null => useReadable(hydratable)
