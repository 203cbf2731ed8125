import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import type { Db } from '../../../infra/db/Db'
import { explicitnessOf } from './explicitness'
import { bandsOf } from './fingerprint'
import { findCopies, findPicture, findRefused } from './pictures.repository'

type Findings = ReviewedPhoto['screening']

export const findFindings = async (db: Db, photoId: number): Promise<Findings> => {
  const { score, fingerprint } = await findPicture(db, photoId)
  const explicit = explicitnessOf(score)
  if (fingerprint === null) return { explicit, refused_before: null, copies: [] }
  const picture = { fingerprint, bands: bandsOf(fingerprint) }
  const refused = await findRefused(db, photoId, picture)
  return {
    explicit,
    refused_before: refused
      ? { refusal: refused.refusal, refused_at: refused.refused_at.toISOString() }
      : null,
    copies: await findCopies(db, photoId, picture),
  }
}
