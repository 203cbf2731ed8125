import remoteList from '../../../remotes.json'

export type RemoteName = keyof typeof remoteList

export const remotes = Object.keys(remoteList) as RemoteName[]

export const remotesToPrefetch = (who: 'visitor' | 'member'): RemoteName[] =>
  remotes.filter((name) => (remoteList[name].prefetchFor as string[]).includes(who))
