import type { ProfileCard } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'

export interface SceneProps {
  /** Null until they have loaded: a scene keeps its size. */
  people: readonly ProfileCard[] | null
}
/** A scene that leads to sign-up itself. */
export interface ActiveSceneProps extends SceneProps {
  /** The answer in the form beside the scene; null is everyone. */
  lookingFor: Gender | null
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people && people.length > 0 ? (people[index % people.length] ?? null) : null
