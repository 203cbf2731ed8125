import { addresses, operatorTimings } from '@duetto/shared/domain'
import type { SelfieRefusal } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { mailComposer } from '../../infra/delivery/compose'
import type { OutgoingMail } from '../../infra/delivery/ports'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { createUnsubscribeToken } from '../notices/unsubscribe'
import { findSelfieOwner, lockSelfie, reopenSelfie, setDecided } from './decision.repository'
import type { LockedSelfie } from './decision.repository'

type Reviewer = Required<Actor>

const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + operatorTimings.photoUndoMs)

/** In the console, the operator must hold the lease. A command may decide only while the selfie is not leased. */
const mayDecide = (
  { status, operator_id, leased_until }: LockedSelfie,
  { operatorId }: Actor,
  now: Date,
): boolean => {
  const isLeased = leased_until !== null && leased_until > now
  return (
    status === 'waiting' &&
    isLeased === (operatorId !== undefined) &&
    (!isLeased || operator_id === operatorId)
  )
}

/**
 * In the console, the operator can undo the decision until the returned time, when its mail is sent. A command's
 * decision is final, and its mail is sent at once.
 */
export const decideSelfie = async (
  deps: Deps,
  actor: Actor,
  { id, refusal }: { id: number; refusal: SelfieRefusal | null },
): Promise<Date> => {
  const now = deps.now()
  const mail = await composeDecision(deps, id, refusal)
  const userId = await deps.db.tx(async (tx) => {
    const selfie = await lockSelfie(tx, id)
    if (!selfie || selfie.status === 'posed') throw new DomainError('not_found')
    if (!mayDecide(selfie, actor, now)) throw new DomainError('conflict')
    const { operatorId = null } = actor
    const mailId = operatorId === null || !mail ? null : await deps.mail.schedule(mail, undoUntil(now), tx)
    if (mail && operatorId === null) await deps.mail.send(mail, tx)
    await setDecided(tx, id, { refusal, operatorId, mailId, now })
    const after = { status: refusal ? 'refused' : 'verified', refusal }
    const line = {
      action: `selfie ${after.status}`,
      subject: `member ${selfie.user_id}`,
      details: { selfie: id },
    }
    await insertAudit(tx, actor, { ...line, before: { status: selfie.status }, after }, now)
    return selfie.user_id
  })
  await announce(deps, userId)
  return undoUntil(now)
}

export const undoSelfie = async (deps: Deps, actor: Reviewer, id: number): Promise<void> => {
  const now = deps.now()
  const userId = await deps.db.tx(async (tx) => {
    const selfie = await lockSelfie(tx, id)
    if (!selfie || !mayUndo(selfie, actor, now)) throw new DomainError('conflict')
    if (selfie.mail_id !== null && !(await deps.mail.cancel(selfie.mail_id, tx)))
      throw new DomainError('conflict')
    if (!(await reopenSelfie(tx, id, new Date(now.getTime() + operatorTimings.photoLeaseMs))))
      throw new DomainError('conflict')
    const line = {
      action: 'selfie decision undone',
      subject: `member ${selfie.user_id}`,
      details: { selfie: id },
    }
    const before = { status: selfie.status, refusal: selfie.refusal }
    await insertAudit(tx, actor, { ...line, before, after: { status: 'waiting', refusal: null } }, now)
    return selfie.user_id
  })
  await announce(deps, userId)
}

const mayUndo = (
  { status, operator_id, decided_at, has_file }: LockedSelfie,
  { operatorId }: Reviewer,
  now: Date,
): boolean =>
  (status === 'verified' || status === 'refused') &&
  operator_id === operatorId &&
  has_file &&
  decided_at !== null &&
  undoUntil(decided_at) > now

const announce = (deps: Deps, userId: number): Promise<void> =>
  deps.fanout.publish(userId, { type: 'resync' })

const composeDecision = async (
  deps: Deps,
  id: number,
  refusal: SelfieRefusal | null,
): Promise<OutgoingMail | null> => {
  const owner = await findSelfieOwner(deps.db, id)
  if (!owner?.may_mail) return null
  const compose = await mailComposer(deps, owner)
  const unsubscribeToken = await createUnsubscribeToken(deps.db, owner.user_id)
  const mail = refusal ? 'selfie_refused' : 'selfie_accepted'
  return compose(mail, {
    to: owner.email,
    values: { name: owner.name },
    path: addresses.verification,
    unsubscribeToken,
  })
}
