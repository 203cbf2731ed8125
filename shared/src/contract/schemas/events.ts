import { z } from 'zod'
import { idSchema } from './common'
import { messageSchema } from './chat'
import { profileCardSchema } from './profile'

/** Events of the stream /api/events.php, each with its type in `event:` and one line of JSON in `data:`. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat-pushed'),
    conversation: idSchema,
    profile: idSchema,
    message: messageSchema,
    key: z.string().optional(),
    is_muted: z.boolean().optional(),
    is_archived: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('chat-kept'),
    conversation: idSchema,
    is_pinned: z.boolean(),
    is_archived: z.boolean(),
    is_muted: z.boolean(),
    total_unread: z.int().nonnegative(),
  }),
  z.object({
    type: z.literal('message-changed'),
    conversation: idSchema,
    profile: idSchema,
    message: messageSchema,
    unread: z.object({ conversation: z.int().nonnegative(), total: z.int().nonnegative() }).optional(),
  }),
  z.object({ type: z.literal('typing'), conversation: idSchema, profile: idSchema }),
  z.object({ type: z.literal('read'), conversation: idSchema, message: idSchema }),
  z.object({ type: z.literal('chat-read'), conversation: idSchema, total_unread: z.int().nonnegative() }),
  z.object({ type: z.literal('like-new'), profile: profileCardSchema }),
  z.object({
    type: z.literal('match'),
    profile: profileCardSchema,
    is_own: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('credits'), credits: z.int().nonnegative(), paid_user: z.boolean() }),
  z.object({
    type: z.literal('session-ended'),
    reason: z.enum(['logout', 'password', 'deleted', 'suspended']),
  }),
  z.object({ type: z.literal('resync') }),
])

/** Texts must be neutral, because other people may see the screen (TRUST-07). */
export const pushMessageSchema = z.object({
  type: z.enum(['message', 'like', 'match']),
  title: z.string(),
  body: z.string(),
  path: z.string().regex(/^\/(?!\/)/),
  tag: z.string(),
  act: z.object({ title: z.string(), path: z.string().regex(/^\/(?!\/)/) }).optional(),
})
