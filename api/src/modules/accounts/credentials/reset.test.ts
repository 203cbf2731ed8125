import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import { duringTransaction } from '../../../testing/locks'
import { markDeleted, setEmail } from '../users.repository'
import { createToken } from './tokens.repository'

const former = 'anna@former.test'
const current = 'anna@site.test'

describeOnEngine('password resets after a change of address', (engine) => {
  const site = useTestApp({ engine })
  const request = (email: string) => site.visitor.raw('requestReset', { body: { email } })

  it('[ACCOUNT-03] sends no link to an address that changes at the same time', async () => {
    const { id } = await site.member({ email: former })
    const answer = await duringTransaction(
      site.db,
      (db) => db.tx((tx) => setEmail(tx, id, current)),
      () => request(former),
    )
    expect(answer.body).toMatchObject({ code: 'email_not_found' })
    expect(site.mails).toEqual([])
  })

  it('[ACCOUNT-03] sends no link for an account that is deleted at the same time', async () => {
    const { id } = await site.member({ email: current })
    const answer = await duringTransaction(
      site.db,
      (db) => db.tx((tx) => markDeleted(tx, id, site.clock.now)),
      () => request(current),
    )
    expect(answer.body).toMatchObject({ code: 'email_not_found' })
    expect(site.mails).toEqual([])
  })

  it('[ACCOUNT-03] refuses a link that was sent to a former address', async () => {
    const { id } = await site.member({ email: current })
    const token = await createToken(site.db, 'reset', { userId: id, now: site.clock.now, email: former })
    const body = { token, password: 'another lighthouse' }
    expect((await site.visitor.refused('resetPassword', { body })).code).toBe('token_invalid')
    expect(await site.db.many(sql`select 1 from users where id = ${id} and password_hash <> '-'`)).toEqual([])
  })
})
