import { eventChannel } from 'redux-saga'
import type { ChatContext } from '../../state'
import { hasMoreEntitlements, entitlementsOf } from './entitlements'

export const entitlementsChannel = (session: NonNullable<ChatContext['session']>) =>
  eventChannel<true>((put) => {
    let before = entitlementsOf(session.get().user)
    return session.subscribe(() => {
      const now = entitlementsOf(session.get().user)
      const isMore = hasMoreEntitlements(now, before)
      before = now
      if (isMore) put(true)
    })
  })
