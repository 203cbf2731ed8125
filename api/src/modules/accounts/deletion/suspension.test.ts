import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { duringTransaction } from '../../../testing/locks'
import { tokenIn } from '../../../testing/mails'
import { insertAudit } from '../../audit/audit.repository'
import { suspendMember } from '../standing/standing.service'

const password = 'a quiet lighthouse'
const operator = { name: 'olga' }

describeOnEngine('deleting a suspended account', (engine) => {
  const site = useTestApp({ engine })
  let anna: TestMember
  beforeEach(async () => {
    anna = await site.member({ email: 'anna@site.test', password, activated_at: site.clock.now })
  })

  const remove = () => anna.call.raw('deleteAccount', { body: { password } })
  const status = async () =>
    (await site.db.one<{ status: string }>(sql`select status from users where id = ${anna.id}`)).status
  const suspend = (db: typeof site.db) =>
    suspendMember({ ...site.deps, db }, operator, { id: anna.id, rule: 'spam', text: 'Spam' })

  it('[ACCOUNT-06] a suspension during the deletion prevails', async () => {
    expect((await duringTransaction(site.db, suspend, remove)).status).toBe(403)
    expect(await status()).toBe('suspended')
    expect(site.mails).toHaveLength(1)
  })

  it('[ACCOUNT-06] does not reactivate an account that was suspended, unless an operator has restored it', async () => {
    await remove()
    const body = { token: tokenIn(site.mails[0]) }
    const audit = (action: string) =>
      insertAudit(site.db, operator, { action, subject: `member ${anna.id}` }, site.clock.now)
    await audit('member suspended')
    expect((await site.visitor.refused('reactivate', { body })).code).toBe('account_suspended')
    expect(await status()).toBe('deleted')
    await audit('member active')
    await site.visitor('reactivate', { body })
    expect(await status()).toBe('active')
  })
})
