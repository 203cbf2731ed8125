import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'
import { sendText } from '../../testing/social'
import { reportAutomatically } from '../reports/automatic.service'

describeOnEngine('members and reports in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let admin: TestOperator
  beforeEach(async () => {
    admin = await desk.operator('administrator')
  })

  const namesOf = async (q: string, page = 1) =>
    (await admin.call('searchMembers', { query: { q, page } })).members.map(({ name }) => name)
  const audited = () => site.db.many(sql`select action, subject, reason from audit order by id`)

  describe('search', () => {
    it('finds members of every status by the start of the name or address, and by id', async () => {
      const anna = await site.member({ name: 'Anna', email: 'anna@site.test' })
      await site.member({
        name: 'Annette',
        email: 'nette@site.test',
        status: 'suspended',
        is_invisible: true,
      })
      await site.member({ name: 'Hanna', email: 'h_x@site.test', status: 'not_confirmed' })
      expect(await namesOf('ANN')).toEqual(['Anna', 'Annette'])
      expect(await namesOf('anna@')).toEqual(['Anna'])
      expect(await namesOf('h%@')).toEqual([])
      expect(await namesOf('h_x@')).toEqual(['Hanna'])
      expect(await namesOf(String(anna.id))).toEqual(['Anna'])
      expect(await namesOf('')).toEqual(['Hanna', 'Annette', 'Anna'])
    })

    it('finds the members of a report by its reference', async () => {
      const [anna, bert] = [await site.member({ name: 'Anna' }), await site.member({ name: 'Bert' })]
      const { reference } = await anna.call('report', {
        body: { kind: 'profile', id: bert.id, reason: 'spam' },
      })
      expect(await namesOf(reference.toLowerCase())).toEqual(['Anna', 'Bert'])
    })

    it('returns 25 members per page, without their complete addresses', async () => {
      for (let number = 1; number <= 26; number += 1)
        await site.member({ name: `Zoe ${'abcdefghijklmnopqrstuvwxyz'[number - 1]}` })
      const first = await admin.call('searchMembers', { query: { q: 'zoe' } })
      expect([first.members.length, first.has_more]).toEqual([25, true])
      expect(first.members[0]?.email).toBe('m•••@test.example')
      expect(await namesOf('zoe', 2)).toEqual(['Zoe z'])
    })

    it.each([
      ['the start of a name', 'annet', 'users_name_prefix'],
      ['the start of an address', 'annet@', 'users_email_prefix'],
    ])('reads an index for %s', async (_, q, index) => {
      await site.db.script(`
        insert into users (email, password_hash, name, birth_date)
          select 'many' || n || '@site.test', '-', 'Many ' || n, '1990-01-01' from generate_series(1, 3000) n;
        analyze users`)
      const isEmail = q.includes('@')
      const plan = await site.db.many<{ 'QUERY PLAN': string }>(
        isEmail
          ? sql`explain select id from users u where u.email like 'annet@%' order by u.email using ~<~ limit 26`
          : sql`explain select id from users u where lower(u.name) like 'annet%'
              order by lower(u.name) using ~<~, u.id limit 26`,
      )
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain(index)
      expect(text).not.toMatch(/Sort/)
    })
  })

  it('[TRUST-10] suspends with a rule, restores with a reason, and mails both, once', async () => {
    const anna = await site.member({ email: 'anna@site.test', language: 'de' })
    const suspension = {
      body: { id: anna.id, rule: 'spam', text: 'Du hast vielen Werbung geschickt.' },
    } as const
    expect((await admin.call('suspendMember', suspension)).member.status).toBe('suspended')
    expect((await anna.call.raw('getChats')).status).toBe(403)
    expect((await admin.raw('suspendMember', suspension)).status).toBe(409)
    const restore = (reason: string) => admin.raw('restoreMember', { body: { id: anna.id, reason } })
    expect((await restore(' ')).status).toBe(400)
    expect((await restore('was a mistake')).status).toBe(200)
    expect((await restore('was a mistake')).status).toBe(409)
    const mails = site.mails.filter(({ to }) => to === 'anna@site.test')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Dein Konto ist vorerst geschlossen',
      'Dein Konto ist wieder offen',
    ])
    expect(mails[0]?.text).toContain('Spam, Werbung oder Bitte um Geld')
    expect(mails[0]?.text).toContain(suspension.body.text)
    expect(mails[0]?.text).toMatch(/\/complaints\b/)
    const { entries } = await admin.call('getMemberHistory', { query: { id: anna.id } })
    expect(entries).toMatchObject([
      { action: 'member active', actor: admin.login, before: { status: 'suspended' } },
      { action: 'member suspended', reason: suspension.body.text, after: { status: 'suspended' } },
    ])
  })

  it('shows an address after a reason and records the view once per session', async () => {
    const anna = await site.member({ email: 'anna@site.test' })
    expect((await admin.raw('showContact', { body: { id: anna.id } })).status).toBe(400)
    const body = { id: anna.id, reason: 'Asked about her refund by phone.' }
    for (let time = 0; time < 2; time += 1)
      expect(await admin.call('showContact', { body })).toEqual({ email: 'anna@site.test' })
    expect(await audited()).toEqual([
      { action: 'address seen', subject: `member ${anna.id}`, reason: body.reason },
    ])
  })

  it('shows ledger, purchases, sessions and mail stops of a member', async () => {
    const anna = await site.member({ credits: 9, notifications_disabled: ['bounce'] })
    expect(await admin.call('getMemberMoney', { query: { id: anna.id } })).toMatchObject({
      entries: [{ kind: 'opening', credits: 9, balance: 9 }],
      purchases: [],
    })
    expect(await admin.call('getMemberAccess', { query: { id: anna.id } })).toMatchObject({
      sessions: [{ browser: null }],
      mail_stops: ['bounce'],
    })
    for (const call of ['getMember', 'getMemberMoney'] as const)
      expect((await admin.raw(call, { query: { id: 'x' } })).status).toBe(400)
    expect((await admin.raw('getMember', { query: { id: 999_999 } })).status).toBe(404)
  })

  describe('reports', () => {
    const reportMessage = async () => {
      const anna = await site.member({ name: 'Anna', paid_user: true, credits: 9 })
      const bert = await site.member({ name: 'Bert', paid_user: true, credits: 9 })
      await sendText(anna, { profile: bert.id }, 'Hello')
      const { message } = await sendText(bert, { profile: anna.id }, 'Send me money')
      await sendText(anna, { profile: bert.id }, 'No')
      const body = { kind: 'message', id: message.id, reason: 'spam' } as const
      return { anna, bert, reference: (await anna.call('report', { body })).reference }
    }

    it('[TRUST-06] shows the conversation around a reported message after a reason, once per session', async () => {
      const { reference } = await reportMessage()
      expect(await admin.raw('showConversation', { body: { reference } })).toMatchObject({
        status: 403,
        body: { code: 'reason_required' },
      })
      const reason = 'To judge the reported message.'
      const { messages } = await admin.call('showConversation', { body: { reference, reason } })
      expect(messages.map(({ text, is_reported }) => [text, is_reported])).toEqual([
        ['Hello', false],
        ['Send me money', true],
        ['No', false],
      ])
      await admin.call('showConversation', { body: { reference } })
      await admin.call('showConversation', { body: { reference, reason } })
      expect(await audited()).toEqual([{ action: 'conversation seen', subject: reference, reason }])
      const other = await desk.operator('moderator')
      expect((await other.raw('showConversation', { body: { reference } })).status).toBe(403)
    })

    it('[TRUST-06] shows the latest copied first message of an automatic report', async () => {
      const [anna, bert] = [await site.member(), await site.member({ paid_user: true, credits: 9 })]
      const { message } = await sendText(bert, { profile: anna.id }, 'Buy my pictures, only today')
      await reportAutomatically(site.deps, {
        kind: 'copies',
        reason: 'spam',
        profileId: bert.id,
        subjectId: message.id,
      })
      const { reports } = await admin.call('listReports', { query: { status: 'open' } })
      expect(reports).toMatchObject([{ kind: 'copies', profile: { id: bert.id }, reporter: null }])
      const reference = reports[0]?.reference ?? ''
      expect((await admin.call('getReport', { query: { reference } })).report).toMatchObject({
        about_me: null,
        photo_id: null,
      })
      const body = { reference, reason: 'To judge the reported message.' }
      expect((await admin.call('showConversation', { body })).messages).toMatchObject([
        { text: 'Buy my pictures, only today', is_reported: true },
      ])
      await admin.call('decideReport', { body: { reference, status: 'upheld', decision: 'Spam.' } })
      expect(site.mails).toEqual([])
    })

    it('opens no conversation for the report of a profile', async () => {
      const [anna, bert] = [await site.member(), await site.member({ about_me: 'Call me' })]
      const body = { kind: 'profile', id: bert.id, reason: 'spam' } as const
      const { reference } = await anna.call('report', { body })
      const { report } = await admin.call('getReport', { query: { reference } })
      expect(report).toMatchObject({ about_me: 'Call me', photo_id: null, profile: { id: bert.id } })
      expect(
        (await admin.raw('showConversation', { body: { reference, reason: 'I am curious' } })).status,
      ).toBe(404)
      expect(await audited()).toEqual([])
    })

    it('[TRUST-06] decides a report once and mails the decision to the reporter', async () => {
      const { anna, reference } = await reportMessage()
      const body = { reference, status: 'upheld', decision: 'We have suspended the account.' } as const
      const answers = await Promise.all([
        admin.raw('decideReport', { body }),
        admin.raw('decideReport', { body }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(site.mails.filter(({ text }) => text.includes(body.decision)).map(({ to }) => to)).toEqual([
        anna.email,
      ])
      expect((await admin.call('listReports')).reports).toEqual([])
      expect((await admin.call('listReports', { query: { status: 'upheld' } })).reports).toMatchObject([
        { reference, reporter: { id: anna.id } },
      ])
    })
  })

  it('counts waiting items', async () => {
    const anna = await site.member()
    await site.db.run(sql`
      insert into photos (user_id, name, status, position) values (${anna.id}, 'waiting-photo', 'pending', 0)`)
    expect(await admin.call('getWaiting')).toEqual({
      photos: 1,
      selfies: 0,
      media: 0,
      appeals: 0,
      reports: 0,
      complaints: 0,
    })
  })
})
