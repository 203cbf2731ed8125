import type { Message, ProfileCard } from '../contract'
import { isRecord } from '../domain'

/** Payload of every bus event in its newest version. */
export interface BusEvents {
  'signup-closed': { isComplete: boolean }
  'redirected-to-login': { email: string | null }
  /** The photo in the match dialog was clicked. */
  'image-pressed': { profileId: number }
  /** A message arrived, or the member sent one on any device. `key` is the idempotency key of a sent one. */
  'chat-pushed': {
    conversationId: number
    profileId: number
    message: Message | null
    key?: string
    /** The conversation is muted: no sound, no toast. */
    isMuted?: boolean
    isArchived?: boolean
  }
  'chat-kept': { conversationId: number; isPinned: boolean; isArchived: boolean; isMuted: boolean }
  /**
   * A message changed, for example its text, reactions or media, or was deleted. If an unread message was deleted,
   * `unread` is the number of unread messages left in its recipient's conversation.
   */
  'message-changed': { conversationId: number; profileId: number; message: Message; unread?: number }
  typing: { conversationId: number; profileId: number }
  /** The other member has read the conversation up to a message. */
  read: { conversationId: number; messageId: number }
  'chat-read': { conversationId: number }
  /** The member has seen `count` messages of a conversation that were counted as unread. */
  'chat-seen': { conversationId: number; count: number }
  /** Events may have been missed; pages must reload their data. */
  resync: Record<string, never>
  'session-changed': { userId: number | null }
  'credits-changed': { credits: number }
  'like-new': { profile: ProfileCard }
  match: {
    profile: ProfileCard
    /** Whether this member's like made the match. */
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
  /** By version: upgrades a payload to the next one. */
  upcast?: Record<number, (payload: Record<string, unknown>) => Record<string, unknown>>
}

/** Version and field checks of each event. Adding an optional field does not change `v`. */
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

/** Upgrades a payload to the newest version; null if that is impossible or the payload does not match the registry. */
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
