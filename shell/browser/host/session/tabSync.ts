import { eventChannel } from 'redux-saga'
import { call, getContext, put, takeEvery } from 'typed-redux-saga'
import type { Tabs } from '../tabs/createTabs'
import type { TabMessage } from '../tabs/readTabMessage'
import { refreshRequested } from './actions'
import { handleServerEvent } from './handleServerEvent'
import type { SyncProgress } from './syncProgress'
import { newLikesCounted, unreadCounted, userLoaded } from './slice'

export function* tabSync(userId: number, progress: SyncProgress) {
  const tabs = yield* getContext<Tabs>('tabs')
  const channel = eventChannel<TabMessage>((emit) => tabs.listen(emit))
  yield* takeEvery(channel, function* (message) {
    if (message.type === 'session-changed' || message.type === 'member-left') return
    // The tabs disagree about the member, so ask the API who is logged in.
    if (message.userId !== userId) return yield* put(refreshRequested(undefined))
    if (message.type === 'server-event') {
      progress.eventId = message.id || progress.eventId
      return yield* call(handleServerEvent, message.event)
    }
    progress.polledAt = Date.now()
    yield* put(userLoaded(message.user))
    yield* put(unreadCounted(message.totalUnread))
    yield* put(newLikesCounted(message.totalNewLikes))
  })
}
