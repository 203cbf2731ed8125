import { operatorTimings } from '@duetto/shared/domain'
import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { isInReview, lockDecided, lockPhoto, reopenReview, settleReview } from './decision.repository'
import { composeOwnerMail } from './ownerMail'
import { lockOwnerOf, setMain } from './photos.repository'
import { reviewPhoto } from './review.service'
import { recordRefused } from './screening/pictures.repository'

type Reviewer = Required<Actor>

const isReviewer = (actor: Actor): actor is Reviewer => actor.operatorId !== undefined

const undoSince = (now: Date) => new Date(now.getTime() - operatorTimings.photoUndoMs)

/**
 * PHOTO-02. In the console, the operator must hold the lease and can undo the decision until the returned time, when
 * the mail about a refusal is sent. A command throws `conflict` while an operator holds the lease or can undo a
 * decision.
 */
export const decidePhoto = async (
  deps: Deps,
  actor: Actor,
  { id, refusal }: { id: number; refusal: PhotoRefusal | null },
): Promise<Date> => {
  const now = deps.now()
  const undoUntil = new Date(now.getTime() + operatorTimings.photoUndoMs)
  const mail = refusal ? await composeOwnerMail(deps, id, 'photo_refused') : null
  const userId = await deps.db.tx(async (tx) => {
    await lockOwnerOf(tx, id)
    const photo = await lockPhoto(tx, id)
    if (!photo) throw new DomainError('not_found')
    if (isReviewer(actor)) {
      const mailId = mail && (await deps.mail.schedule(mail, undoUntil, tx))
      const { operatorId } = actor
      if (!(await settleReview(tx, { photoId: id, operatorId, wasMain: photo.is_main, mailId, now })))
        throw new DomainError('conflict')
    } else {
      if (await isInReview(tx, { photoId: id, since: undoSince(now), now })) throw new DomainError('conflict')
      if (mail) await deps.mail.send(mail, tx)
    }
    await reviewPhoto(tx, id, refusal, now)
    const line = {
      action: refusal ? 'photo rejected' : 'photo active',
      subject: `photo ${id}`,
      details: { refusal },
      before: { status: photo.status, refusal: photo.refusal },
      after: { status: refusal ? 'rejected' : 'active', refusal },
    }
    await insertAudit(tx, actor, line, now)
    return photo.user_id
  })
  await deps.fanout.publish(userId, { type: 'resync' })
  return undoUntil
}

export const undoPhoto = async (deps: Deps, actor: Reviewer, id: number): Promise<void> => {
  const now = deps.now()
  const userId = await deps.db.tx(async (tx) => {
    await lockOwnerOf(tx, id)
    const photo = await lockDecided(tx, {
      photoId: id,
      operatorId: actor.operatorId,
      since: undoSince(now),
    })
    if (!photo) throw new DomainError('conflict')
    if (photo.mail_id !== null && !(await deps.mail.cancel(photo.mail_id, tx)))
      throw new DomainError('conflict')
    await reopenReview(tx, id, new Date(now.getTime() + operatorTimings.photoLeaseMs))
    await recordRefused(tx, id, now)
    if (photo.was_main) await setMain(tx, photo.user_id, id)
    const line = {
      action: 'photo decision undone',
      subject: `photo ${id}`,
      before: { status: photo.status, refusal: photo.refusal },
      after: { status: 'pending', refusal: null },
    }
    await insertAudit(tx, actor, line, now)
    return photo.user_id
  })
  await deps.fanout.publish(userId, { type: 'resync' })
}
