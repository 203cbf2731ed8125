import { defineMessages } from '@duetto/shared/i18n'

/** Why something was refused and what helps (TRUST-11). */
export const errorMessages = defineMessages({
  unknown: {
    id: 'members.error.unknown',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Any fault without a sentence of its own',
  },
  network: {
    id: 'members.error.network',
    defaultMessage: 'There is no connection. Check your network and try again.',
    description: 'No answer from the server at all',
  },
  unavailable: {
    id: 'members.error.unavailable',
    defaultMessage: 'The site is busy at the moment. Please try again in a minute.',
    description: 'The server is overloaded or away',
  },
  tooFast: {
    id: 'members.error.tooFast',
    defaultMessage: 'That was a bit fast. Please wait a moment and try again.',
    description: 'Too many requests',
  },
  notConfirmed: {
    id: 'members.error.notConfirmed',
    defaultMessage: 'Confirm your e-mail address first: open the link that we sent you.',
    description: 'The account is not activated yet',
  },
  blocked: {
    id: 'members.error.blocked',
    defaultMessage: 'One of you has blocked the other, so this is not possible.',
    description: 'Blocked by or blocking the other one',
  },
  notFound: {
    id: 'members.error.notFound',
    defaultMessage: 'This profile is no longer here.',
    description: 'Profile deleted, or not to be seen',
  },
  swipeLimit: {
    id: 'members.error.swipeLimit',
    defaultMessage: 'Your likes of today are used up. New ones come tomorrow.',
    description: 'Limit of likes a day in the swipe game',
  },
  suspended: {
    id: 'members.error.suspended',
    defaultMessage: 'Your account is suspended. Write to our support team to find out why.',
    description: 'Account suspended by the operator',
  },
  badInput: {
    id: 'members.error.badInput',
    defaultMessage: 'Something in what you entered was not accepted. Please check it.',
    description: 'Input refused by the server',
  },
})
