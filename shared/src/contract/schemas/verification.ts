import { z } from 'zod'
import { selfiePoses, selfieRefusals, verificationStates } from '../../domain'
import { momentSchema } from './common'

export const verificationSchema = z.object({
  state: z.enum(verificationStates),
  has_photo: z.boolean(),
  pose: z.object({ name: z.enum(selfiePoses), until: momentSchema }).nullable(),
  refusal: z.enum(selfieRefusals).nullable(),
  attempts_left: z.int().nonnegative(),
})
export const verificationResultSchema = z.object({ verification: verificationSchema })
