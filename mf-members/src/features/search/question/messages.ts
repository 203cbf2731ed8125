import { defineMessages } from '@duetto/shared/i18n'

export const questionMessages = defineMessages({
  title: {
    id: 'members.question.title',
    defaultMessage: 'Question of the day',
    description: 'Small heading above a prompt that the member may answer for their profile',
  },
  hint: {
    id: 'members.question.hint',
    defaultMessage: 'Your answer goes on your profile.',
    description: 'Under the field of the question of the day',
  },
  save: {
    id: 'members.question.save',
    defaultMessage: 'Add to profile',
    description: 'Button: puts the answer to the question of the day on the own profile',
  },
  skip: {
    id: 'members.question.skip',
    defaultMessage: 'Not today',
    description: 'Button: puts the question of the day aside',
  },
  saved: {
    id: 'members.question.saved',
    defaultMessage: 'Your answer is on your profile.',
    description: 'After the question of the day was answered',
  },
  toProfile: {
    id: 'members.question.toProfile',
    defaultMessage: 'See your profile',
    description: 'Link after the question of the day was answered',
  },
})
