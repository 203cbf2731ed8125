import { createContext } from 'react'
import type { FictionalAnswers } from '../../domain'

interface FictionalSettings {
  /** The operator's term for all languages; if empty, the built-in one is used. */
  fictional_singular: string
  fictional_icon: boolean
  fictional_answers: FictionalAnswers
  /** The operator's sentence about who replies, for all languages; if empty, the built-in one is used. */
  fictional_warning: string
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
  fictional_answers: 'team',
  fictional_warning: '',
})
