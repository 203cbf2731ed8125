import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import { insertAudit } from '../../audit/audit.repository'
import { isInReview } from '../decision.repository'
import { reviewPhoto } from '../review.service'
import type { Screened } from './screening.repository'

const actor = { name: 'screening' }

interface Refusal {
  id: number
  refusal: PhotoRefusal
  score: number | null
  mail: OutgoingMail | null
  screened: Screened
}

export const refuseByProgram = async (
  { mail: mails, now }: Deps,
  tx: Db,
  { id, refusal, score, mail, screened }: Refusal,
): Promise<boolean> => {
  if (screened.status !== 'pending' || (await isInReview(tx, { photoId: id, since: now(), now: now() })))
    return false
  await reviewPhoto(tx, id, refusal, now(), { isByProgram: true })
  if (mail) await mails.send(mail, tx)
  const line = {
    action: 'photo rejected',
    subject: `photo ${id}`,
    details: { refusal, is_by_program: true, score },
    before: { status: 'pending', refusal: null },
    after: { status: 'rejected', refusal },
  }
  await insertAudit(tx, actor, line, now())
  return true
}
