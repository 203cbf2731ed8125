import { defineMessages } from '@duetto/shared/i18n'

export const savedMessages = defineMessages({
  list: {
    id: 'members.saved.list',
    defaultMessage: 'Saved searches',
    description: 'Accessible name of the list of saved searches above the results',
  },
  save: {
    id: 'members.saved.save',
    defaultMessage: 'Save search',
    description: 'Button beside the chosen filters',
  },
  saved: {
    id: 'members.saved.saved',
    defaultMessage: 'Search saved. We’ll tell you when someone new fits.',
    description: 'Toast after a search was saved',
  },
  remove: {
    id: 'members.saved.remove',
    defaultMessage: 'Remove saved search: {search}',
    description: 'Accessible name of the button on a saved search; {search} is its list of filters',
  },
  everyone: {
    id: 'members.saved.everyone',
    defaultMessage: 'No filters',
    description: 'Name of a saved search without filters',
  },
})
