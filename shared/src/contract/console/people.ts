import { z } from 'zod'
import { operatorLimits, photoRefusals } from '../../domain'
import { idSchema, momentSchema, textSchema } from '../schemas/common'

/** Also validates texts to members and visitors. */
export const reasonSchema = textSchema(operatorLimits.reasonMaxLength, operatorLimits.reasonMinLength)
export const pageSchema = (max = 40) => z.coerce.number().int().min(1).max(max).default(1)
export const daySchema = z.iso.date()
export const moment = momentSchema
export const person = z.strictObject({ id: idSchema, name: z.string() })

export const memberStatus = z.enum(['not_confirmed', 'active', 'suspended', 'deleted'])
export const memberRow = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Masked, such as `a•••@example.com`. */
  email: z.string(),
  status: memberStatus,
  country: z.string().nullable(),
  city: z.string().nullable(),
  is_fictional: z.boolean(),
  paid_user: z.boolean(),
  created_at: moment,
  last_active: moment,
})
export const reviewedMember = z.strictObject({
  id: idSchema,
  name: z.string(),
  age: z.int(),
  gender: z.string().nullable(),
  country: z.string().nullable(),
  created_at: moment,
})
export const photoStatus = z.enum(['pending', 'active', 'rejected'])
export const photo = z.strictObject({
  id: idSchema,
  status: photoStatus,
  refusal: z.enum(photoRefusals).nullable(),
  is_main: z.boolean(),
})
export const member = memberRow.extend({
  gender: z.string().nullable(),
  looking_for: z.string().nullable(),
  birth_date: z.string(),
  language: z.string(),
  about_me: z.string(),
  interests: z.array(z.string()),
  credits: z.int(),
  is_invisible: z.boolean(),
  restricted_until: moment.nullable(),
  tags: z.array(z.string()),
  photos: z.array(photo),
})

export const explicitness = z.enum(['unlikely', 'possible', 'likely', 'very_likely']).nullable()

export const shownMessage = z.strictObject({
  id: idSchema,
  sender: person,
  kind: z.string(),
  text: z.string(),
  media: z.strictObject({ cover: z.string().nullable(), explicit: explicitness }).nullable(),
  is_deleted: z.boolean(),
  is_reported: z.boolean(),
  created_at: moment,
})
