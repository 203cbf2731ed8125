import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { pageOf, rowsFor } from '../support/page'
import { closeAppeal, findAppeals, hasDecided, isRefusedByProgram } from './appeals.repository'
import { composeOwnerMail } from './ownerMail'
import { lockOwnerOf } from './photos.repository'
import { reviewPhoto } from './review.service'

export const listAppeals = async ({ db }: Deps, page: number): Promise<ConsoleResponse<'listAppeals'>> => {
  const { rows, has_more } = pageOf(await findAppeals(db, { all: false, ...rowsFor(page) }))
  const appeals = rows.map(({ member, name, status: _, created_at, ...appeal }) => ({
    ...appeal,
    member: { id: member, name },
    created_at: created_at.toISOString(),
  }))
  return { appeals, has_more }
}

interface Decision {
  photo: number
  status: 'upheld' | 'overturned'
  decision: string
}
type AppealOutcome = 'decided' | 'not_open' | 'own_decision'

/** TRUST-09. Returns `own_decision` if this operator made the last decision about the photo. */
export const decideAppeal = async (
  deps: Deps,
  actor: Actor,
  { photo, status, decision }: Decision,
): Promise<AppealOutcome> => {
  const mail = await composeOwnerMail(deps, photo, 'photo_appeal_decided', { decision })
  const now = deps.now()
  const result = await deps.db.tx(async (tx): Promise<number | AppealOutcome> => {
    await lockOwnerOf(tx, photo)
    if (actor.operatorId !== undefined && (await hasDecided(tx, photo, actor.operatorId)))
      return 'own_decision'
    const appeal = await closeAppeal(tx, photo, { status, decision, now })
    if (!appeal) return 'not_open'
    const isByProgram = await isRefusedByProgram(tx, photo)
    await reviewPhoto(tx, photo, status === 'overturned' ? null : (appeal.refusal ?? 'other'), now)
    if (mail) await deps.mail.send(mail, tx)
    const line = {
      action: `appeal ${status}`,
      subject: `photo ${photo}`,
      reason: decision,
      details: { is_by_program: isByProgram },
    }
    await insertAudit(tx, actor, { ...line, before: { status: 'open' }, after: { status } }, now)
    return appeal.user_id
  })
  if (typeof result === 'string') return result
  await deps.fanout.publish(result, { type: 'resync' })
  return 'decided'
}
