import { z } from 'zod'
import { houseRules, restrictionDays } from '../../domain'
import { idSchema } from '../schemas/common'
import { member, reasonSchema } from './people'

const response = z.strictObject({ member })
const measure = z.strictObject({
  id: idSchema,
  rule: z.enum(houseRules),
  text: reasonSchema,
})

export const measureSchemas = {
  warnMember: { body: measure, response },
  restrictMember: { body: measure.extend({ days: z.literal(restrictionDays) }), response },
  suspendMember: { body: measure, response },
  restoreMember: { body: z.strictObject({ id: idSchema, reason: reasonSchema }), response },
  liftRestriction: { body: z.strictObject({ id: idSchema, reason: reasonSchema }), response },
} as const
