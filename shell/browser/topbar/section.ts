/** The entries of the main navigation; each is the path it leads to. */
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

/** The entry that a page belongs to: a conversation is one of the messages, wherever it was opened from. */
export const sectionOf = (pathname: string): Section | null => {
  if (chatOfMember.test(pathname)) return '/chats'
  return entries.find((entry) => pathname === entry || pathname.startsWith(`${entry}/`)) ?? null
}
