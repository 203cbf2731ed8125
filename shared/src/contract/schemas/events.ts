import { z } from 'zod'
import { idSchema } from './common'
import { messageSchema } from './chat'
import { profileCardSchema } from './profile'

/** What the stream of /api/events.php carries: one `data:` line of JSON per event; `event:` is its type. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat-pushed'),
    conversation: idSchema,
    profile: idSchema,
    message: messageSchema,
    /** The idempotency key it was sent with; only sent to the sender's own devices. */
    key: z.string().optional(),
    /** How the recipient keeps the conversation: muted, archived. */
    is_muted: z.boolean().optional(),
    is_archived: z.boolean().optional(),
  }),
  /** The member pinned, archived or muted a conversation on some device. */
  z.object({
    type: z.literal('chat-kept'),
    conversation: idSchema,
    is_pinned: z.boolean(),
    is_archived: z.boolean(),
    is_muted: z.boolean(),
    total_unread: z.int().nonnegative(),
  }),
  /** A message was edited, deleted or reacted to: as the receiving member sees it now. */
  z.object({
    type: z.literal('message-changed'),
    conversation: idSchema,
    profile: idSchema,
    message: messageSchema,
    /** What remains unread, if an unread message was deleted. */
    unread: z.object({ conversation: z.int().nonnegative(), total: z.int().nonnegative() }).optional(),
  }),
  z.object({ type: z.literal('typing'), conversation: idSchema, profile: idSchema }),
  z.object({ type: z.literal('read'), conversation: idSchema, message: idSchema }),
  /** The member has read a conversation on some device; the total number of unread messages that remain. */
  z.object({ type: z.literal('chat-read'), conversation: idSchema, total_unread: z.int().nonnegative() }),
  z.object({ type: z.literal('like-new'), profile: profileCardSchema }),
  z.object({ type: z.literal('match'), profile: profileCardSchema }),
  z.object({ type: z.literal('credits'), credits: z.int().nonnegative(), paid_user: z.boolean() }),
  z.object({
    type: z.literal('session-ended'),
    reason: z.enum(['logout', 'password', 'deleted', 'suspended']),
  }),
  /** The stream cannot tell what was missed: reload user, chats and likes. */
  z.object({ type: z.literal('resync') }),
])

/**
 * What a web push carries to the service worker. Texts are neutral, because others may see the screen
 * (TRUST-07).
 */
export const pushMessageSchema = z.object({
  type: z.enum(['message', 'like', 'match']),
  title: z.string(),
  body: z.string(),
  /** Path on this site that a click opens. */
  path: z.string().regex(/^\/(?!\/)/),
  /** A later push with the same tag replaces an earlier one. */
  tag: z.string(),
  /** A button below it, and the path of this site that it opens. */
  act: z.object({ title: z.string(), path: z.string().regex(/^\/(?!\/)/) }).optional(),
})
