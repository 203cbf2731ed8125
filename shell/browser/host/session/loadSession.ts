import type { Bus } from '@duetto/shared/events'
import { isApiError } from '@duetto/shared/http'
import type { Http } from '@duetto/shared/http'
import type { Session } from '@duetto/shared/platform'
import { all, call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga'
import type { Tabs } from '../tabs/createTabs'
import type { MemberLoader } from './memberLoader'
import { newLikesCounted, unreadChanged, unreadCounted, userLoaded } from './slice'

export const selectSession = ({ session }: { session: Session }): Session => session
export const selectUserId = ({ session }: { session: Session }): number | null => session.user?.id ?? null

/** No response, or one that does not say who is logged in. */
const outages: ReadonlySet<string> = new Set(['network', 'unavailable', 'internal', 'too_fast'])

/** Loads the member chunk before a visitor becomes a member, so that the page after the log-in is rendered in one step. */
function* prepareMember() {
  const loadMember = yield* getContext<MemberLoader>('loadMember')
  try {
    yield* call(loadMember)
  } catch (error) {
    // The log-in goes on; where a release took the chunk away, the page reloads (reloadOnLostChunk).
    void Promise.reject(error)
  }
}

/** Loads who is logged in; emits a bus event if it is someone else than before. */
export function* loadUser() {
  const http = yield* getContext<Http>('http')
  const bus = yield* getContext<Bus>('bus')
  const { status, user: before } = yield* select(selectSession)
  try {
    const { answer } = yield* all({
      answer: call(() => http.call('getUser')),
      parts: status === 'visitor' ? call(prepareMember) : null,
    })
    const user = answer === false ? null : answer.user
    yield* put(userLoaded(user))
    if (status === 'unknown' || user?.id !== before?.id)
      bus.emit('session-changed', { userId: user?.id ?? null })
  } catch (error) {
    // A member keeps the last known state. Without one, an outage says nothing about who it is: treating them as a visitor would
    // send them to the login page.
    if (!isApiError(error)) throw error
    if (status === 'unknown' && !outages.has(error.code)) yield* put(userLoaded(null))
  }
}

/** Saves the other tabs the same request. */
export function* broadcastCounts() {
  const tabs = yield* getContext<Tabs>('tabs')
  const { user, totalUnread, totalNewLikes } = yield* select(selectSession)
  if (user) tabs.broadcast({ type: 'polled', userId: user.id, user, totalUnread, totalNewLikes })
}

/**
 * The two counters of the top bar, the title and the badge, for all tabs. Always fetched: data streamed with
 * the page is for the remote that shows it.
 */
export function* syncCounters() {
  const http = yield* getContext<Http>('http')
  const untold = yield* fork(function* () {
    yield* take([unreadCounted, unreadChanged])
  })
  const chats = yield* call(() => http.call('getChats', { isFresh: true }))
  // Events received while the request was under way are newer than its answer.
  if (chats && untold.isRunning()) yield* put(unreadCounted(chats.total_unread))
  yield* cancel(untold)
  const likes = yield* call(() => http.call('getLikes', { isFresh: true }))
  if (likes) yield* put(newLikesCounted(likes.total_new))
  yield* call(broadcastCounts)
}

/** A failure changes nothing: the next poll asks again. */
export function* syncCountersQuietly() {
  try {
    yield* call(syncCounters)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
