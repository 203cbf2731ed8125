import remoteList from '../../../remotes.json'

export type RemoteName = keyof typeof remoteList

export const remotes = Object.keys(remoteList) as RemoteName[]

export const remotesToPrefetch = (who: 'visitor' | 'member'): RemoteName[] =>
  remotes.filter((name) => (remoteList[name].prefetchFor as string[]).includes(who))

/**
 * A valid identifier, because the container is a global variable, and unique per build, because webpack would mix the
 * chunks of two builds with the same name.
 */
export const containerName = (name: string, build: string): string =>
  `${name.replace(/\W/g, '_')}_${build.replace(/\W/g, (character) => `$${character.charCodeAt(0)}`)}`
