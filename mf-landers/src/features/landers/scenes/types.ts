import type { ProfileCard } from '@duetto/shared/contract'

export interface SceneProps {
  /** Null until they are loaded: a scene keeps its size. */
  people: readonly ProfileCard[] | null
}

/** How many members a scene shows at most. */
export const SCENE_PEOPLE = 12

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people && people.length > 0 ? (people[index % people.length] ?? null) : null
