const withToken = (path: string) => (token: string) => `${path}?token=${token}`

/** Query parameter of the login page with the path to open afterwards. */
export const returnToParam = 'return'
/** Query parameter of a conversation that opens the block dialog. */
export const blockParam = 'block'

/** Paths to which e-mails, notices and the shell link. The remotes declare the pages; a test compares both. */
export const addresses = {
  home: '/',
  members: '/members',
  /** The search for a name among all genders and countries. */
  membersNamed: (name: string) => `/members?gender=all&country=all&name=${encodeURIComponent(name)}`,
  member: (id: number) => `/members/${id}`,
  liker: (id: number) => `/likes/m/${id}`,
  likes: '/likes',
  chats: '/chats',
  chatWith: (profileId: number) => `/members/${profileId}/chat`,
  chat: (conversationId: number) => `/chats/${conversationId}`,
  blockInChat: (conversationId: number) => `/chats/${conversationId}?${blockParam}`,
  purchase: (paymentId: number) => `/transactions/${paymentId}`,
  signUp: (profileId?: number) => (profileId ? `/members/${profileId}/signup` : '/signup'),
  /** Section of the profile page about the verified mark. */
  verification: '/profile#verification',
  /** Section of the settings page with the data export. */
  ownData: '/settings#account',
  /** Section of the settings page with e-mail address and password. */
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

/**
 * Returns the path of the login page. After login, the member returns to the current profile or search, from a page
 * below a profile to that profile, and from other pages to the default page.
 */
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

/**
 * Appends the URL fragment unless the path has one. Servers do not receive fragments, so a path from a server redirect
 * lacks it.
 */
export const withHash = (path: string, hash: string): string => (path.includes('#') ? path : path + hash)

export const afterLoginPath = addresses.members
export const afterLogoutPath = addresses.home
