import { z } from 'zod'
import { selfiePoses, selfieRefusals, verificationStates } from '../../domain'
import { momentSchema } from './common'

export const verificationSchema = z.object({
  state: z.enum(verificationStates),
  /** Whether the member has an approved main photo, which every attempt needs. */
  has_photo: z.boolean(),
  /** The pose for which a selfie can be sent now. */
  pose: z.object({ name: z.enum(selfiePoses), until: momentSchema }).nullable(),
  /** Why the last selfie was refused. */
  refusal: z.enum(selfieRefusals).nullable(),
  /** Selfies that the member can still send within 24 hours. */
  attempts_left: z.int().nonnegative(),
})
export const verificationResultSchema = z.object({ verification: verificationSchema })
