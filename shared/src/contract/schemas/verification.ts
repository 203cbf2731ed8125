import { z } from 'zod'
import { selfiePoses, selfieRefusals, verificationStates } from '../../domain'
import { momentSchema } from './common'

export const verificationSchema = z.object({
  state: z.enum(verificationStates),
  /** Whether the member has an approved main photo, which every attempt needs. */
  has_photo: z.boolean(),
  /** The pose for which a selfie can be sent now; null if there is none. */
  pose: z.object({ name: z.enum(selfiePoses), until: momentSchema }).nullable(),
  /** Why the last selfie was refused; null in other states. */
  refusal: z.enum(selfieRefusals).nullable(),
  /** Selfies that the member can still send: `selfiesPerDay` minus those of the last 24 hours. */
  attempts_left: z.int().nonnegative(),
})
export const verificationResultSchema = z.object({ verification: verificationSchema })
