import { randomBytes } from 'node:crypto'
import type { CallResponse } from '@duetto/shared/contract'
import { exportTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { lockMember } from '../accounts/users.repository'
import { insertExportRequest, findExport } from './exports.repository'
import type { ExportRow } from './exports.repository'

type Export = CallResponse<'getAccount'>['export']

export const storedExportName = (name: string): string => `exports/${name}.zip`

const isOver = ({ expires_at: until }: ExportRow, now: Date): boolean => until !== null && until <= now

export const getExport = async ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<Export> => {
  const row = await findExport(db, userId)
  if (!row || isOver(row, now())) return null
  const { status, bytes, requested_at: requestedAt, expires_at: until } = row
  return {
    status,
    bytes,
    requested_at: requestedAt.toISOString(),
    renewable_at: new Date(requestedAt.getTime() + exportTimings.renewableMs).toISOString(),
    expires_at: until?.toISOString() ?? null,
  }
}

export const requestExport = async (deps: Deps, userId: number): Promise<Export> => {
  const now = deps.now()
  const renewable = new Date(now.getTime() - exportTimings.renewableMs)
  const name = randomBytes(24).toString('base64url')
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await insertExportRequest(tx, userId, { name, now, renewable })
  })
  return getExport(deps, userId)
}

export const readExport = async (deps: Deps, userId: number): Promise<Buffer> => {
  const row = await findExport(deps.db, userId)
  if (row?.status !== 'ready' || isOver(row, deps.now())) throw new DomainError('not_found')
  const file = await deps.storage.get(storedExportName(row.name))
  if (!file) throw new DomainError('not_found')
  return file.bytes
}
