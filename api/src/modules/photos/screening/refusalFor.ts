import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Screening } from '../../settings/screening'
import { refusedBits } from './fingerprint'
import type { RefusedPicture } from './pictures.repository'

/**
 * Refusal reasons that screening applies automatically to near-duplicates of a picture that an operator refused. The
 * others need human review: `not_you` depends on the account, for example, and `minor` may require immediate action.
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
