import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { pageOf, rowsFor } from '../support/page'
import { disableCode, existsMember, findCodes, insertCode } from './codes.repository'
import type { NewCode } from './codes.repository'

export const listCodes = async (
  { db }: Pick<Deps, 'db'>,
  page: number,
): Promise<ConsoleResponse<'listDiscounts'>> => {
  const { rows, has_more } = pageOf(await findCodes(db, rowsFor(page)))
  const discounts = rows.map((row) => ({ ...row, expires_at: row.expires_at?.toISOString() ?? null }))
  return { discounts, has_more }
}

export const createCode = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { reason, ...code }: NewCode & { reason?: string },
): Promise<void> =>
  db.tx(async (tx) => {
    if (code.member !== undefined && !(await existsMember(tx, code.member)))
      throw new DomainError('not_found')
    if (!(await insertCode(tx, code)))
      throw new DomainError('conflict', { reason: 'exists', code: code.code })
    await insertAudit(
      tx,
      actor,
      { action: 'discount created', subject: code.code, reason, after: { ...code } },
      now(),
    )
  })

export const endCode = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { code, reason }: { code: string; reason?: string },
): Promise<void> =>
  db.tx(async (tx) => {
    if (!(await disableCode(tx, code))) throw new DomainError('conflict', { reason: 'not_active' })
    const change = { before: { status: 'active' }, after: { status: 'disabled' } }
    await insertAudit(tx, actor, { action: 'discount disabled', subject: code, reason, ...change }, now())
  })
