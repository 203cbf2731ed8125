export { requireMember, sessionCookieOf } from './plugin'
export { createSessions } from './sessions'
export type { SessionUser, Sessions } from './sessions'
