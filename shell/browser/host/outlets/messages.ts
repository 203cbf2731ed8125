import { defineMessages } from '@duetto/shared/i18n'

export const remoteMessages = defineMessages({
  failedTitle: {
    id: 'shell.remote.failedTitle',
    defaultMessage: 'This part of the site did not load',
    description: 'Heading where a part of the site could not be loaded; the rest works',
  },
  failedText: {
    id: 'shell.remote.failedText',
    defaultMessage: 'Everything else works. Try again, or come back in a few minutes.',
    description: 'Text under the heading of a part that did not load',
  },
  stillLoading: {
    id: 'shell.remote.stillLoading',
    defaultMessage: 'This is taking longer than usual. Your connection may be slow.',
    description: 'Text over the skeleton of a page that has been loading for five seconds',
  },
  disabledText: {
    id: 'shell.remote.disabledText',
    defaultMessage: 'It is down for maintenance and will be back soon. Everything else works.',
    description: 'Text where operators have switched a part off',
  },
  noScript: {
    id: 'shell.remote.noScript',
    defaultMessage: 'This page needs JavaScript. Switch it on in your browser and load the page again.',
    description: 'Shown instead of a page in browsers without JavaScript',
  },
  developer: {
    id: 'shell.remote.developer',
    defaultMessage: 'Developer build: {names}',
    description: 'Badge for developers: which parts come from their own machine',
  },
  reset: {
    id: 'shell.remote.reset',
    defaultMessage: 'Back to the released builds',
    description: 'Button of the developer badge',
  },
})
