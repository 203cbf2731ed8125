import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { AuditRow } from '../modules/audit/audit.repository'

export const presentAudit = ({
  created_at,
  ...entry
}: AuditRow): ConsoleResponse<'listAudit'>['entries'][number] => ({
  ...entry,
  at: created_at.toISOString(),
})
