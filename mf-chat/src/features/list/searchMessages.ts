import { defineMessages } from '@duetto/shared/i18n'

export const searchMessages = defineMessages({
  people: {
    id: 'chat.search.people',
    defaultMessage: 'Conversations',
    description: 'Heading above the people whose name the search found',
  },
  messages: {
    id: 'chat.search.messages',
    defaultMessage: 'Messages',
    description: 'Heading above the messages that the search found',
  },
  nothing: {
    id: 'chat.search.nothing',
    defaultMessage: 'Nothing found for “{query}”. Try another word.',
    description: 'The search in all messages finds nothing',
  },
  failed: {
    id: 'chat.search.failed',
    defaultMessage: 'The search failed',
    description: 'Heading when the search failed',
  },
  more: {
    id: 'chat.search.more',
    defaultMessage: 'Show more',
    description: 'Button below the found messages: loads older ones',
  },
})
