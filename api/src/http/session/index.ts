export { requireMember } from './plugin'
export { createSessions } from './sessions'
export type { SessionUser, Sessions } from './sessions'
