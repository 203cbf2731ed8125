import type { ProfileCard } from '@duetto/shared/contract'

export interface SceneProps {
  /** Null until they have loaded: a scene keeps its size. */
  people: readonly ProfileCard[] | null
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people && people.length > 0 ? (people[index % people.length] ?? null) : null
