import type { ProfileCard } from '@duetto/shared/contract'
import type { Interest, NichePrefix } from '@duetto/shared/domain'
import type { ReactNode } from 'react'
import type { LanderOptions } from '../../../entities/content/landers'
import type { LookingFor } from '../../../widgets/join/JoinForm'

export interface Answers {
  /** Undefined only in the conversation scene, until the niche or the visitor determines it. */
  lookingFor: LookingFor | undefined
  interests: readonly Interest[]
}

export interface SceneProps {
  /** Null while loading. The scene must keep its size when the people have loaded. */
  people: readonly ProfileCard[] | null
  earlyIndex: (index: number) => number
}
export interface ActiveSceneProps extends SceneProps {
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
  options: LanderOptions
  niche: NichePrefix
  form: ReactNode
}

export const personAt = (people: SceneProps['people'], index: number): ProfileCard | null =>
  people?.[index] ?? null

export const placesFor = (people: SceneProps['people'], most: number): number =>
  people && people.length > 0 ? Math.min(most, people.length) : most
