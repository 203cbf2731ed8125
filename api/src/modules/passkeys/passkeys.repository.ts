import sql from 'sql-template-tag'
import { hashToken } from '../../http/session/sessions'
import type { Db } from '../../infra/db/Db'
import type { AccountRow } from '../accounts/users.repository'
import { retentionMs } from '../privacy/retention'

export interface PasskeyRow {
  id: number
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

const columns = sql`id, user_id, credential_id, public_key, counter::float8 as counter, transports, name, created_at,
  last_used_at`

export const findPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.many<PasskeyRow>(sql`
    select ${columns} from passkeys where user_id = ${userId} order by created_at desc, id desc`)

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.maybe<PasskeyRow>(sql`select ${columns} from passkeys where credential_id = ${credentialId}`)

export const hasPasskey = async (db: Db, id: number): Promise<boolean> =>
  (await db.maybe(sql`select 1 from passkeys where id = ${id}`)) !== undefined

type NewPasskey = Omit<PasskeyRow, 'id' | 'last_used_at'>

export const insertPasskey = async (tx: Db, passkey: NewPasskey): Promise<boolean> =>
  (await tx.run(sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${passkey.user_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.counter},
      ${passkey.transports}, ${passkey.name}, ${passkey.created_at})
    on conflict (credential_id) do nothing`)) === 1

/**
 * Returns false if the counter did not increase, which indicates a cloned passkey. Authenticators without a counter
 * always send 0.
 */
export const recordUse = async (db: Db, id: number, counter: number, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update passkeys set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`)) === 1

export const deletePasskey = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.run(sql`delete from passkeys where id = ${id} and user_id = ${userId}`)) === 1

export const deletePasskeys = (tx: Db, userId: number): Promise<number> =>
  tx.run(sql`delete from passkeys where user_id = ${userId}`)

/** Null for logins. A challenge with an owner is valid only for that member, and only until their password changes. */
type ChallengeOwner = Pick<AccountRow, 'id' | 'password_hash'> | null
const hashOf = (challenge: string, owner: ChallengeOwner) =>
  hashToken(`${owner ? `${owner.id}:${owner.password_hash}` : 'login'}:${challenge}`)

export const saveChallenge = (
  db: Db,
  challenge: string,
  { owner = null, now }: { owner?: ChallengeOwner; now: Date },
): Promise<number> =>
  db.run(sql`
    insert into passkey_challenges (challenge_hash, expires_at)
    values (${hashOf(challenge, owner)}, ${new Date(now.getTime() + retentionMs.passkeyChallenge)})`)

/**
 * Returns false if the challenge is unknown, used or expired. Uses a single statement, so that only one of two
 * concurrent requests succeeds.
 */
export const consumeChallenge = async (
  db: Db,
  challenge: string,
  { owner = null, now }: { owner?: ChallengeOwner; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    delete from passkey_challenges
    where challenge_hash = ${hashOf(challenge, owner)} and expires_at > ${now}`)) === 1

export const removeOldChallenges = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from passkey_challenges where expires_at <= ${now}`)
