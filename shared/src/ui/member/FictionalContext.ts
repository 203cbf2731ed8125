import { createContext } from 'react'
import type { FictionalAnswers } from '../../domain'

interface FictionalSettings {
  fictional_singular: string
  fictional_icon: boolean
  fictional_answers: FictionalAnswers
  fictional_warning: string
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
  fictional_answers: 'team',
  fictional_warning: '',
})
