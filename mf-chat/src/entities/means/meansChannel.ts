import { eventChannel } from 'redux-saga'
import type { ChatContext } from '../../state'
import { hasMoreMeans, meansOf } from './means'

/** Emits when the member can do more than before: credits, Premium, a confirmed address. */
export const meansChannel = (session: NonNullable<ChatContext['session']>) =>
  eventChannel<true>((put) => {
    let before = meansOf(session.get().user)
    return session.subscribe(() => {
      const now = meansOf(session.get().user)
      const isMore = hasMoreMeans(now, before)
      before = now
      if (isMore) put(true)
    })
  })
