import { defineMessages } from '@duetto/shared/i18n'

export const cookiesMessages = defineMessages({
  title: {
    id: 'shell.cookies.title',
    defaultMessage: 'Cookies',
    description: 'Heading of the page /pages/cookies',
  },
  heading1: {
    id: 'shell.cookies.heading1',
    defaultMessage: 'Strictly necessary',
    description: 'Heading 1 of the page /pages/cookies',
  },
  text1: {
    id: 'shell.cookies.text1',
    defaultMessage:
      'One cookie keeps you logged in ({days30} days), one remembers that you have logged in with this browser before ({days180} days), so that other people’s wrong passwords do not lock you out, one remembers your language ({days365} days), and one remembers whether you chose a light or dark appearance. While a page tests two headlines, one cookie holds the letter of the one that you see ({days30} days). One remembers that you use discreet mode ({days365} days). Two remember whether your account is paid or free and which notices are due, so that pages do not jump while they load ({days30} days, deleted when you log out). While we roll out a new version, one holds a random number that decides which version you get (until you close the browser). They need no consent.',
    description: 'Text under heading 1 of the page /pages/cookies',
  },
  heading2: {
    id: 'shell.cookies.heading2',
    defaultMessage: 'With your consent',
    description: 'Heading 2 of the page /pages/cookies',
  },
  text2: {
    id: 'shell.cookies.text2',
    defaultMessage:
      'If you came through a partner’s link, its parameters stay in this page only. They are stored in your browser, and sent to us when you sign up, only with your consent. Then we also count how far visits get, from the first page to a first purchase. These counts hold nothing about you; only your account notes where its visit began, for {days90} days. Refusing is as easy as accepting and changes nothing about the site. You can change your choice at any time under “Tracking settings” at the foot of every page.',
    description: 'Text under heading 2 of the page /pages/cookies',
  },
  heading3: {
    id: 'shell.cookies.heading3',
    defaultMessage: 'Withdrawing consent',
    description: 'Heading 3 of the page /pages/cookies',
  },
  text3: {
    id: 'shell.cookies.text3',
    defaultMessage:
      'Choose “Refuse” under “Tracking settings”. This deletes the tracking data in your browser and, if you are logged in, the tracking data stored with your account and orders. To remove all cookies as well, clear this site’s data in your browser.',
    description: 'Text under heading 3 of the page /pages/cookies',
  },
})
