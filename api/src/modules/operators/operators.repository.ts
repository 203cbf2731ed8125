import type { OperatorRole } from '@duetto/shared/contract/console'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface OperatorRow {
  id: number
  login: string
  role: OperatorRole
  password_hash: string
  password_expires_at: Date | null
  totp_secret: string | null
  new_totp_secret: string | null
  disabled_at: Date | null
}

const columns = sql`
  id, login, role, password_hash, password_expires_at, totp_secret, new_totp_secret, disabled_at`

export const findOperator = (db: Db, login: string): Promise<OperatorRow | undefined> =>
  db.maybe<OperatorRow>(sql`select ${columns} from operators where login = ${login}`)

export const lockOperator = (tx: Db, id: number): Promise<OperatorRow> =>
  tx.one<OperatorRow>(sql`select ${columns} from operators where id = ${id} for update`)

export interface ListedOperator {
  login: string
  role: OperatorRole
  has_second_factor: boolean
  last_seen: Date | null
  created_at: Date
  disabled_at: Date | null
}

export const findOperators = (db: Db): Promise<ListedOperator[]> =>
  db.many<ListedOperator>(sql`
    select login, role, totp_secret is not null as has_second_factor,
      (select max(last_used_at) from operator_sessions where operator_id = operators.id) as last_seen,
      created_at, disabled_at
    from operators order by login`)

interface Credentials {
  passwordHash: string
  passwordExpiresAt: Date
}

export const insertOperator = (
  tx: Db,
  operator: Credentials & { login: string; role: OperatorRole; now: Date },
): Promise<{ id: number } | undefined> =>
  tx.maybe<{ id: number }>(sql`
    insert into operators (login, role, password_hash, password_expires_at, created_at)
    values (${operator.login}, ${operator.role}, ${operator.passwordHash}, ${operator.passwordExpiresAt},
      ${operator.now})
    on conflict (login) do nothing returning id`)

export const resetCredentials = (
  tx: Db,
  id: number,
  { passwordHash, passwordExpiresAt }: Credentials,
): Promise<number> =>
  tx.run(sql`
    update operators set password_hash = ${passwordHash}, password_expires_at = ${passwordExpiresAt},
      totp_secret = null, new_totp_secret = null, disabled_at = null
    where id = ${id}`)

export const disableOperator = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql`update operators set disabled_at = ${now} where id = ${id}`)

export const setNewSecret = async (db: Db, id: number, secret: string): Promise<boolean> =>
  (await db.run(sql`
    update operators set new_totp_secret = ${secret} where id = ${id} and totp_secret is null`)) > 0

export const finishEnrolment = (
  tx: Db,
  id: number,
  { secret, passwordHash }: { secret: string; passwordHash: string },
): Promise<number> =>
  tx.run(sql`
    update operators set totp_secret = ${secret}, new_totp_secret = null, password_hash = ${passwordHash},
      password_expires_at = null
    where id = ${id}`)

export const useTimeStep = async (db: Db, id: number, step: number): Promise<boolean> =>
  (await db.run(sql`update operators set totp_step = ${step} where id = ${id} and totp_step < ${step}`)) > 0
