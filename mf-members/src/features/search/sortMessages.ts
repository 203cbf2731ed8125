import { defineMessages } from '@duetto/shared/i18n'

export const sortMessages = defineMessages({
  label: {
    id: 'members.sort.label',
    defaultMessage: 'Order',
    description: 'Accessible name of the select of the order of people',
  },
  suggested: {
    id: 'members.sort.suggested',
    defaultMessage: 'Suggested',
    description: 'Order: people who fit best first',
  },
  nearest: { id: 'members.sort.nearest', defaultMessage: 'Nearest first', description: 'Order of people' },
  newest: { id: 'members.sort.newest', defaultMessage: 'Newest first', description: 'Order of people' },
  active: {
    id: 'members.sort.active',
    defaultMessage: 'Recently active',
    description: 'Order: people who were here last first',
  },
})
