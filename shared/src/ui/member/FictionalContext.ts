import { createContext } from 'react'
import type { FictionalAnswers } from '../../domain'

/** Settings for the label and the statement of fictional profiles. */
interface FictionalSettings {
  /** The operator's term for all languages; empty for ours, which is translated. */
  fictional_singular: string
  /** Whether the label has a mask icon. */
  fictional_icon: boolean
  fictional_answers: FictionalAnswers
  /** The operator's sentence about who answers, for all languages; empty for ours. */
  fictional_warning: string
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
  fictional_answers: 'team',
  fictional_warning: '',
})
