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

/** Error codes that do not reveal whether a member is logged in. */
const outages: ReadonlySet<string> = new Set(['network', 'unavailable', 'internal', 'too_fast'])

function* prepareMember() {
  const loadMember = yield* getContext<MemberLoader>('loadMember')
  try {
    yield* call(loadMember)
  } catch (error) {
    // Do not fail the login. If a release removed the chunk, `reloadOnLostChunk` handles this rejection and reloads the
    // page.
    void Promise.reject(error)
  }
}

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
    // Keep a known state after any API error, and `unknown` during an outage, because treating a member as a visitor
    // would redirect to login.
    if (!isApiError(error)) throw error
    if (status === 'unknown' && !outages.has(error.code)) yield* put(userLoaded(null))
  }
}

export function* broadcastCounts() {
  const tabs = yield* getContext<Tabs>('tabs')
  const { user, totalUnread, totalNewLikes } = yield* select(selectSession)
  if (user) tabs.broadcast({ type: 'polled', userId: user.id, user, totalUnread, totalNewLikes })
}

/** Always sends requests, because the page's initial data is for the remote that renders the page. */
export function* syncCounters() {
  const http = yield* getContext<Http>('http')
  const newerCount = yield* fork(function* () {
    yield* take([unreadCounted, unreadChanged])
  })
  const chats = yield* call(() => http.call('getChats', { isFresh: true }))
  // If an event changed the count during the request, the response is out of date.
  if (chats && newerCount.isRunning()) yield* put(unreadCounted(chats.total_unread))
  yield* cancel(newerCount)
  const likes = yield* call(() => http.call('getLikes', { isFresh: true }))
  if (likes) yield* put(newLikesCounted(likes.total_new))
  yield* call(broadcastCounts)
}

export function* syncCountersQuietly() {
  try {
    yield* call(syncCounters)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
