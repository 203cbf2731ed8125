import { z } from 'zod'
import { funnelGroupings, funnelSteps, photoRefusals } from '../../domain'
import { idSchema, lineSchema, okSchema, queryIdSchema } from '../schemas/common'
import { answerSchemas } from './answerSchemas'
import { caseSchemas } from './caseSchemas'
import { healthSchemas } from './healthSchemas'
import { legalSchemas } from './legalSchemas'
import { remoteSchemas } from './remoteSchemas'
import { selfieSchemas } from './selfieSchemas'
import { templateSchemas } from './templateSchemas'
import { transparencySchemas } from './transparencySchemas'
import { weekSchemas } from './weekSchemas'
import { operatorRoles } from './calls'
import { brandCalls } from './brand'
import { settingsCalls } from './settings'
import type { ConsoleCall } from './calls'
import { discountSchemas } from './discountSchemas'
import { inboxSchemas } from './inboxSchemas'
import { measureSchemas } from './measureSchemas'
import { mediaSchemas } from './mediaSchemas'
import { moneySchemas } from './moneySchemas'
import { noteSchemas } from './noteSchemas'
import {
  daySchema,
  explicitness,
  member,
  memberRow,
  moment,
  pageSchema,
  person,
  photo,
  reasonSchema,
  reviewedMember,
  shownMessage,
} from './people'

export { discountCodeSchema } from './discountSchemas'
export { caseSchemas } from './caseSchemas'
export { legalTextChangeSchema } from './legalSchemas'
export { measureSchemas } from './measureSchemas'
export { noteTextSchema, tagSchema } from './noteSchemas'
export { reasonSchema } from './people'
export { templateSchema } from './templateSchemas'

interface CallSchemas {
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

const ok = okSchema
const noted = z.record(z.string(), z.unknown())
const password = z.string().min(1).max(1000)
const code = z.string().regex(/^\d{6}$/)
const byId = z.strictObject({ id: queryIdSchema })
const idAndReason = z.strictObject({ id: idSchema, reason: reasonSchema })

const operator = z.strictObject({ id: idSchema, login: z.string(), role: z.enum(operatorRoles) })
const session = z.strictObject({
  step: z.enum(['password', 'enrolment', 'code', 'done']),
  operator: operator.nullable(),
})
const auditEntry = z.strictObject({
  id: idSchema,
  at: moment,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  details: noted,
  before: noted.nullable(),
  after: noted.nullable(),
})

const reportStatus = z.enum(['open', 'upheld', 'dismissed'])
const reportRow = z.strictObject({
  reference: z.string(),
  kind: z.enum(['profile', 'photo', 'message', 'copies']),
  reason: z.string(),
  text: z.string(),
  status: reportStatus,
  created_at: moment,
  decided_at: moment.nullable(),
  profile: person.nullable(),
  reporter: person.nullable(),
})
const report = reportRow.extend({
  subject_id: idSchema,
  decision: z.string().nullable(),
  photo_id: idSchema.nullable(),
  about_me: z.string().nullable(),
})

const screening = z.strictObject({
  explicit: explicitness,
  refused_before: z.strictObject({ refusal: z.enum(photoRefusals), refused_at: moment }).nullable(),
  copies: z.array(z.strictObject({ id: idSchema, member_id: idSchema, name: z.string() })),
})

const reviewed = z.strictObject({
  id: idSchema,
  leased_until: moment,
  created_at: moment,
  is_main: z.boolean(),
  member: reviewedMember,
  others: z.array(photo),
  refused: z.int(),
  screening,
  waiting: z.int(),
})

const grouping = z.enum(funnelGroupings)
const rate = z.number().min(0).max(1)
const funnelRow = z.strictObject({
  lander: z.string().nullable(),
  name: z.string(),
  counts: z.record(z.enum(funnelSteps), z.int()),
  interval: z.strictObject({ low: rate, high: rate }).nullable(),
  is_winner: z.boolean(),
})

export const consoleContract = {
  login: { body: z.strictObject({ login: lineSchema(64, 1), password }), response: session },
  getSession: { response: session },
  logout: { response: ok },
  startEnrolment: { response: z.strictObject({ secret: z.string(), uri: z.string() }) },
  finishEnrolment: { body: z.strictObject({ code, password }), response: session },
  confirmCode: { body: z.strictObject({ code }), response: session },
  listSessions: {
    response: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: idSchema,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          created_at: moment,
          last_used_at: moment,
          expires_at: moment,
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  endSession: { body: z.strictObject({ id: idSchema }), response: ok },
  getWaiting: {
    response: z.strictObject({
      photos: z.int(),
      selfies: z.int(),
      media: z.int(),
      appeals: z.int(),
      reports: z.int(),
      complaints: z.int(),
    }),
  },
  searchMembers: {
    query: z.strictObject({ q: lineSchema(100).default(''), page: pageSchema() }),
    response: z.strictObject({ members: z.array(memberRow), has_more: z.boolean() }),
  },
  getMember: { query: byId, response: z.strictObject({ member }) },
  showContact: { body: idAndReason, response: z.strictObject({ email: z.string() }) },
  getMemberAccess: {
    query: byId,
    response: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: idSchema,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          country: z.string().nullable(),
          created_at: moment,
          last_used_at: moment,
        }),
      ),
      mail_stops: z.array(z.string()),
    }),
  },
  getMemberReports: {
    query: byId,
    response: z.strictObject({ about: z.array(reportRow), by: z.array(reportRow) }),
  },
  getMemberMoney: {
    query: byId,
    response: z.strictObject({
      entries: z.array(
        z.strictObject({
          id: idSchema,
          kind: z.string(),
          credits: z.int(),
          balance: z.int(),
          created_at: moment,
        }),
      ),
      purchases: z.array(
        z.strictObject({
          id: idSchema,
          package: z.string(),
          credits: z.int(),
          method: z.string(),
          state: z.string(),
          price_minor: z.int(),
          refunded_minor: z.int(),
          currency: z.string(),
          receipt_number: z.string().nullable(),
          created_at: moment,
        }),
      ),
    }),
  },
  getMemberHistory: { query: byId, response: z.strictObject({ entries: z.array(auditEntry) }) },
  ...noteSchemas,
  correctCredits: {
    body: idAndReason.extend({
      credits: z.int().refine((credits) => credits !== 0),
      /** Idempotency key. */
      key: z.uuid(),
    }),
    response: z.strictObject({ member }),
  },
  ...measureSchemas,
  exportMember: { body: idAndReason, response: z.strictObject({ data: noted }) },
  eraseMember: { body: idAndReason, response: ok },
  getPhoto: { response: z.never() },
  takePhoto: {
    body: z.strictObject({ after: idSchema.optional() }),
    response: z.strictObject({ photo: reviewed.nullable() }),
  },
  decidePhoto: {
    body: z.strictObject({ id: idSchema, refusal: z.enum(photoRefusals).nullable() }),
    response: z.strictObject({ ok: z.literal(true), undo_until: moment }),
  },
  undoPhoto: {
    body: z.strictObject({ id: idSchema }),
    response: z.strictObject({ photo: reviewed }),
  },
  ...mediaSchemas,
  ...selfieSchemas,
  listReports: {
    query: z.strictObject({ status: reportStatus.default('open'), page: pageSchema() }),
    response: z.strictObject({ reports: z.array(reportRow), has_more: z.boolean() }),
  },
  ...caseSchemas,
  ...inboxSchemas,
  ...templateSchemas,
  ...answerSchemas,
  getReport: {
    query: z.strictObject({ reference: lineSchema(40, 1) }),
    response: z.strictObject({ report }),
  },
  showConversation: {
    body: z.strictObject({ reference: lineSchema(40, 1), reason: reasonSchema.optional() }),
    response: z.strictObject({
      messages: z.array(shownMessage),
    }),
  },
  decideReport: {
    body: z.strictObject({
      reference: lineSchema(40, 1),
      status: z.enum(['upheld', 'dismissed']),
      decision: reasonSchema,
    }),
    response: z.strictObject({ report }),
  },
  ...moneySchemas,
  ...discountSchemas,
  getFunnel: {
    query: z.strictObject({
      from: daySchema.optional(),
      to: daySchema.optional(),
      by: grouping.default('lander'),
    }),
    response: z.strictObject({ from: daySchema, to: daySchema, by: grouping, rows: z.array(funnelRow) }),
  },
  ...weekSchemas,
  ...transparencySchemas,
  ...remoteSchemas,
  ...healthSchemas,
  ...brandCalls,
  ...settingsCalls,
  ...legalSchemas,
  listAudit: {
    query: z.strictObject({ subject: lineSchema(100).default(''), page: pageSchema() }),
    response: z.strictObject({ entries: z.array(auditEntry), has_more: z.boolean() }),
  },
} as const satisfies Record<ConsoleCall, CallSchemas>
