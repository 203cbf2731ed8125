import { defineMessages } from '../i18n/defineMessages'

export const commonErrorMessages = defineMessages({
  unknown: {
    id: 'shared.error.unknown',
    defaultMessage: 'An error occurred, please try again later.',
    description: 'Any failure without a sentence of its own; fixed Italian text',
  },
  network: {
    id: 'shared.error.network',
    defaultMessage: 'There is no connection. Check your network and try again.',
    description: 'No answer from the server at all',
  },
  unavailable: {
    id: 'shared.error.unavailable',
    defaultMessage: 'The site is busy at the moment. Please try again in a minute.',
    description: 'The server is overloaded or away',
  },
  tooFast: {
    id: 'shared.error.tooFast',
    defaultMessage: 'That was a bit fast. Please wait a moment and try again.',
    description: 'Too many requests',
  },
  badInput: {
    id: 'shared.error.badInput',
    defaultMessage: 'Something you entered was not accepted. Please check it.',
    description: 'Input refused by the server',
  },
  sessionEnded: {
    id: 'shared.error.sessionEnded',
    defaultMessage: 'You have been logged out. Log in and try again.',
    description: 'The session had ended',
  },
  suspended: {
    id: 'shared.error.suspended',
    defaultMessage: 'Your account is suspended. Contact support to find out why.',
    description: 'Account suspended by the operator',
  },
  restricted: {
    id: 'shared.error.restricted',
    defaultMessage:
      'You cannot like profiles or start conversations at the moment. The page “Complaints” says why and until when.',
    description: 'The operator has restricted the member for some days',
  },
  notConfirmed: {
    id: 'shared.error.notConfirmed',
    defaultMessage: 'Confirm your e-mail address first, with the code or the link we sent you.',
    description: 'The account is not activated yet',
  },
  blocked: {
    id: 'shared.error.blocked',
    defaultMessage: 'One of you has blocked the other, so this is not possible.',
    description: 'Blocked by or blocking the other member',
  },
  copied: {
    id: 'shared.error.copied',
    defaultMessage:
      'You have sent this text to several people today. Write something of your own to this person, or try again in a few hours.',
    description: 'The same first message to many people was refused',
  },
  notFound: {
    id: 'shared.error.notFound',
    defaultMessage: 'This is no longer here, or you have no access to it.',
    description: 'Deleted, never existed, or belongs to someone else',
  },
  conflict: {
    id: 'shared.error.conflict',
    defaultMessage: 'Something has changed in the meantime. Reload the page and try again.',
    description: 'The data on the server has changed since the page was loaded',
  },
  forbidden: {
    id: 'shared.error.forbidden',
    defaultMessage: 'This is not possible with your account. Contact support if you think that is wrong.',
    description: 'Not allowed',
  },
  needsCredits: {
    id: 'shared.error.needsCredits',
    defaultMessage: 'You do not have enough credits for this. Buy a package and try again.',
    description: 'Not enough credits',
  },
  tooLarge: {
    id: 'shared.error.tooLarge',
    defaultMessage: 'The file is too large. Choose a smaller one.',
    description: 'The body of the request is too large',
  },
})
