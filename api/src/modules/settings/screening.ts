import { z } from 'zod'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'

/** Settings of the screening of photos. They apply to all hosts and are not public: members could aim below a score. */
export const screeningSettingsSchema = z
  .object({
    photos: z
      .enum(['off', 'sort'])
      .describe(
        'What a program does with new photos: off, or sort, which puts explicit ones first in the review',
      ),
  })
  .partial()
  .strict()

export type Screening = Required<z.output<typeof screeningSettingsSchema>>

export const defaultScreening: Screening = { photos: 'sort' }

export const findScreening = async (db: Db): Promise<Screening> => {
  const [row] = await findSettings(db, '*')
  return { ...defaultScreening, ...screeningSettingsSchema.safeParse(row?.data['screening'] ?? {}).data }
}
