import { z } from 'zod'
import { idSchema } from './common'
import { messageSchema } from './chat'
import { profileCardSchema } from './profile'

/** What the stream of /api/events.php carries: one `data:` line of JSON each, `event:` names the type. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat-pushed'),
    conversation: idSchema,
    profile: idSchema,
    message: messageSchema,
    /** The key it was sent under; told to its sender's own devices. */
    key: z.string().optional(),
  }),
  z.object({ type: z.literal('typing'), conversation: idSchema, profile: idSchema }),
  z.object({ type: z.literal('read'), conversation: idSchema, message: idSchema }),
  /** The member has read a conversation, on this device or another; so many messages in all are still unread. */
  z.object({ type: z.literal('chat-read'), conversation: idSchema, total_unread: z.int().nonnegative() }),
  z.object({ type: z.literal('like-new'), profile: profileCardSchema }),
  z.object({ type: z.literal('match'), profile: profileCardSchema }),
  z.object({ type: z.literal('credits'), credits: z.int().nonnegative(), paid_user: z.boolean() }),
  z.object({
    type: z.literal('session-ended'),
    reason: z.enum(['logout', 'password', 'deleted', 'suspended']),
  }),
  /** The stream cannot tell what was missed: load user, chats and likes again. */
  z.object({ type: z.literal('resync') }),
])

/** What a web push carries to the service worker. Texts are neutral: others see the screen, too (TRUST-07). */
export const pushMessageSchema = z.object({
  type: z.enum(['message', 'like', 'match']),
  title: z.string(),
  body: z.string(),
  /** Path of this site that a click opens. */
  path: z.string().regex(/^\/(?!\/)/),
  /** A later push of the same tag replaces an earlier one. */
  tag: z.string(),
})
