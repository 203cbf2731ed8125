import type { ServerEvent } from '@duetto/shared/contract'
import type { Bus } from '@duetto/shared/events'
import { call, getContext, put } from 'typed-redux-saga'
import { refreshRequested, syncRequested } from './actions'
import { balanceChanged, unreadChanged, unreadCounted } from './slice'

export function* handleServerEvent(event: ServerEvent) {
  const bus = yield* getContext<Bus>('bus')
  const onOutdated = yield* getContext<() => void>('onOutdated')
  onOutdated()
  switch (event.type) {
    case 'chat-pushed': {
      const { conversation, profile, message, key, is_muted: isMuted, is_archived: isArchived } = event
      // Increase the count before emitting, because an open conversation decreases it again.
      if (!message.is_mine && !isArchived) yield* put(unreadChanged(1))
      bus.emit('chat-pushed', {
        conversationId: conversation,
        profileId: profile,
        message,
        key,
        isMuted: isMuted ?? false,
        isArchived: isArchived ?? false,
      })
      return yield* put(syncRequested())
    }
    case 'chat-kept':
      yield* put(unreadCounted(event.total_unread))
      return bus.emit('chat-kept', {
        conversationId: event.conversation,
        isPinned: event.is_pinned,
        isArchived: event.is_archived,
        isMuted: event.is_muted,
      })
    case 'message-changed':
      if (event.unread) yield* put(unreadCounted(event.unread.total))
      return bus.emit('message-changed', {
        conversationId: event.conversation,
        profileId: event.profile,
        message: event.message,
        unread: event.unread?.conversation,
      })
    case 'typing':
      return bus.emit('typing', { conversationId: event.conversation, profileId: event.profile })
    case 'read':
      return bus.emit('read', { conversationId: event.conversation, messageId: event.message })
    case 'chat-read':
      yield* put(unreadCounted(event.total_unread))
      return bus.emit('chat-read', { conversationId: event.conversation })
    case 'like-new':
      bus.emit('like-new', { profile: event.profile })
      return yield* put(syncRequested())
    case 'match':
      bus.emit('match', { profile: event.profile, isOwn: event.is_own ?? false })
      return yield* put(syncRequested())
    case 'credits':
      return yield* put(balanceChanged({ credits: event.credits, isPaid: event.paid_user }))
    case 'session-ended':
      if (event.reason === 'deleted' || event.reason === 'suspended')
        yield* call(yield* getContext<() => void>('forgetMember'))
      return yield* put(refreshRequested(undefined))
    case 'resync':
      yield* put(refreshRequested(undefined))
      bus.emit('resync', {})
      return yield* put(syncRequested())
  }
}
