import { defineMessages } from '@duetto/shared/i18n'

export const promptsMessages = defineMessages({
  title: {
    id: 'signup.prompts.title',
    defaultMessage: 'Prompts',
    description: 'Heading: short openings that a member answers on the profile',
  },
  text: {
    id: 'signup.prompts.text',
    defaultMessage: 'Answer up to {max}. They give people an easy first message.',
    description: 'Below the heading of the prompts',
  },
  add: {
    id: 'signup.prompts.add',
    defaultMessage: 'Choose a prompt',
    description: 'Button, and title of the list it opens',
  },
  remove: {
    id: 'signup.prompts.remove',
    defaultMessage: 'Remove “{prompt}”',
    description: 'Accessible name of the button that takes a prompt off the profile',
  },
  example: {
    id: 'signup.prompts.example',
    defaultMessage: 'For example: {example}',
    description: 'Hint of an answer',
  },
  full: {
    id: 'signup.prompts.full',
    defaultMessage: 'You have answered {max}. Remove one to choose another.',
    description: 'In place of the button once all places are taken',
  },
})
