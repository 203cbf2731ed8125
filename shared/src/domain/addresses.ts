const withToken = (path: string) => (token: string) => `${path}?token=${token}`

/** Query parameter of the login page that names where to go afterwards. */
export const returnToParam = 'return'
/** Query parameter of a conversation that asks whether to block the other member. */
export const blockParam = 'block'

/**
 * Addresses that are linked from outside the page's own remote: from mails, notices and the shell. The pages themselves are
 * declared by the remotes; a test compares the two.
 */
export const addresses = {
  home: '/',
  members: '/members',
  member: (id: number) => `/members/${id}`,
  liker: (id: number) => `/likes/m/${id}`,
  likes: '/likes',
  chats: '/chats',
  chat: (conversationId: number) => `/chats/${conversationId}`,
  blockInChat: (conversationId: number) => `/chats/${conversationId}?${blockParam}`,
  purchase: (paymentId: number) => `/transactions/${paymentId}`,
  signUp: (profileId?: number) => (profileId ? `/members/${profileId}/signup` : '/signup'),
  /** Part of the settings with the export of one's own data. */
  ownData: '/settings#account',
  /** Part of the settings with the e-mail address and the password. */
  loginData: '/settings#login',
  login: (returnTo?: string) =>
    returnTo === undefined ? '/login' : `/login?${returnToParam}=${encodeURIComponent(returnTo)}`,
  settings: '/settings',
  activated: withToken('/activate/done'),
  mailChanged: withToken('/mail-change/do'),
  mailChangeStopped: withToken('/mail-change/stop'),
  newPassword: withToken('/reset-password/do'),
  unsubscribed: withToken('/unsubscribe'),
  accountDeleted: withToken('/account-deleted'),
} as const

/** Log-in that leads back to the profile or the search in view; pages around a profile lead to the profile. */
export const loginFrom = ({
  pathname,
  search,
  hash = '',
}: {
  pathname: string
  search: string
  hash?: string
}): string => {
  const people = /^\/members(\/\d+)?(?![\w-])/.exec(pathname)?.[0]
  return addresses.login(people && people + (people === pathname ? search + hash : ''))
}

/** The server never sees the fragment: the browser carries it over the redirect to log-in. */
export const withHash = (path: string, hash: string): string => (path.includes('#') ? path : path + hash)

export const afterLoginPath = addresses.members
export const afterLogoutPath = addresses.home
