import type { IntlShape } from 'react-intl'
import type { FictionalAnswers } from '../domain'
import { fictionalMessages } from './fictionalMessages'

interface FictionalSettings {
  fictional_answers: FictionalAnswers
  fictional_warning: string
}
type Formatter = Pick<IntlShape, 'formatMessage'>

/** Explains who replies for fictional profiles on this site (TRUST-01). */
export const fictionalAnswersText = (
  { formatMessage }: Formatter,
  { fictional_answers: answers, fictional_warning: warning }: FictionalSettings,
): string => warning || formatMessage(fictionalMessages[answers])

export const fictionalTitle = ({ formatMessage }: Formatter, name: string): string =>
  formatMessage(fictionalMessages.title, { name })
