import remoteList from '../../../remotes.json'

export type RemoteName = keyof typeof remoteList

/** The separately deployed remotes, as listed in `remotes.json`. */
export const remotes = Object.keys(remoteList) as RemoteName[]

/** Remotes that a visitor or member is likely to open next, most likely first. */
export const remotesToPrefetch = (who: 'visitor' | 'member'): RemoteName[] =>
  remotes.filter((name) => (remoteList[name].prefetchFor as string[]).includes(who))
