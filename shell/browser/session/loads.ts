import type { Bus } from '@duetto/shared/events'
import { isApiError } from '@duetto/shared/http'
import type { Http } from '@duetto/shared/http'
import type { Session } from '@duetto/shared/platform'
import { all, call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga'
import type { Tabs } from '../tabs/createTabs'
import { newLikesCounted, unreadChanged, unreadCounted, userLoaded } from './slice'

export const selectSession = ({ session }: { session: Session }): Session => session
export const selectUserId = ({ session }: { session: Session }): number | null => session.user?.id ?? null

/** No answer, or one that does not tell who is asking. */
const outages: ReadonlySet<string> = new Set(['network', 'unavailable', 'internal', 'too_fast'])

/** What a page shows to members alone, fetched before somebody becomes one: the page after the log-in comes whole, and nothing moves. */
function* prepareMember() {
  const prepare = yield* getContext<() => Promise<unknown>>('prepareMember')
  try {
    yield* call(prepare)
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
    // A member keeps the last known answer. Without any, an outage says nothing of who it is: to take them for a visitor would
    // lead them to the login page.
    if (!isApiError(error)) throw error
    if (status === 'unknown' && !outages.has(error.code)) yield* put(userLoaded(null))
  }
}

/** Saves the other tabs from asking the same. */
export function* tellTabs() {
  const tabs = yield* getContext<Tabs>('tabs')
  const { user, totalUnread, totalNewLikes } = yield* select(selectSession)
  if (user) tabs.tell({ type: 'polled', userId: user.id, user, totalUnread, totalNewLikes })
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
  yield* call(tellTabs)
}

/** A failure changes nothing: the next poll asks again. */
export function* syncCountersQuietly() {
  try {
    yield* call(syncCounters)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
