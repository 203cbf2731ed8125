import { defineMessages } from '@duetto/shared/i18n'
import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from './api'

export const messages = defineMessages({
  unknown: {
    id: 'chat.failure.unknown',
    defaultMessage: 'An error occurred, please try again later.',
    description: 'Any fault without a sentence of its own',
  },
  network: {
    id: 'chat.failure.network',
    defaultMessage: 'There is no connection. Check your network and try again.',
    description: 'No answer from the server at all',
  },
  unavailable: {
    id: 'chat.failure.unavailable',
    defaultMessage: 'The site is busy at the moment. Please try again in a minute.',
    description: 'The server is overloaded',
  },
  tooFast: {
    id: 'chat.failure.tooFast',
    defaultMessage: 'That was a bit fast. Please wait a moment and try again.',
    description: 'Too many requests',
  },
  notFound: {
    id: 'chat.failure.notFound',
    defaultMessage: 'This conversation is no longer here.',
    description: 'Conversation or profile is gone',
  },
  tooLong: {
    id: 'chat.failure.tooLong',
    defaultMessage: 'Your message is too long. Shorten it a little.',
    description: 'More code points than the site allows',
  },
})

const byCode: Partial<Record<FailureCode, MessageDescriptor>> = {
  network: messages.network,
  unavailable: messages.unavailable,
  too_fast: messages.tooFast,
  not_found: messages.notFound,
  message_too_long: messages.tooLong,
}

/** The sentence for a refusal: why, and what helps. */
export const failureMessage = (code: FailureCode | null): MessageDescriptor =>
  (code && byCode[code]) || messages.unknown
