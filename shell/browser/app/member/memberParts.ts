import { useReadable, writable } from '@duetto/shared/platform'

type MemberParts = typeof import('./parts')

const loaded = writable<MemberParts | null>(null)

/**
 * Loads what only members need. A page of a browser with a session waits for it before hydration, and the server names it
 * among the preloads; after a login it is loaded then.
 */
export const loadMemberParts = async (): Promise<MemberParts> => {
  const known = loaded.get()
  if (known) return known
  const parts = await import(/* webpackChunkName: "member" */ './parts')
  loaded.set(parts)
  return parts
}

/** Hydration starts with what is loaded, because the server rendered with it. */
const fromNow = { ...loaded, getInitial: loaded.get }

/** What only members need, once it is there. */
export const useMemberParts = (): MemberParts | null => useReadable(fromNow)
