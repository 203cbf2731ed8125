import { z } from 'zod'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'

/** Applies to all hosts. Must not be public, because members could aim for a score below the limit. */
export const screeningSettingsSchema = z
  .object({
    photos: z
      .enum(['off', 'sort', 'refuse'])
      .describe(
        'What a program does with new photos: off; sort, which puts explicit ones first in the review and adds a warning to those in messages; or refuse, which also refuses clear cases of profile photos',
      ),
    refuse_score: z
      .number()
      .min(0.5)
      .max(1)
      .describe('Score from which a photo is refused as explicit, if screening.photos is refuse'),
  })
  .partial()
  .strict()

export type Screening = Required<z.output<typeof screeningSettingsSchema>>

export const defaultScreening: Screening = { photos: 'sort', refuse_score: 0.97 }

export const findScreening = async (db: Db): Promise<Screening> => {
  const [row] = await findSettings(db, '*')
  return { ...defaultScreening, ...screeningSettingsSchema.safeParse(row?.data['screening'] ?? {}).data }
}
