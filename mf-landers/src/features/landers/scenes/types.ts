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
  people?.[index] ?? null

/** Number of places for at most `most` people: all while loading, and afterwards one for each person. */
export const placesFor = (people: SceneProps['people'], most: number): number =>
  people && people.length > 0 ? Math.min(most, people.length) : most
