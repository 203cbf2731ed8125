import type { Message, ProfileCard } from '../contract'

/** Payload of every event on the bus, in its newest version. */
export interface BusEvents {
  'signup-closed': { isComplete: boolean }
  'redirected-to-login': { email: string | null }
  'image-pressed': { profileId: number }
  /** `key`: the idempotency key if the member sent the message. */
  'chat-pushed': {
    conversationId: number
    profileId: number
    message: Message | null
    key?: string
    /** The member has muted this conversation: no sound, no toast. */
    isMuted?: boolean
    isArchived?: boolean
  }
  'chat-kept': { conversationId: number; isPinned: boolean; isArchived: boolean; isMuted: boolean }
  /** `unread`: what remains unread in the conversation, if an unread message was deleted. */
  'message-changed': { conversationId: number; profileId: number; message: Message; unread?: number }
  typing: { conversationId: number; profileId: number }
  read: { conversationId: number; messageId: number }
  'chat-read': { conversationId: number }
  'chat-seen': { conversationId: number; count: number }
  resync: Record<string, never>
  'session-changed': { userId: number | null }
  'credits-changed': { credits: number }
  'like-new': { profile: ProfileCard }
  match: { profile: ProfileCard }
  blocked: { profileId: number }
  'chats-changed': { totalUnread: number }
  'likes-changed': { totalNew: number }
}
export type BusEventType = keyof BusEvents

type Check = (value: unknown) => boolean
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isText: Check = (value) => typeof value === 'string'
const isBoolean: Check = (value) => typeof value === 'boolean'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
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
  /** Description; the events page of the docs is generated from these. */
  about: string
  fields: Record<string, Check>
  /** Upgrades an older payload by one version. */
  upcast?: Record<number, (payload: Record<string, unknown>) => Record<string, unknown>>
}

/** The event registry: version, description and a check per field. Adding a field does not change `v`. */
export const busRegistry: { [Type in BusEventType]: EventFacts } = {
  'signup-closed': { v: 1, about: 'The sign-up modal was left.', fields: { isComplete: isBoolean } },
  'redirected-to-login': { v: 1, about: 'Sign-up led to login instead.', fields: { email: orNull(isText) } },
  'image-pressed': {
    v: 1,
    about: 'The photo of the match dialog was pressed.',
    fields: { profileId: isNumber },
  },
  'chat-pushed': {
    v: 1,
    about: 'A message arrived, or was sent on another device; the event carries it.',
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
    about: 'A message was edited, deleted or reacted to; the event carries it as it is now.',
    fields: {
      conversationId: isNumber,
      profileId: isNumber,
      message: isRecord,
      unread: optional(isNumber),
    },
  },
  'chat-kept': {
    v: 1,
    about: 'The member pinned, archived or muted a conversation, on whatever device.',
    fields: { conversationId: isNumber, isPinned: isBoolean, isArchived: isBoolean, isMuted: isBoolean },
  },
  typing: {
    v: 1,
    about: 'The other one is typing.',
    fields: { conversationId: isNumber, profileId: isNumber },
  },
  read: {
    v: 1,
    about: 'The other one has read up to a message.',
    fields: { conversationId: isNumber, messageId: isNumber },
  },
  'chat-read': {
    v: 1,
    about: 'The member has read a conversation, on whatever device.',
    fields: { conversationId: isNumber },
  },
  'chat-seen': {
    v: 1,
    about: 'The member looks at a conversation: so many of its messages are not unread any more.',
    fields: { conversationId: isNumber, count: isNumber },
  },
  resync: { v: 1, about: 'What was missed is not known: read again what is shown.', fields: {} },
  'session-changed': {
    v: 1,
    about: 'Login, logout or another account.',
    fields: { userId: orNull(isNumber) },
  },
  'credits-changed': { v: 1, about: 'The balance is another one.', fields: { credits: isNumber } },
  'like-new': { v: 1, about: 'Somebody likes the member.', fields: { profile: isCard } },
  match: { v: 1, about: 'A like became mutual.', fields: { profile: isCard } },
  blocked: { v: 1, about: 'The member blocked a profile.', fields: { profileId: isNumber } },
  'chats-changed': {
    v: 1,
    about: 'The number of unread messages is another one.',
    fields: { totalUnread: isNumber },
  },
  'likes-changed': { v: 1, about: 'The number of new likes is another one.', fields: { totalNew: isNumber } },
}

export const isBusEventType = (type: unknown): type is BusEventType =>
  typeof type === 'string' && Object.hasOwn(busRegistry, type)

/** The payload upgraded to the newest version, or null if it does not match the registry. */
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
