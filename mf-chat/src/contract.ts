import { defineContract } from '@duetto/shared/platform/contract'
import type { BusOf } from '@duetto/shared/platform/contract'

const conversation = {
  layout: 'chat',
  access: 'members',
  title: 'chat.list.title',
  initialQueries: [{ call: 'getChats' }],
} as const

const opened = (by: 'profile' | 'conversation') => ({
  initialQueries: [
    { call: 'getMessages', query: { [by]: ['path.id'] }, isSubject: true },
    ...conversation.initialQueries,
  ] as const,
})

export const contract = defineContract({
  name: 'mf-chat',
  routes: {
    chats: { path: '/chats', isMembersArea: true, ...conversation },
    'chats-id': {
      path: '/chats/:id',
      params: { id: 'number' },
      isMembersArea: true,
      foldsNotices: true,
      viewTransition: 'phone',
      ...conversation,
      ...opened('conversation'),
      chunk: 'open-chat',
    },
    'members-id-chat': {
      path: '/members/:id/chat',
      params: { id: 'number' },
      foldsNotices: true,
      ...conversation,
      ...opened('profile'),
      chunk: 'open-chat',
    },
  },
  slots: ['waiting-messages'],
  subscribes: ['chat-pushed', 'message-changed', 'typing', 'read', 'chat-read', 'chat-kept', 'resync'],
  emits: ['chats-changed', 'chat-seen', 'credits-changed', 'blocked'],
})
export type ChatBus = BusOf<typeof contract>
