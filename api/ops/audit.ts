import type { Db } from '../src/infra/db/Db'
import { insertAudit } from '../src/modules/audit/audit.repository'
import type { AuditLine } from '../src/modules/audit/audit.repository'
import type { Context } from './Context'

export const audit = (db: Db, { actor, deps }: Context, line: AuditLine): Promise<number> =>
  insertAudit(db, { name: actor }, line, deps.now())
