import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Screening } from '../../settings/screening'
import { refusedBits } from './fingerprint'
import type { RefusedPicture } from './pictures.repository'

/**
 * Reasons that a program may repeat for copies of a refused picture. A person must decide the others: `not_you`
 * depends on the account, for example, and `minor` may require action at once.
 */
const repeatable: readonly PhotoRefusal[] = ['explicit', 'contact']

interface Findings {
  score: number | null
  refused: RefusedPicture | null
}

export const refusalFor = (
  { photos, refuse_score }: Screening,
  { score, refused }: Findings,
): PhotoRefusal | null => {
  if (photos !== 'refuse') return null
  if (refused?.is_by_person && refused.bits <= refusedBits && repeatable.includes(refused.refusal))
    return refused.refusal
  return score !== null && score >= refuse_score ? 'explicit' : null
}
