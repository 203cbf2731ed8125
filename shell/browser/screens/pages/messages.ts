import { defineMessages } from '@duetto/shared/i18n'

export const pageMessages = defineMessages({
  langTitle: {
    id: 'shell.lang.title',
    defaultMessage: 'Language',
    description: 'Heading of the page on languages',
  },
  langLabel: {
    id: 'shell.lang.label',
    defaultMessage: 'Languages offered in your country ({country})',
    description: 'Label of the list of languages',
  },
  langAll: {
    id: 'shell.lang.all',
    defaultMessage: 'The languages of this site',
    description: 'Label of the list of languages, where the country is not known',
  },
  asOf: {
    id: 'shell.static.asOf',
    defaultMessage: 'Last updated {date, date, long}',
    description: 'Under the heading of a legal text',
  },
  contents: {
    id: 'shell.static.contents',
    defaultMessage: 'On this page',
    description: 'Heading of the list of a text’s parts',
  },
})
