import { useReadable, writable } from '@duetto/shared/platform'

type MemberChunk = typeof import('./chunk')

const loaded = writable<MemberChunk | null>(null)

export const loadMember = async (): Promise<MemberChunk> => {
  const known = loaded.get()
  if (known) return known
  const chunk = await import(/* webpackChunkName: "member" */ './chunk')
  loaded.set(chunk)
  return chunk
}

const hydratable = { ...loaded, getInitial: loaded.get }

export const useMember = (): MemberChunk | null => useReadable(hydratable)
