import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Screening } from '../../settings/screening'
import { refusedBits } from './fingerprint'
import type { RefusedPicture } from './pictures.repository'

/**
 * Reasons that hold for a picture on every account. The others depend on the member, and a picture of a minor needs a
 * person at once.
 */
const repeatable: readonly PhotoRefusal[] = ['explicit', 'contact']

interface Findings {
  score: number | null
  refused: RefusedPicture | null
}

/** Returns the reason for which a program refuses a photo; null leaves it to a person. */
export const refusalFor = (
  { photos, refuse_score }: Screening,
  { score, refused }: Findings,
): PhotoRefusal | null => {
  if (photos !== 'refuse') return null
  if (refused?.is_by_person && refused.bits <= refusedBits && repeatable.includes(refused.refusal))
    return refused.refusal
  return score !== null && score >= refuse_score ? 'explicit' : null
}
