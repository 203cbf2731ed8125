import { z } from 'zod'
import { limits } from '../../domain'
import { idSchema, okSchema, textSchema } from '../schemas/common'
import { noteTextSchema } from './noteSchemas'
import { member, moment, pageSchema, person, reasonSchema, shownMessage } from './people'

/**
 * A member's conversation with a fictional profile that waits for a reply. Excludes the content, because views of it
 * are audited.
 */
const waitingConversation = z.strictObject({
  id: idSchema,
  fictional: person,
  member: person,
  language: z.string(),
  unread: z.int(),
  last_at: moment,
})
const byId = z.strictObject({ id: idSchema })

export const inboxSchemas = {
  listWaiting: {
    query: z.strictObject({ page: pageSchema() }),
    response: z.strictObject({ conversations: z.array(waitingConversation), has_more: z.boolean() }),
  },
  openWaiting: {
    body: z.strictObject({ id: idSchema, reason: reasonSchema.optional() }),
    response: z.strictObject({
      /** End of the lease during which no other operator can answer. */
      leased_until: moment,
      /** Whether the site has a script that suggests answers. */
      can_suggest: z.boolean(),
      fictional: member,
      member,
      /** The latest messages, oldest first. */
      messages: z.array(shownMessage),
      /** Recent texts of the fictional profile in other conversations, newest first. */
      earlier: z.array(z.strictObject({ id: idSchema, text: z.string(), created_at: moment })),
    }),
  },
  answerWaiting: {
    body: z.strictObject({
      id: idSchema,
      text: textSchema(limits.messageMaxCodePoints, 1),
      /** The newest message that the operator has read. If the member wrote later, the conversation still waits. */
      seen: idSchema,
    }),
    response: okSchema,
  },
  /** Suggests an answer for the operator to check and send. `text` is null if there is no suggestion. */
  suggestWaiting: { body: byId, response: z.strictObject({ text: z.string().nullable() }) },
  finishWaiting: { body: z.strictObject({ id: idSchema, seen: idSchema }), response: okSchema },
  /** Shows the member that the fictional profile is typing. */
  typeWaiting: { body: byId, response: okSchema },
  /** Ends the operator's lease, so that others can answer. `note` is for the next operator. */
  releaseWaiting: { body: byId.extend({ note: noteTextSchema.optional() }), response: okSchema },
}
