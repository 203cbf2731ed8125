import { defineMessages } from '@duetto/shared/i18n'

export const updateMessages = defineMessages({
  ready: {
    id: 'shell.update.ready',
    defaultMessage: 'A new version of this site is ready.',
    description: 'Note that stays until it is closed, after the site was deployed anew',
  },
  reload: { id: 'shell.update.reload', defaultMessage: 'Reload', description: 'Button of that note' },
  typed: {
    id: 'shell.update.typed',
    defaultMessage: 'You are still writing something. Send or save it first, then reload.',
    description: 'Answer to the button while a field of the page holds text that is not saved',
  },
})
