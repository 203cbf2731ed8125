import type { ProfileCard } from '@duetto/shared/contract'
import { getContext } from 'typed-redux-saga'
import type { MembersBus } from '../../contract'

/** Emits the match at once: the server's event arrives later, or not at all while the event stream is down. */
export function* announceMatch(profile: ProfileCard) {
  const bus = yield* getContext<MembersBus>('bus')
  bus.emit('match', { profile: { ...profile, is_liked: true, is_match: true }, isOwn: true })
}
