export { requireMember } from './plugin'
export { createSessions } from './sessions'
export type { SessionUser, Sessions } from './sessions'
export { sessionCookie } from './plugin'
