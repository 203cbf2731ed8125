import { defineMessages } from '@duetto/shared/i18n'

export const discreetMessages = defineMessages({
  exit: {
    id: 'shell.discreet.exit',
    defaultMessage: 'Quick exit',
    description: 'Button in discreet mode: leaves for a neutral site at once',
  },
})
