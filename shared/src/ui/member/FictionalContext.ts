import { createContext } from 'react'
import type { FictionalAnswers } from '../../domain'

/** Settings for the label and statement of fictional profiles. */
interface FictionalSettings {
  /** The operator's term, used for all languages; if empty, the built-in translated term is used. */
  fictional_singular: string
  fictional_icon: boolean
  fictional_answers: FictionalAnswers
  /**
   * The operator's sentence about who replies, used for all languages; if empty, the built-in translated sentence is
   * used.
   */
  fictional_warning: string
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
  fictional_answers: 'team',
  fictional_warning: '',
})
