import { defineMessages } from '@duetto/shared/i18n'

export const languageMessages = defineMessages({
  menu: {
    id: 'shell.nav.language',
    defaultMessage: 'Language',
    description: 'Name of the language menu',
  },
})
