import { useReadable, writable } from '@duetto/shared/platform'

type MemberParts = typeof import('./parts')

const loaded = writable<MemberParts | null>(null)

/**
 * Loads what only members need. A page that comes with a session waits for it before it is hydrated, and the server names it
 * among the preloads; somebody who logs in gets it then.
 */
export const loadMemberParts = async (): Promise<MemberParts> => {
  const known = loaded.get()
  if (known) return known
  const parts = await import(/* webpackChunkName: "member" */ './parts')
  loaded.set(parts)
  return parts
}

/** Hydration begins with what is there, because the server has drawn with it. */
const fromNow = { ...loaded, getInitial: loaded.get }

/** What only members need, once it is there. */
export const useMemberParts = (): MemberParts | null => useReadable(fromNow)
