import { defineMessages } from '@duetto/shared/i18n'

export const questionMessages = defineMessages({
  real: {
    id: 'landers.question.real',
    defaultMessage: 'Are all the people real?',
    description: 'Question on the home page',
  },
  realAnswer: {
    id: 'landers.question.realAnswer',
    defaultMessage:
      'No. Some profiles are fictional. Their label says so wherever you see them, you cannot meet them, and you can hide them in the search.',
    description: 'Answer to “Are all the people real?”',
  },
  sees: {
    id: 'landers.question.sees',
    defaultMessage: 'Who sees my profile?',
    description: 'Question on the home page',
  },
  seesAnswer: {
    id: 'landers.question.seesAnswer',
    defaultMessage:
      'Other members. Visitors see your main photo only if you allow it. You can be invisible, or show yourself to members only.',
    description: 'Answer to “Who sees my profile?”',
  },
  pay: {
    id: 'landers.question.pay',
    defaultMessage: 'Do I have to pay?',
    description: 'Question on the home page',
  },
  payAnswer: {
    id: 'landers.question.payAnswer',
    defaultMessage:
      'No. A profile, the search and your first messages are free. Later messages cost credits, which you buy once and without a subscription.',
    description: 'Answer to “Do I have to pay?”',
  },
})
