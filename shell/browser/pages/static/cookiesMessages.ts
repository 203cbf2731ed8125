import { defineMessages } from '@duetto/shared/i18n'

export const cookiesMessages = defineMessages({
  title: {
    id: 'shell.cookies.title',
    defaultMessage: 'Cookies',
    description: 'Heading of the page /pages/cookies',
  },
  heading1: {
    id: 'shell.cookies.heading1',
    defaultMessage: 'Those that must be',
    description: 'Heading 1 of the page /pages/cookies',
  },
  text1: {
    id: 'shell.cookies.text1',
    defaultMessage:
      'One cookie remembers that you are logged in ({days30} days), one your language ({days365} days), one your choice of light or dark. They need no consent.',
    description: 'Text under heading 1 of the page /pages/cookies',
  },
  heading2: {
    id: 'shell.cookies.heading2',
    defaultMessage: 'Those that ask first',
    description: 'Heading 2 of the page /pages/cookies',
  },
  text2: {
    id: 'shell.cookies.text2',
    defaultMessage:
      'If you came by a partner’s link, its parameters wait in this page only. They are kept in your browser, and told to us at sign-up, only with your consent. Refusing is as easy as accepting, changes nothing about the site, and both can be changed under “Tracking choice” at the foot of every page.',
    description: 'Text under heading 2 of the page /pages/cookies',
  },
  heading3: {
    id: 'shell.cookies.heading3',
    defaultMessage: 'Taking it back',
    description: 'Heading 3 of the page /pages/cookies',
  },
  text3: {
    id: 'shell.cookies.text3',
    defaultMessage: 'Clear the data of this site in your browser, and all of it is gone.',
    description: 'Text under heading 3 of the page /pages/cookies',
  },
})
