import type { ProfileCard } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'

export interface SceneProps {
  /** Null while loading; the scene keeps its size. */
  people: readonly ProfileCard[] | null
}
/** A scene that can open sign-up. */
export interface ActiveSceneProps extends SceneProps {
  /** Gender chosen in the form; null for everyone. */
  lookingFor: Gender | null
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people && people.length > 0 ? (people[index % people.length] ?? null) : null
