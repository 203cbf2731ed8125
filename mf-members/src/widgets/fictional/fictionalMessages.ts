import { defineMessages } from '@duetto/shared/i18n'

export const fictionalMessages = defineMessages({
  title: {
    id: 'members.fictional.title',
    defaultMessage: 'This is a fictional profile.',
    description: 'First sentence of the notice on a fictional profile',
  },
  text: {
    id: 'members.fictional.text',
    defaultMessage:
      'It is written and answered by the site for entertainment. You cannot meet {name} in person.',
    description: 'Rest of the notice on a fictional profile, where the site has no words of its own',
  },
  plural: {
    id: 'members.fictional.plural',
    defaultMessage: 'fictional profiles',
    description:
      'What fictional profiles are called inside a sentence, where the site has no word of its own',
  },
})
