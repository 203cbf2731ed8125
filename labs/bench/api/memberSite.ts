import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { createSessions } from '../../../api/src/http/session'
import { createFanout } from '../../../api/src/infra/fanout'
import { hashPassword } from '../../../api/src/modules/accounts/credentials/passwords'
import { startOwnPostgres } from '../../../api/src/testing/ownPostgres'
import { buildSides, startSide } from './client'
import type { Side } from './client'
import { addConversations, addMembers, addProfiles, createDatabase } from './data'

export const password = 'the password of all members'
const PARTNERS = 20

export interface MemberSite {
  api: Side
  postgresPid: () => number
  members: number
  /** Session cookies of the members who are online, in the order of their ids, which start at 1. */
  cookies: string[]
  stop: () => Promise<void>
}

/** `member` is an index in `cookies`. A member's partners have consecutive ids. */
export const firstPartnerOf = (online: number, member: number): number => 1 + online + member * PARTNERS

export const startMemberSite = async (given: {
  port: number
  members: number
  online: number
}): Promise<MemberSite> => {
  const { port, members, online } = given
  const needed = online * (PARTNERS + 1)
  if (members < needed) throw new Error(`${online} members online need ${needed} members`)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-members-'))
  process.env.DATA_DIR = dataDir
  const postgres = startOwnPostgres(port)
  const db = await createDatabase(postgres.url, 'bench_members')
  let api: Side | undefined
  const stop = async () => {
    api?.stop()
    await db.close()
    postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await addMembers(db, members)
    await addProfiles(db)
    await db.run(sql`update users set password_hash = ${await hashPassword(password)} where id <= ${online}`)
    const sessions = createSessions({ db, fanout: createFanout(), now: () => new Date(), cacheMs: 0 })
    const cookies: string[] = []
    for (let member = 0; member < online; member += 1) {
      cookies.push(`${sessionCookie}=${await sessions.create(db, member + 1)}`)
      await addConversations(db, member + 1, PARTNERS, firstPartnerOf(online, member))
    }
    buildSides()
    api = await startSide('ours', port + 1, db.url)
    return { api, postgresPid: postgres.pid, members, cookies, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
