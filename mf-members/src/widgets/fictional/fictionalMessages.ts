import { defineMessages } from '@duetto/shared/i18n'

export const fictionalMessages = defineMessages({
  plural: {
    id: 'members.fictional.plural',
    defaultMessage: 'fictional profiles',
    description:
      'What fictional profiles are called inside a sentence, where the site has no word of its own',
  },
})
