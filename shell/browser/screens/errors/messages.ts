import { defineMessages } from '@duetto/shared/i18n'

export const errorMessages = defineMessages({
  notFoundTitle: {
    id: 'shell.error.notFound',
    defaultMessage: 'This page could not be found',
    description: 'Heading of the 404 page',
  },
  notFoundText: {
    id: 'shell.error.notFoundText',
    defaultMessage: 'The address may be mistyped, or the page may have been removed.',
    description: 'Text of the 404 page',
  },
  home: {
    id: 'shell.error.home',
    defaultMessage: 'Go to the home page',
    description: 'Link of the 404 page',
  },
  pageLost: {
    id: 'shell.error.pageLost',
    defaultMessage: 'This page did not load',
    description: 'Heading where a page of the site could not be loaded; the rest of the site works',
  },
  pageLostText: {
    id: 'shell.error.pageLostText',
    defaultMessage: 'Check your connection and try again. The rest of the site works.',
    description: 'Text below it',
  },
  error: {
    id: 'shell.error.title',
    defaultMessage: 'Error',
    description: 'Heading of the error page without a message of its own',
  },
  errorText: {
    id: 'shell.error.text',
    defaultMessage: 'An error occurred, please try again later.',
    description: 'Text of the general error page',
  },
  reload: {
    id: 'shell.error.reload',
    defaultMessage: 'Reload the page',
    description: 'Button of the error page',
  },
})
