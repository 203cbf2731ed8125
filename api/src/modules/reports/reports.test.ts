import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { formatDay } from '../../texts/format'
import { addPhotos, sendText } from '../../testing/social'

describeOnEngine('reports', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const reference = /^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/

  it('[TRUST-06] accepts reports of profiles, photos and messages, each with a unique reference', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const [photo = 0] = await addPhotos(site.db, her.id, 1)
    const { message } = await sendText(her, { profile: me.id }, 'Rude words')
    const bodies = [
      { kind: 'profile', id: her.id, reason: 'fake' },
      { kind: 'photo', id: photo, reason: 'explicit' },
      { kind: 'message', id: message.id, reason: 'harassment', text: 'See above' },
    ] as const
    const references: string[] = []
    for (const body of bodies) references.push((await me.call('report', { body })).reference)
    for (const one of references) expect(one).toMatch(reference)
    expect(new Set(references).size).toBe(3)
    const rows = await site.db.many<object>(
      sql`select kind, profile_id, reporter_id, status from reports order by id`,
    )
    for (const row of rows)
      expect(row).toMatchObject({ profile_id: her.id, reporter_id: me.id, status: 'open' })
  })

  it('[TRUST-06] a visitor can report a profile and gets a receipt by e-mail', async () => {
    const her = await site.member()
    const body = { kind: 'profile', id: her.id, reason: 'underage', email: 'seen@test.example' } as const
    const receipt = await site.visitor('report', { body })
    expect(receipt.reference).toMatch(reference)
    expect(site.mails).toHaveLength(1)
    expect(site.mails[0]).toMatchObject({ to: 'seen@test.example' })
    expect(site.mails[0]?.text).toContain(receipt.reference)
  })

  it('[TRUST-06] refuses a report of a message from another member’s conversation', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { message } = await sendText(me, { profile: her.id }, 'Private')
    const body = { kind: 'message', id: message.id, reason: 'spam' } as const
    const outsider = await site.member()
    for (const call of [outsider.call, site.visitor])
      expect((await call.refused('report', { body })).code).toBe('not_found')
  })

  it('[ROUTE-22] accepts a visitor’s complaint with a reference', async () => {
    const body = {
      name: 'Ada Rossi',
      email: 'ada@test.example',
      subject: 'payment',
      text: 'I was charged twice in one day.',
    } as const
    const receipt = await site.visitor('complain', { body })
    expect(receipt.reference).toMatch(/^C-/)
    const day = formatDay(new Date(receipt.at), 'en')
    expect(site.mails[0]?.text).toContain(`complaint of ${day}`)
    expect(site.mails[0]?.text).toContain(`within ${limits.complaintAnswerDays} working days`)
    expect(site.mails[0]).toMatchObject({ to: 'ada@test.example' })
    expect(site.mails[0]?.text).toContain(receipt.reference)
    expect((await site.visitor.refused('complain', { body: { ...body, text: 'short' } })).code).toBe(
      'bad_input',
    )
  })

  it('[ROUTE-22] accepts every complaint and report, and limits the receipts to an address', async () => {
    const her = await site.member()
    const email = 'victim@test.example'
    const complaint = { name: 'Ada', email, subject: 'payment', text: 'I was charged twice.' } as const
    const report = { kind: 'profile', id: her.id, reason: 'spam', email } as const
    for (let count = 0; count < limits.unverifiedMails; count += 1) {
      await site.visitor('complain', { body: complaint })
      await site.visitor('report', { body: report })
    }
    expect(site.mails).toHaveLength(limits.unverifiedMails)
    const { kept } = await site.db.one<{ kept: number }>(
      sql`select (select count(*) from complaints)::int + (select count(*) from reports)::int as kept`,
    )
    expect(kept).toBe(2 * limits.unverifiedMails)
    for (let count = 0; count <= limits.unverifiedMails; count += 1)
      await her.call('report', { body: { ...report, id: (await site.member()).id } })
    expect(site.mails).toHaveLength(2 * limits.unverifiedMails + 1)
  })

  it('[TRUST-06] an address that a new member has not confirmed is not mailed without limit', async () => {
    const email = 'victim@test.example'
    const newcomer = await site.member({ email, status: 'not_confirmed', activated_at: null })
    for (let count = 0; count <= limits.unverifiedMails; count += 1) {
      const body = { kind: 'profile', id: (await site.member()).id, reason: 'spam' } as const
      expect((await newcomer.call('report', { body })).reference).toMatch(reference)
    }
    expect(site.mails.filter(({ to }) => to === email)).toHaveLength(limits.unverifiedMails)
  })
})
