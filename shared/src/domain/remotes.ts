import remoteList from '../../../remotes.json'

export type RemoteName = keyof typeof remoteList

/** The separately deployed packages, as `remotes.json` lists them. */
export const remotes = Object.keys(remoteList) as RemoteName[]

/** Remotes that a visitor or a member is likely to open next, the likeliest first. */
export const likelyRemotes = (who: 'visitor' | 'member'): RemoteName[] =>
  remotes.filter((name) => (remoteList[name].prefetchFor as string[]).includes(who))
