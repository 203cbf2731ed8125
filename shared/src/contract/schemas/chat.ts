import { z } from 'zod'
import {
  gifts,
  interests,
  isVisible,
  joiningReasons,
  limits,
  mediaRefusals,
  waveformBars,
} from '../../domain'
import { idSchema, momentSchema, queryIdSchema, textSchema } from './common'
import { profileCardSchema } from './profile'

const giftIds = gifts.map(({ id }) => id)

const messageKindSchema = z.enum(['text', 'photo', 'gift', 'gif', 'voice'])

// Not a literal, because TypeScript rejects the `v` flag in literals below target ES2024.
const oneEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v')
const emojiSchema = z.string().max(40).regex(oneEmoji)

const quoteSchema = z.object({
  id: idSchema,
  is_mine: z.boolean(),
  kind: messageKindSchema,
  text: z.string(),
})

const attachmentSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  cover: z.string(),
  is_covered: z.boolean(),
  may_show_nudity: z.literal(true).optional(),
})
const voiceSchema = z.object({
  duration_ms: z.int().positive(),
  /** Loudness of each bar as a base-32 digit. */
  waveform: z.string().regex(new RegExp(`^[0-9a-v]{${waveformBars}}$`)),
})
const mediaReviewSchema = z.object({
  status: z.enum(['pending', 'rejected']),
  refusal: z.enum(mediaRefusals).nullable(),
})
export const uploadSchema = z.object({
  upload: z.object({
    name: z.string(),
    media: z.string(),
    voice: voiceSchema.optional(),
  }),
})

export const messageSchema = z.object({
  id: idSchema,
  conversation: idSchema,
  is_mine: z.boolean(),
  kind: messageKindSchema,
  text: z.string(),
  gift: z.enum(giftIds).nullable(),
  /**
   * URL of the GIF, photo or voice message. Null for other kinds, for deleted messages and, if the viewer is the
   * recipient, for media that is pending review or rejected.
   */
  media: z.string().nullable(),
  attachment: attachmentSchema.optional(),
  voice: voiceSchema.optional(),
  review: mediaReviewSchema.optional(),
  credits: z.int().nonnegative(),
  is_refunded: z.literal(true).optional(),
  created_at: momentSchema,
  quote: quoteSchema.optional(),
  edited_at: momentSchema.optional(),
  is_deleted: z.literal(true).optional(),
  reactions: z.object({ mine: z.string().nullable(), theirs: z.string().nullable() }).optional(),
  /** Incremented by each change; absent before the first one. */
  revision: z.int().positive().optional(),
})
export const messageResultSchema = z.object({ message: messageSchema })
export const messageEditSchema = z.strictObject({
  message: idSchema,
  text: textSchema(limits.messageMaxCodePoints * 4, 1),
})
export const messageRefSchema = z.strictObject({ message: idSchema })
export const reactionSchema = z.strictObject({ message: idSchema, emoji: emojiSchema.nullable() })

export const conversationSchema = z.object({
  id: idSchema,
  profile: profileCardSchema,
  other_read_id: z.int().nonnegative(),
  is_blocked: z.boolean(),
  draft: z.string(),
})

/** A conversation as one of its members sees it: the draft and the flags are that member's own. */
export const chatSchema = z.object({
  conversation: z.object({ id: idSchema }),
  profile: profileCardSchema,
  num_unread_messages: z.int().nonnegative(),
  last_message: z
    .object({ preview: z.string(), kind: messageKindSchema, is_mine: z.boolean(), at: momentSchema })
    .nullable(),
  draft: z.string(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  is_muted: z.boolean(),
})
export const chatsSchema = z.object({
  chats: z.array(chatSchema),
  total_unread: z.int().nonnegative(),
  next_cursor: z.string().nullable(),
})
export const chatsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  /** Archived conversations are listed only with `archived`. */
  filter: z.enum(['unread', 'archived']).optional(),
})
export const chatChangeSchema = z
  .strictObject({
    conversation: idSchema,
    is_pinned: z.boolean().optional(),
    is_archived: z.boolean().optional(),
    is_muted: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 1, 'changes nothing')
export const draftSchema = z.strictObject({
  conversation: idSchema,
  /** An empty text deletes the draft. The limit exceeds that of a message, so that unfinished long texts are saved. */
  text: textSchema(limits.messageMaxCodePoints * 4),
})
export const messageSearchQuerySchema = z.strictObject({
  q: textSchema(limits.messageSearchMaxCodePoints, limits.messageSearchMinCodePoints),
  before: queryIdSchema.optional(),
})
export const foundMessagesSchema = z.object({
  found: z.array(z.object({ message: messageSchema, profile: profileCardSchema })),
  chats: z.array(chatSchema),
  has_more: z.boolean(),
})
export const conversationRefSchema = z.strictObject({ conversation: idSchema })

export const messagesQuerySchema = z
  .strictObject({
    conversation: queryIdSchema.optional(),
    profile: queryIdSchema.optional(),
    before: queryIdSchema.optional(),
    after: z.coerce.number().int().nonnegative().optional(),
    around: queryIdSchema.optional(),
    from: momentSchema.optional(),
  })
  .refine((query) => (query.conversation === undefined) !== (query.profile === undefined), {
    message: 'name a conversation or a profile',
    path: ['conversation'],
  })

/** Cost of the member's next text message, shown before sending (TRUST-03). */
export const sendCostSchema = z.object({
  credits: z.int().nonnegative(),
  is_free: z.boolean(),
  free_messages_left: z.int().nonnegative(),
  price_minor: z.int().nonnegative(),
  currency: z.string(),
  rates: z
    .array(
      z.object({
        credits: z.int().positive().nullable(),
        price_minor: z.int().nonnegative(),
        per: z.int().positive(),
      }),
    )
    .optional(),
})

export const messagesSchema = z.object({
  conversation: conversationSchema.nullable(),
  profile: profileCardSchema,
  messages: z.array(messageSchema),
  /** Refers to newer messages for a query with `after`, otherwise to older ones. */
  has_more: z.boolean(),
  has_newer: z.boolean().optional(),
  is_history_limited: z.boolean(),
  cost: sendCostSchema,
})

export const sendMessageSchema = z
  .strictObject({
    conversation: idSchema.optional(),
    profile: idSchema.optional(),
    kind: messageKindSchema,
    text: textSchema(limits.messageMaxCodePoints * 4).optional(),
    gift: z.enum(giftIds).optional(),
    gif: z.string().max(60).optional(),
    photo: idSchema.optional(),
    upload: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,40}$/)
      .optional(),
    reply_to: idSchema.optional(),
    is_free_only: z.literal(true).optional(),
  })
  .refine((body) => (body.conversation === undefined) !== (body.profile === undefined), {
    message: 'name a conversation or a profile',
    path: ['conversation'],
  })
  .refine((body) => body.kind !== 'text' || isVisible(body.text ?? ''), {
    message: 'write a text',
    path: ['text'],
  })

export const sentMessageSchema = z.object({
  message: messageSchema,
  credits: z.int().nonnegative(),
  cost: sendCostSchema,
})

export const readSchema = z.strictObject({ conversation: idSchema, message: idSchema })
export const readResultSchema = z.object({ ok: z.literal(true), total_unread: z.int().nonnegative() })
export const icebreakersQuerySchema = z.strictObject({ profile: queryIdSchema.optional() })
export const icebreakersSchema = z.object({
  icebreakers: z.array(z.string()),
  interests: z.array(z.enum(interests)),
  city: z.string().nullable(),
  reason: z.enum(joiningReasons).nullable(),
})
export const gifQuerySchema = z.strictObject({ q: z.string().max(60).optional() })
export const gifsSchema = z.object({
  /** Klipy and GIPHY require attribution. */
  source: z.enum(['own', 'klipy', 'giphy']),
  gifs: z.array(
    z.object({ id: z.string(), title: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  ),
})
