import { z } from 'zod'
import { houseRules, limits, trackingMaxLength } from '../../domain'
import {
  currencySchema,
  digitCodeSchema,
  emailSchema,
  genderSchema,
  idSchema,
  localeSchema,
  momentSchema,
  nameSchema,
  passwordSchema,
  textSchema,
  tokenSchema,
} from './common'
import { visitSchema } from './funnel'
import { passkeySchema } from './passkeys'
import { ownProfileSchema, profileChangeSchema } from './profile'

const disabledReasonSchema = z.enum(['spam_complaint', 'bounce', 'unsubscribe'])

const measureSchema = z.object({
  id: idSchema,
  kind: z.enum(['warning', 'restriction']),
  rule: z.enum(houseRules),
  text: z.string(),
  created_at: momentSchema,
  until: momentSchema.nullable(),
})

export const warningSchema = z.strictObject({ warning: idSchema })

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int().nonnegative(),
  paid_user: z.boolean(),
  signup_date: momentSchema,
  /** Next step, numbered as in `signUpStepSchema`; 5 if sign-up is complete. */
  signup_step: z.int().min(0).max(5),
  free_messages_left: z.int().nonnegative(),
  /** Conversations that the member may still start. Null for Premium members, who have no limit. */
  conversations_left: z.int().nonnegative().nullable(),
  notifications_disabled: z.array(disabledReasonSchema),
  language: localeSchema,
  country: z.string().nullable(),
  currency: currencySchema,
  fictional_icon: z.boolean(),
  measures: z.array(measureSchema).optional(),
  /** Position in the member's event stream that this response reflects. */
  event_id: z.string().optional(),
  profile: ownProfileSchema,
})

export const currentUserSchema = z.object({ user: userSchema.nullable() })
export const loginSchema = z.strictObject({
  email: emailSchema,
  password: z.string().max(1000),
})
export const languageSchema = z.strictObject({ language: localeSchema })
export const pushSchema = z.strictObject({
  subscription: z.object({
    endpoint: z.url().max(2000),
    expirationTime: z.number().nullable().optional(),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
})

/** Signing up accepts the terms. Consent to intimate details is given separately (TRUST-07). */
export const signUpSchema = z.strictObject({
  email: emailSchema,
  name: nameSchema,
  date_of_birth: z.string().max(10),
  password: passwordSchema,
  signup_message: textSchema(limits.messageMaxCodePoints).optional(),
  profile: idSchema.optional(),
  gender: genderSchema.optional(),
  looking_for: genderSchema.optional(),
  language: localeSchema.optional(),
  tracking: z.record(z.string().max(20), z.string().max(trackingMaxLength)).optional(),
  /** Sent only with consent to tracking. */
  visit: visitSchema.optional(),
})

export const signUpStepSchema = profileChangeSchema.extend({
  /** 1 photo, 2 location, 3 personal details, 4 about me. */
  step: z.int().min(1).max(4),
})

/** The token never expires and also works for resubscribing. */
export const unsubscribeSchema = z.strictObject({ token: z.string().max(100) })
export const tokenBodySchema = z.strictObject({ token: tokenSchema })
/**
 * `password` is required if the account is unconfirmed and the request is not from a session of that account. It is the
 * password from sign-up, or a new one that replaces it.
 */
export const claimSchema = tokenBodySchema.extend({ password: passwordSchema.optional() })
export const codeSchema = z.strictObject({ code: digitCodeSchema(limits.activationCodeDigits) })
export const activationMailSchema = z.strictObject({ email: emailSchema.optional() })
export const activationSchema = z.object({ user: userSchema.nullable(), is_new: z.boolean() })
export const resetRequestSchema = z.strictObject({ email: emailSchema })
export const resetSchema = z.strictObject({ token: tokenSchema, password: passwordSchema })
export const passwordChangeSchema = z.strictObject({
  old_password: z.string().max(1000),
  password: passwordSchema,
})
export const mailChangeSchema = z.strictObject({ email: emailSchema, password: z.string().max(1000) })
export const deleteAccountSchema = z.strictObject({
  password: z.string().max(1000),
  reason: textSchema(limits.reportMaxCodePoints).optional(),
})
export const deletedSchema = z.object({ ok: z.literal(true), erased_at: momentSchema })

export const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'phone', 'tablet']),
  country: z.string().nullable(),
  created_at: momentSchema,
  last_used_at: momentSchema,
  is_current: z.boolean(),
})
/** Null if there is no export or it has expired. */
export const exportSchema = z
  .object({
    status: z.enum(['preparing', 'ready', 'failed']),
    bytes: z.int().nonnegative().nullable(),
    requested_at: momentSchema,
    renewable_at: momentSchema,
    expires_at: momentSchema.nullable(),
  })
  .nullable()

export const accountSchema = z.object({
  sessions: z.array(sessionSchema),
  passkeys: z.array(passkeySchema),
  blocked: z.array(z.object({ id: idSchema, name: z.string(), blocked_at: momentSchema })),
  consents: z.object({
    terms_at: momentSchema,
    intimate_at: momentSchema.nullable(),
    public_photo_at: momentSchema.nullable(),
  }),
  export: exportSchema,
})
/** Omit `session` to end all sessions except the current one, which cannot be ended here. */
export const sessionRefSchema = z.strictObject({ session: idSchema.optional() })

const mailWishes = {
  mail_messages: z.enum(['at_once', 'daily', 'never']),
  mail_likes: z.enum(['at_once', 'daily', 'never']),
  mail_news: z.boolean(),
  /** Missing in requests from older page versions. */
  mail_searches: z.boolean().optional(),
}
export const notificationsSchema = z.strictObject({
  ...mailWishes,
  push_messages: z.boolean(),
  push_likes: z.boolean(),
  before_break: z
    .strictObject({ ...mailWishes, is_invisible: z.boolean() })
    .nullable()
    .optional(),
})
export const notificationStateSchema = z.object({
  ...notificationsSchema.shape,
  disabled: z.array(disabledReasonSchema),
  has_push: z.boolean(),
})
