import { defineMessages } from '@duetto/shared/i18n'

export const cookieMessages = defineMessages({
  needed: {
    id: 'signup.cookies.needed',
    defaultMessage:
      'Your browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and reload the page.',
    description: 'Above the forms for login and sign-up, in a browser that blocks all cookies',
  },
})
