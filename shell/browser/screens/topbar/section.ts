/** The entries of the main navigation, as paths. */
const entries = [
  '/members',
  '/swipe-game',
  '/match-finder',
  '/likes',
  '/chats',
  '/credits',
  '/premium',
] as const
export type Section = (typeof entries)[number]

const chatOfMember = /^\/members\/[^/]+\/chat$/

/** The entry that a page belongs to: a conversation belongs to Messages, wherever it was opened. */
export const sectionOf = (pathname: string): Section | null => {
  if (chatOfMember.test(pathname)) return '/chats'
  return entries.find((entry) => pathname === entry || pathname.startsWith(`${entry}/`)) ?? null
}
