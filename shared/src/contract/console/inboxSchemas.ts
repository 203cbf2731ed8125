import { z } from 'zod'
import { limits } from '../../domain'
import { idSchema, okSchema, textSchema } from '../schemas/common'
import { noteTextSchema } from './noteSchemas'
import { member, moment, pageSchema, person, reasonSchema, shownMessage } from './people'

/** Excludes the messages, because reading them is audited. */
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
      leased_until: moment,
      can_suggest: z.boolean(),
      fictional: member,
      member,
      messages: z.array(shownMessage),
      earlier: z.array(z.strictObject({ id: idSchema, text: z.string(), created_at: moment })),
    }),
  },
  answerWaiting: {
    body: z.strictObject({
      id: idSchema,
      text: textSchema(limits.messageMaxCodePoints, 1),
      /**
       * Last message that the operator has read. The conversation stays in the inbox if the member has written since.
       */
      seen: idSchema,
    }),
    response: okSchema,
  },
  suggestWaiting: { body: byId, response: z.strictObject({ text: z.string().nullable() }) },
  finishWaiting: { body: z.strictObject({ id: idSchema, seen: idSchema }), response: okSchema },
  typeWaiting: { body: byId, response: okSchema },
  releaseWaiting: { body: byId.extend({ note: noteTextSchema.optional() }), response: okSchema },
}
