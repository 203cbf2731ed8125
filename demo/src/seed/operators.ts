import { operatorRoles } from '@duetto/shared/contract/console'
import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'
import { hashPassword } from '../../../api/src/modules/accounts/credentials/passwords'
import { demoPassword } from './guests'

export const demoTotpSecret = 'DUETTODEMOCONSOLEDUETTODEMOCONSO'

export const seedOperators = async (db: Db, now: Date): Promise<void> => {
  const hash = await hashPassword(demoPassword)
  await db.run(sql`
    insert into operators (login, role, password_hash, totp_secret, created_at)
    select role, role, ${hash}, ${demoTotpSecret}, ${now} from unnest(${[...operatorRoles]}::text[]) as role
    where not exists (select 1 from operators)`)
}
