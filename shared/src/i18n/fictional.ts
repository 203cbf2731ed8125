import type { IntlShape } from 'react-intl'
import type { FictionalAnswers } from '../domain'
import { defineMessages } from './defineMessages'

const fictionalMessages = defineMessages({
  title: {
    id: 'shared.fictional.title',
    defaultMessage: '{name} is a fictional profile.',
    description: 'Beginning of the notice about a fictional profile; a sentence about who answers follows',
  },
  team: {
    id: 'shared.fictional.team',
    defaultMessage: 'Messages are written by our team, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where people do',
  },
  script: {
    id: 'shared.fictional.script',
    defaultMessage: 'Messages are written by a script, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where a program does',
  },
  both: {
    id: 'shared.fictional.both',
    defaultMessage:
      'Messages are written by our team, or by a script, for entertainment. You cannot meet in person.',
    description: 'Who answers for fictional profiles, where people and a program do',
  },
})

interface FictionalSettings {
  fictional_answers: FictionalAnswers
  /** The operator's sentence, used for all languages; if empty, the built-in translated sentence is used. */
  fictional_warning: string
}
type Formatter = Pick<IntlShape, 'formatMessage'>

/** Returns the sentences about who replies for fictional profiles on this site (TRUST-01). */
export const fictionalAnswersText = (
  { formatMessage }: Formatter,
  { fictional_answers: answers, fictional_warning: warning }: FictionalSettings,
): string => warning || formatMessage(fictionalMessages[answers])

export const fictionalTitle = ({ formatMessage }: Formatter, name: string): string =>
  formatMessage(fictionalMessages.title, { name })
