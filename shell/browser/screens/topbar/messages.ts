import { defineMessages } from '@duetto/shared/i18n'

export const topBarMessages = defineMessages({
  main: {
    id: 'shell.nav.main',
    defaultMessage: 'Main',
    description: 'Name of the main navigation for screen readers',
  },
  members: {
    id: 'shell.nav.members',
    defaultMessage: 'Members',
    description: 'Navigation: search of members',
  },
  likes: { id: 'shell.nav.likes', defaultMessage: 'Likes', description: 'Navigation: likes and matches' },
  swipe: { id: 'shell.nav.swipe', defaultMessage: 'Swipe', description: 'Navigation: swipe game' },
  messages: {
    id: 'shell.nav.messages',
    defaultMessage: 'Messages',
    description: 'Navigation: conversations',
  },
  matchFinder: {
    id: 'shell.nav.matchFinder',
    defaultMessage: 'Match finder',
    description: 'Navigation and account menu: questions that find the people who fit best',
  },
  activity: {
    id: 'shell.nav.activity',
    defaultMessage: 'Activity',
    description: 'Account menu: what others did since the member’s last visit',
  },
  credits: {
    id: 'shell.nav.credits',
    defaultMessage: 'Credits',
    description: 'Navigation of a paying member: buy credits',
  },
  premium: {
    id: 'shell.nav.premium',
    defaultMessage: 'Get Premium',
    description: 'Navigation of a free member: premium offer',
  },
  premiumShort: {
    id: 'shell.nav.premiumShort',
    defaultMessage: 'Premium',
    description: 'The same in a narrow window',
  },
  login: {
    id: 'shell.nav.login',
    defaultMessage: 'Log in',
    description: 'Button of the top bar for visitors',
  },
  back: { id: 'shell.nav.back', defaultMessage: 'Back', description: 'Back button of the installed app' },
  unread: {
    id: 'shell.nav.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Accessible text of the badge at Messages',
  },
  newLikes: {
    id: 'shell.nav.newLikes',
    defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
    description: 'Accessible text of the badge at Likes',
  },
  balance: {
    id: 'shell.nav.balance',
    defaultMessage: '{count, plural, one {# credit left} other {# credits left}}',
    description: 'Accessible text of the badge at Credits',
  },
  account: { id: 'shell.nav.account', defaultMessage: 'Account', description: 'Name of the account menu' },
  profile: {
    id: 'shell.nav.profile',
    defaultMessage: 'My profile',
    description: 'Entry of the account menu',
  },
  settings: {
    id: 'shell.nav.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the account menu',
  },
  transactions: {
    id: 'shell.nav.transactions',
    defaultMessage: 'Purchases',
    description: 'Entry of the account menu: transactions',
  },
  install: {
    id: 'shell.nav.install',
    defaultMessage: 'Install the app',
    description: 'Entry of the account menu where the browser offers to install the site',
  },
  logout: { id: 'shell.nav.logout', defaultMessage: 'Log out', description: 'Entry of the account menu' },
  logoutFailed: {
    id: 'shell.nav.logoutFailed',
    defaultMessage: 'You are still logged in: we could not reach the site. Try again.',
    description: 'Note when logging out failed',
  },
  themeLight: {
    id: 'shell.theme.light',
    defaultMessage: 'Light appearance',
    description: 'Entry of the account menu',
  },
  themeDark: {
    id: 'shell.theme.dark',
    defaultMessage: 'Dark appearance',
    description: 'Entry of the account menu',
  },
  themeSystem: {
    id: 'shell.theme.system',
    defaultMessage: 'Same as my device',
    description: 'Entry of the account menu',
  },
  search: {
    id: 'shell.search.label',
    defaultMessage: 'Search members',
    description:
      'Label of the search field in the top bar, for screen readers, and of the button that opens it',
  },
  searchShort: {
    id: 'shell.search.placeholder',
    defaultMessage: 'Search',
    description: 'In the empty search field in the top bar, which can be as narrow as this word',
  },
  searchClose: {
    id: 'shell.search.close',
    defaultMessage: 'Close search',
    description: 'Button beside the search field of a narrow window',
  },
  searchAll: {
    id: 'shell.search.all',
    defaultMessage: 'All results for “{name}”',
    description: 'Last suggestion of the member search: opens the page with all results',
  },
  searchFailed: {
    id: 'shell.nav.searchFailed',
    defaultMessage: 'The search did not work.',
    description: 'In place of the suggestions of the member search, beside “Try again”',
  },
  searchEmpty: {
    id: 'shell.search.empty',
    defaultMessage: 'No one here by that name',
    description: 'Shown where no member’s name begins as typed',
  },
  home: {
    id: 'shell.nav.home',
    defaultMessage: '{name}, home',
    description: 'Accessible name of the logo, which leads home',
  },
})
