import { defineMessages } from '@duetto/shared/i18n'
import { createErrorMessage } from '@duetto/shared/texts'

export const errorMessages = defineMessages({
  notFound: {
    id: 'members.error.notFound',
    defaultMessage: 'This profile is no longer here.',
    description: 'Profile deleted, or not to be seen',
  },
  savedSearchLimit: {
    id: 'members.error.savedSearchLimit',
    defaultMessage: 'You have reached the limit of saved searches. Remove one to save another.',
    description: 'Limit of saved searches',
  },
  swipeLimit: {
    id: 'members.error.swipeLimit',
    defaultMessage: 'You have used today’s likes. You get new ones tomorrow.',
    description: 'Limit of likes a day in the swipe game',
  },
})

export const errorMessage = createErrorMessage({
  not_found: errorMessages.notFound,
  saved_search_limit: errorMessages.savedSearchLimit,
  swipe_limit: errorMessages.swipeLimit,
})
