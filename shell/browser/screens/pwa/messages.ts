import { defineMessages } from '@duetto/shared/i18n'

export const updateMessages = defineMessages({
  ready: {
    id: 'shell.update.ready',
    defaultMessage: 'A new version of this site is ready.',
    description: 'Toast after a new version of the site was deployed; stays until it is closed',
  },
  reload: {
    id: 'shell.update.reload',
    defaultMessage: 'Reload',
    description: 'Button of the toast about a new version',
  },
  typed: {
    id: 'shell.update.typed',
    defaultMessage: 'You are still writing something. Send or save it first, then reload.',
    description: 'Shown after the button is pressed while a field has unsaved text',
  },
})
