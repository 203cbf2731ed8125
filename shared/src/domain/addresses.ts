const withToken = (path: string) => (token: string) => `${path}?token=${token}`

export const returnToParam = 'return'
export const blockParam = 'block'
export const signUpCompleteParam = 'api_signup_complete'

/** Paths of pages that other packages link to. A test checks that each matches a route of a remote. */
export const addresses = {
  home: '/',
  members: '/members',
  membersNamed: (name: string) => `/members?gender=all&country=all&name=${encodeURIComponent(name)}`,
  member: (id: number) => `/members/${id}`,
  liker: (id: number) => `/likes/m/${id}`,
  likes: '/likes',
  matches: '/likes/matches',
  chats: '/chats',
  chatWith: (profileId: number) => `/members/${profileId}/chat`,
  chat: (conversationId: number) => `/chats/${conversationId}`,
  blockInChat: (conversationId: number) => `/chats/${conversationId}?${blockParam}`,
  purchase: (paymentId: number) => `/transactions/${paymentId}`,
  signUp: (profileId?: number) => (profileId ? `/members/${profileId}/signup` : '/signup'),
  verification: '/profile#verification',
  ownData: '/settings#account',
  loginData: '/settings#login',
  login: (returnTo?: string) =>
    returnTo === undefined ? '/login' : `/login?${returnToParam}=${encodeURIComponent(returnTo)}`,
  settings: '/settings',
  activate: (returnTo?: string) =>
    returnTo === undefined ? '/activate' : `/activate?${returnToParam}=${encodeURIComponent(returnTo)}`,
  activated: withToken('/activate/done'),
  mailChanged: withToken('/mail-change/do'),
  mailChangeStopped: withToken('/mail-change/stop'),
  newPassword: withToken('/reset-password/do'),
  unsubscribed: withToken('/unsubscribe'),
  accountDeleted: withToken('/account-deleted'),
} as const

/**
 * Login returns to the search or profile that the visitor came from, also from a subpage such as `/members/12/signup`.
 * From all other pages, it leads to `afterLoginPath`.
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
 * When the server redirects a page to login, the return path lacks the page's fragment, but the browser keeps it in the
 * login page's URL.
 */
export const withHash = (path: string, hash: string): string => (path.includes('#') ? path : path + hash)

export const afterLoginPath = addresses.members
export const afterLogoutPath = addresses.home
