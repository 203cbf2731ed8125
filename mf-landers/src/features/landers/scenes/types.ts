import type { ProfileCard } from '@duetto/shared/contract'
import type { Interest } from '@duetto/shared/domain'
import type { ReactNode } from 'react'
import type { LanderOptions } from '../../../entities/content/landers'
import type { LookingFor } from '../../../widgets/join/JoinForm'

/** What a visitor answers on a lander; sign-up continues with it. */
export interface Answers {
  lookingFor: LookingFor
  interests: readonly Interest[]
}

export interface SceneProps {
  /** Null while loading; the scene keeps its size. */
  people: readonly ProfileCard[] | null
  /** Returns the index in the page's initial data of the person at this index of the scene. */
  earlyIndex: (index: number) => number
}
/** A scene in which the visitor acts. */
export interface ActiveSceneProps extends SceneProps {
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  options: LanderOptions
  /** The form, for a scene that contains it. */
  form: ReactNode
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people && people.length > 0 ? (people[index % people.length] ?? null) : null
