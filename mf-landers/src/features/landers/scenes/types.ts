import type { ProfileCard } from '@duetto/shared/contract'
import type { Interest } from '@duetto/shared/domain'
import type { ReactNode } from 'react'
import type { LanderOptions } from '../../../entities/content/landers'
import type { LookingFor } from '../../../widgets/join/JoinForm'

/** A visitor’s answers on a lander, passed to sign-up. */
export interface Answers {
  lookingFor: LookingFor
  interests: readonly Interest[]
}

export interface SceneProps {
  /** Null while loading; the scene keeps its size. */
  people: readonly ProfileCard[] | null
  /** Maps an index of the scene to the person’s index in the page’s initial data. */
  earlyIndex: (index: number) => number
}
export interface ActiveSceneProps extends SceneProps {
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  options: LanderOptions
  /** The form, for a scene that contains it. */
  form: ReactNode
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people?.[index] ?? null

/** Returns `most` while loading or without people, otherwise the number of people, up to `most`. */
export const placesFor = (people: SceneProps['people'], most: number): number =>
  people && people.length > 0 ? Math.min(most, people.length) : most
