import { z } from 'zod'
import { gifts, interests, isVisible, limits, mediaRefusals, waveformBars } from '../../domain'
import { idSchema, momentSchema, queryIdSchema, textSchema } from './common'
import { profileCardSchema } from './profile'

const giftIds = gifts.map((gift) => gift.id) as [
  (typeof gifts)[number]['id'],
  ...(typeof gifts)[number]['id'][],
]

export const messageKindSchema = z.enum(['text', 'photo', 'gift', 'gif', 'voice'])

/** One emoji of those that fonts draw. A constructor, because not every compiler knows the flag. */
const oneEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v')
export const emojiSchema = z.string().max(40).regex(oneEmoji)

/** The message that another one answers. */
export const quoteSchema = z.object({
  id: idSchema,
  is_mine: z.boolean(),
  kind: messageKindSchema,
  /** The start of its text; '' if it was deleted. */
  text: z.string(),
})

export const attachmentSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Data URL of a tiny blurred picture. */
  cover: z.string(),
  /** Not to be loaded before the member asks for it (openMedia). */
  is_covered: z.boolean(),
})
export const voiceSchema = z.object({
  duration_ms: z.int().positive(),
  /** The loudness of each bar, a digit of base 32. */
  waveform: z.string().regex(new RegExp(`^[0-9a-v]{${waveformBars}}$`)),
})
/** A photo or voice message that an operator has not approved: the receiver does not get it. */
export const mediaReviewSchema = z.object({
  status: z.enum(['pending', 'rejected']),
  /** Only its author is told. */
  refusal: z.enum(mediaRefusals).nullable(),
})
/** Answer of uploadMedia, whose request is multipart. */
export const uploadSchema = z.object({
  upload: z.object({
    /** For sendMessage, once. */
    name: z.string(),
    media: z.string(),
    voice: voiceSchema.optional(),
  }),
})

/** Fields that most messages lack are omitted. */
export const messageSchema = z.object({
  id: idSchema,
  conversation: idSchema,
  is_mine: z.boolean(),
  kind: messageKindSchema,
  text: z.string(),
  gift: z.enum(giftIds).nullable(),
  /** URL of the GIF, photo or voice message; null where `review` keeps it from the receiver. */
  media: z.string().nullable(),
  /** Of a photo that was uploaded for this message. */
  attachment: attachmentSchema.optional(),
  voice: voiceSchema.optional(),
  review: mediaReviewSchema.optional(),
  /** Credits the sender paid; 0 for a free message. */
  credits: z.int().nonnegative(),
  created_at: momentSchema,
  quote: quoteSchema.optional(),
  edited_at: momentSchema.optional(),
  /** Deleted for both; its content is gone. */
  is_deleted: z.literal(true).optional(),
  reactions: z.object({ mine: z.string().nullable(), theirs: z.string().nullable() }).optional(),
  /** Number of changes since it was sent: of two versions of a message, the higher one is newer. */
  revision: z.int().positive().optional(),
})
export const messageResultSchema = z.object({ message: messageSchema })
export const messageEditSchema = z.strictObject({
  message: idSchema,
  text: textSchema(limits.messageMaxCodePoints * 4, 1),
})
export const messageRefSchema = z.strictObject({ message: idSchema })
/** null takes the reaction back. */
export const reactionSchema = z.strictObject({ message: idSchema, emoji: emojiSchema.nullable() })

export const conversationSchema = z.object({
  id: idSchema,
  profile: profileCardSchema,
  /** My newest message that the other member has read; 0 for none. */
  other_read_id: z.int().nonnegative(),
  is_blocked: z.boolean(),
  /** Unsent text, from any device; '' for none. */
  draft: z.string(),
})

export const chatSchema = z.object({
  conversation: z.object({ id: idSchema }),
  profile: profileCardSchema,
  num_unread_messages: z.int().nonnegative(),
  last_message: z
    .object({ preview: z.string(), kind: messageKindSchema, is_mine: z.boolean(), at: momentSchema })
    .nullable(),
  /** Start of the unsent text; '' for none. */
  draft: z.string(),
  /** How the member keeps it; invisible to the other member. */
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  /** New messages make no sound and send no push, toast or e-mail. */
  is_muted: z.boolean(),
})
export const chatsSchema = z.object({
  chats: z.array(chatSchema),
  total_unread: z.int().nonnegative(),
  next_cursor: z.string().nullable(),
})
export const chatsQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  /** Everything but the archive if it is not given. */
  filter: z.enum(['unread', 'archived']).optional(),
})
export const chatChangeSchema = z
  .strictObject({
    conversation: idSchema,
    /** Archiving also unpins. */
    is_pinned: z.boolean().optional(),
    is_archived: z.boolean().optional(),
    is_muted: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 1, 'changes nothing')
export const draftSchema = z.strictObject({
  conversation: idSchema,
  /** '' deletes it. May be longer than a message, so that nothing typed is lost. */
  text: textSchema(limits.messageMaxCodePoints * 4),
})
export const messageSearchQuerySchema = z.strictObject({
  q: textSchema(limits.messageSearchMaxCodePoints, limits.messageSearchMinCodePoints),
  /** Older than this message id: the next page. */
  before: queryIdSchema.optional(),
})
export const foundMessagesSchema = z.object({
  /** Newest first. */
  found: z.array(z.object({ message: messageSchema, profile: profileCardSchema })),
  /** Conversations with members of that name, newest message first; only on the first page. */
  chats: z.array(chatSchema),
  has_more: z.boolean(),
})
export const conversationRefSchema = z.strictObject({ conversation: idSchema })

export const messagesQuerySchema = z
  .strictObject({
    conversation: queryIdSchema.optional(),
    profile: queryIdSchema.optional(),
    /** Older than this message id. */
    before: queryIdSchema.optional(),
    /** Newer than this message id, to catch up after a reconnect. */
    after: z.coerce.number().int().nonnegative().optional(),
    /** Before and after this message id, to jump to it. */
    around: queryIdSchema.optional(),
    /** Like `around`, for the first message at or after this moment. */
    from: momentSchema.optional(),
  })
  .refine((query) => (query.conversation === undefined) !== (query.profile === undefined), {
    message: 'name a conversation or a profile',
    path: ['conversation'],
  })

/** What the next message would cost, shown before sending (TRUST-03). */
export const sendCostSchema = z.object({
  credits: z.int().nonnegative(),
  is_free: z.boolean(),
  free_messages_left: z.int().nonnegative(),
  price_minor: z.int().nonnegative(),
  currency: z.string(),
  /** Rates of the member's next credits, for `creditsPriceMinor`; the last one is unlimited. */
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
  /** null: the two have not written to each other yet. */
  conversation: conversationSchema.nullable(),
  profile: profileCardSchema,
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** More in the requested direction: older messages, or newer ones with `after`. */
  has_more: z.boolean(),
  /** Newer messages exist beyond a page `around` or `from`. */
  has_newer: z.boolean().optional(),
  /** Older messages exist and are no longer visible to a free member. */
  is_history_limited: z.boolean(),
  cost: sendCostSchema,
})

export const sendMessageSchema = z
  .strictObject({
    conversation: idSchema.optional(),
    profile: idSchema.optional(),
    kind: messageKindSchema,
    /** Text longer than the site's message_length is refused as message_too_long, with the limit. */
    text: textSchema(limits.messageMaxCodePoints * 4).optional(),
    gift: z.enum(giftIds).optional(),
    gif: z.string().max(60).optional(),
    /** A reviewed photo of the member's own profile, or what uploadMedia named. */
    photo: idSchema.optional(),
    upload: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,40}$/)
      .optional(),
    /** The message it answers; ignored if it is gone. */
    reply_to: idSchema.optional(),
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
/** The total unread count after reading, so that the client need not ask again. */
export const readResultSchema = z.object({ ok: z.literal(true), total_unread: z.int().nonnegative() })
export const icebreakersQuerySchema = z.strictObject({ profile: queryIdSchema.optional() })
export const icebreakersSchema = z.object({
  icebreakers: z.array(z.string()),
  /** Interests of the other member to begin with, shared ones first. */
  interests: z.array(z.enum(interests)),
})
export const giftsSchema = z.object({
  gifts: z.array(z.object({ id: z.enum(giftIds), credits: z.int().positive(), image: z.string() })),
})
export const gifQuerySchema = z.strictObject({ q: z.string().max(60).optional() })
export const gifsSchema = z.object({
  /** The GIF library; the external ones require attribution. */
  source: z.enum(['own', 'klipy', 'giphy']),
  gifs: z.array(
    z.object({ id: z.string(), title: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  ),
})
