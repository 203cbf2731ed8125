import { defineMessages } from '@duetto/shared/i18n'

export const consentMessages = defineMessages({
  name: {
    id: 'shell.consent.name',
    defaultMessage: 'Your choice about tracking',
    description: 'Heading of the panel that asks for consent to remember where a visitor came from',
  },
  text: {
    id: 'shell.consent.text',
    defaultMessage: 'May we store the link that brought you here, and count how far you get?',
    description: 'Text of the slim bar that asks for consent; as short as possible',
  },
  more: {
    id: 'shell.consent.more',
    defaultMessage: 'What we store',
    description: 'Link of the consent panel to the page on cookies',
  },
  refuse: {
    id: 'shell.consent.refuse',
    defaultMessage: 'Refuse',
    description: 'Button of the consent panel, as prominent as the other one',
  },
  accept: {
    id: 'shell.consent.accept',
    defaultMessage: 'Allow',
    description: 'Button of the consent panel, as prominent as the other one',
  },
  change: {
    id: 'shell.consent.change',
    defaultMessage: 'Tracking settings',
    description: 'Footer button that shows the consent panel again',
  },
})
