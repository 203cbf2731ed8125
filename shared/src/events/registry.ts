import type { Message, ProfileCard } from '../contract'
import { isRecord } from '../domain'

/** Payloads of the current event versions. `upcast` in `busRegistry` converts older payloads. */
export interface BusEvents {
  'signup-closed': { isComplete: boolean }
  'redirected-to-login': { email: string | null }
  'image-pressed': { profileId: number }
  'chat-pushed': {
    conversationId: number
    profileId: number
    message: Message | null
    key?: string
    isMuted?: boolean
    isArchived?: boolean
  }
  'chat-kept': { conversationId: number; isPinned: boolean; isArchived: boolean; isMuted: boolean }
  'message-changed': { conversationId: number; profileId: number; message: Message; unread?: number }
  typing: { conversationId: number; profileId: number }
  read: { conversationId: number; messageId: number }
  'chat-read': { conversationId: number }
  'chat-seen': { conversationId: number; count: number }
  resync: Record<string, never>
  'session-changed': { userId: number | null }
  'credits-changed': { credits: number }
  'like-new': { profile: ProfileCard }
  match: {
    profile: ProfileCard
    isOwn?: boolean
  }
  blocked: { profileId: number }
  'chats-changed': { totalUnread: number }
  'likes-changed': { totalNew: number }
}
export type BusEventType = keyof BusEvents

type Check = (value: unknown) => boolean
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isText: Check = (value) => typeof value === 'string'
const isBoolean: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isCard: Check = (value) => isRecord(value) && isNumber(value.id) && isText(value.name)

interface EventFacts {
  v: number
  fields: Record<string, Check>
  upcast?: Record<number, (payload: Record<string, unknown>) => Record<string, unknown>>
}

/** Increment `v` for incompatible changes only; a new optional field is compatible. */
export const busRegistry: { [Type in BusEventType]: EventFacts } = {
  'signup-closed': { v: 1, fields: { isComplete: isBoolean } },
  'redirected-to-login': { v: 1, fields: { email: orNull(isText) } },
  'image-pressed': { v: 1, fields: { profileId: isNumber } },
  'chat-pushed': {
    v: 1,
    fields: {
      conversationId: isNumber,
      profileId: isNumber,
      message: orNull(isRecord),
      key: optional(isText),
      isMuted: optional(isBoolean),
      isArchived: optional(isBoolean),
    },
  },
  'message-changed': {
    v: 1,
    fields: {
      conversationId: isNumber,
      profileId: isNumber,
      message: isRecord,
      unread: optional(isNumber),
    },
  },
  'chat-kept': {
    v: 1,
    fields: { conversationId: isNumber, isPinned: isBoolean, isArchived: isBoolean, isMuted: isBoolean },
  },
  typing: { v: 1, fields: { conversationId: isNumber, profileId: isNumber } },
  read: { v: 1, fields: { conversationId: isNumber, messageId: isNumber } },
  'chat-read': { v: 1, fields: { conversationId: isNumber } },
  'chat-seen': { v: 1, fields: { conversationId: isNumber, count: isNumber } },
  resync: { v: 1, fields: {} },
  'session-changed': { v: 1, fields: { userId: orNull(isNumber) } },
  'credits-changed': { v: 1, fields: { credits: isNumber } },
  'like-new': { v: 1, fields: { profile: isCard } },
  match: { v: 1, fields: { profile: isCard, isOwn: optional(isBoolean) } },
  blocked: { v: 1, fields: { profileId: isNumber } },
  'chats-changed': { v: 1, fields: { totalUnread: isNumber } },
  'likes-changed': { v: 1, fields: { totalNew: isNumber } },
}

export const isBusEventType = (type: unknown): type is BusEventType =>
  typeof type === 'string' && Object.hasOwn(busRegistry, type)

export const readPayload = (
  type: BusEventType,
  v: number,
  payload: unknown,
): Record<string, unknown> | null => {
  const facts = busRegistry[type]
  if (!isRecord(payload) || v > facts.v) return null
  let current = payload
  for (let version = v; version < facts.v; version += 1) {
    const raise = facts.upcast?.[version]
    if (!raise) return null
    current = raise(current)
  }
  return Object.entries(facts.fields).every(([field, check]) => check(current[field])) ? current : null
}
