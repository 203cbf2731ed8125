import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'
import { tokenIn } from '../../../testing/mails'
import { books } from '../../../testing/money'
import { saveSettings } from '../../../testing/social'

const form = {
  email: 'Anna@Site.example',
  name: 'Anna',
  date_of_birth: '1990-05-05',
  password: 'a quiet lighthouse',
}

describeOnEngine('sign-up', (engine) => {
  const t = useTestApp({ engine })

  const settings = (data: object) =>
    t.db.script(`insert into settings (host, data) values ('*', '${JSON.stringify(data)}')`)

  it('[SIGNUP-01] [SIGNUP-02] creates a logged-in account and asks for the next step', async () => {
    const answer = await t.visitor.raw('signUp', { body: form })
    expect(answer.status).toBe(200)
    const anna = createCaller(t.app, answer.cookie)
    const { user } = await anna('getUser')
    expect(user).toMatchObject({
      email: 'anna@site.example',
      status: 'not_confirmed',
      signup_step: 1,
      credits: 0,
    })
    expect(user?.profile).toMatchObject({ status: 'disabled', date_of_birth: '1990-05-05', main_image: null })
    await anna('completeSignUp', { body: { step: 1 } })
    await anna('completeSignUp', { body: { step: 2, country: 'IT', region: 'Lazio', city: 'Roma' } })
    await anna('completeSignUp', { body: { step: 3, gender: 'female', looking_for: 'male' } })
    const last = await anna('completeSignUp', { body: { step: 4, about_me: 'I like ferries.' } })
    expect(last.user).toMatchObject({
      signup_step: 5,
      profile: { city: 'Roma', about_me: 'I like ferries.' },
    })
  })

  it('[ACCOUNT-08] sets an HttpOnly cookie for 30 days', async () => {
    const answer = await t.visitor.raw('signUp', { body: form })
    expect(answer.headers['set-cookie']).toMatch(
      /duetto_session=.{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })

  it('[SIGNUP-05] sends an activation link that works once and logs the member in', async () => {
    await t.visitor('signUp', { body: form })
    expect(t.mails).toHaveLength(1)
    expect(t.mails[0]?.subject).toBe('Confirm your e-mail address')
    expect(t.mails[0]?.text).toContain('within 7 days')
    expect(t.mails[0]?.text).toContain('valid for 24 hours')
    const body = { token: tokenIn(t.mails[0]), password: form.password }
    const answer = await t.visitor.raw('activate', { body })
    expect(answer.body).toMatchObject({ is_new: true, user: { status: 'active' } })
    expect((await createCaller(t.app, answer.cookie)('getUser')).user?.profile.status).toBe('active')
    const again = await t.visitor.raw('activate', { body })
    expect(again).toMatchObject({ status: 409, cookie: '', body: { code: 'already_active' } })
  })

  it('[SIGNUP-05] the six-digit code activates as well, and notifies open pages', async () => {
    const anna = createCaller(t.app, (await t.visitor.raw('signUp', { body: form })).cookie)
    const code = /: (\d{6})\./.exec(t.mails[0]?.text ?? '')?.[1] ?? ''
    const { user } = await anna('getUser')
    const events = t.eventsOf(user?.id ?? 0)
    const other = await t.member({ status: 'not_confirmed' })
    expect(await other.call.refused('activateByCode', { body: { code } })).toMatchObject({
      code: 'code_invalid',
    })
    expect(await anna('activateByCode', { body: { code } })).toMatchObject({
      is_new: true,
      user: { status: 'active' },
    })
    expect(events.map(({ event }) => event.type)).toContain('resync')
    expect(await t.visitor.refused('activate', { body: { token: tokenIn(t.mails[0]) } })).toMatchObject({
      code: 'already_active',
    })
  })

  it('[SIGNUP-05] five wrong codes block for a while, and a code expires after a day', async () => {
    const anna = createCaller(t.app, (await t.visitor.raw('signUp', { body: form })).cookie)
    const code = /: (\d{6})\./.exec(t.mails[0]?.text ?? '')?.[1] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      [...Array(9)].map(() => anna.raw('activateByCode', { body: { code: wrong } })),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(4)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await anna.refused('activateByCode', { body: { code } })).toMatchObject({
      code: 'login_blocked',
    })
    t.clock.add(86_400_001)
    expect(await anna.refused('activateByCode', { body: { code } })).toMatchObject({ code: 'code_invalid' })
  })

  it('[SIGNUP-05] two concurrent uses of one link activate once', async () => {
    await t.visitor('signUp', { body: form })
    const body = { token: tokenIn(t.mails[0]), password: form.password }
    const answers = await Promise.all([...Array(8)].map(() => t.visitor.raw('activate', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(answers.filter(({ cookie }) => cookie)).toHaveLength(1)
  })

  it('[CALL-06] grants signup_credits once, at activation, in the ledger', async () => {
    await saveSettings(t.db, { signup_credits: 5 })
    await t.visitor('signUp', { body: form })
    const { body } = await t.visitor.raw('activate', {
      body: { token: tokenIn(t.mails[0]), password: form.password },
    })
    expect(body).toMatchObject({ user: { credits: 5, paid_user: false } })
    const { id } = await t.db.one<{ id: number }>(sql`select id from users`)
    expect(await books(t.db, id)).toEqual({ credits: 5, ledger: 5, lots: 5, paid_user: false })
  })

  it('[SIGNUP-05] refuses a link after seven days and sends another on request', async () => {
    const { cookie } = await t.visitor.raw('signUp', { body: form })
    t.clock.add(7 * 86_400_000 + 1000)
    const old = { token: tokenIn(t.mails[0]) }
    expect(await t.visitor.refused('activate', { body: old })).toMatchObject({
      code: 'token_expired',
      status: 410,
    })
    await createCaller(t.app, cookie)('sendActivationMail')
    await createCaller(t.app, cookie)('activate', { body: { token: tokenIn(t.mails[1]) } })
  })

  it('[SIGNUP-05] limits e-mails to an address that someone else signs up with', async () => {
    const { cookie } = await t.visitor.raw('signUp', { body: form })
    const call = createCaller(t.app, cookie)
    for (let count = 0; count < limits.unverifiedMails; count += 1) await call('sendActivationMail')
    const refusal = await call.raw('sendActivationMail')
    expect([refusal.status, refusal.headers['retry-after']]).toEqual([
      429,
      String(limits.loginBlockMinutes * 60),
    ])
    expect(
      await call.refused('requestMailChange', { body: { email: form.email, password: form.password } }),
    ).toMatchObject({ code: 'bad_input' })
    expect(t.mails).toHaveLength(1 + limits.unverifiedMails)
  })

  it('[SIGNUP-06] refuses a name that is an address or a number, or starts with @', async () => {
    for (const name of [
      'anna@SITE.example',
      '@anna',
      '+49 151 23456789',
      'www.anna.example',
      'x@anna.example',
    ])
      expect(await t.visitor.refused('signUp', { body: { ...form, name } })).toMatchObject({
        code: 'username_invalid',
        details: { field: 'name' },
      })
  })

  it('[SIGNUP-06] refuses a name that changes the text direction, and removes invisible characters', async () => {
    for (const name of ['Anna\u202e', 'An\tna', '\u3164\u3164'])
      expect(await t.visitor.refused('signUp', { body: { ...form, name } })).toMatchObject({
        code: 'bad_input',
        details: { field: 'name' },
      })
    const { user } = await t.visitor('signUp', { body: { ...form, name: '\u200bJose\u0301\u00a0Luis ' } })
    expect(user?.name).toBe('José Luis')
  })

  it('[SIGNUP-08] every spelling of an umlaut domain is the same account', async () => {
    const { user } = await t.visitor('signUp', { body: { ...form, email: 'a&b@MÜNCHEN.example' } })
    expect(user?.email).toBe('a&b@xn--mnchen-3ya.example')
    for (const email of ['A&B@xn--mnchen-3ya.example', 'a&b@mu\u0308nchen.example\u00a0'])
      expect(await t.visitor.refused('signUp', { body: { ...form, email } })).toMatchObject({
        code: 'email_taken',
      })
  })

  it('[SIGNUP-07] refuses a date that does not exist and one under 18', async () => {
    const refused = (date_of_birth: string) =>
      t.visitor.refused('signUp', { body: { ...form, date_of_birth } })
    expect(await refused('2001-02-31')).toMatchObject({ code: 'date_of_birth_invalid' })
    expect(await refused('2008-03-02')).toMatchObject({ code: 'too_young', details: { min_age: 18 } })
    await t.visitor('signUp', { body: { ...form, date_of_birth: '2008-03-01' } })
  })

  it('[SIGNUP-07] uses the site’s min_age', async () => {
    await saveSettings(t.db, { min_age: 21 })
    const body = { ...form, date_of_birth: '2005-03-02' }
    expect(await t.visitor.refused('signUp', { body })).toMatchObject({
      code: 'too_young',
      details: { min_age: 21 },
    })
    await t.visitor('signUp', { body: { ...body, date_of_birth: '2005-03-01' } })
  })

  it('[SIGNUP-08] refuses an invalid address, and one that has an account', async () => {
    expect(await t.visitor.refused('signUp', { body: { ...form, email: 'anna@' } })).toMatchObject({
      code: 'bad_input',
      details: { field: 'email' },
    })
    await t.visitor('signUp', { body: form })
    expect(
      await t.visitor.refused('signUp', { body: { ...form, email: 'ANNA@site.example' } }),
    ).toMatchObject({
      code: 'email_taken',
      status: 409,
    })
  })

  it('[SIGNUP-08] one of ten concurrent sign-ups with one address succeeds', async () => {
    const answers = await Promise.all([...Array(10)].map(() => t.visitor.raw('signUp', { body: form })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(t.mails).toHaveLength(1)
  })

  it('[SIGNUP-03] obeys the signups setting', async () => {
    await settings({ signups: 'with_trafficsource' })
    expect(await t.visitor.refused('signUp', { body: form })).toMatchObject({ code: 'signup_closed' })
    await t.visitor('signUp', { body: { ...form, tracking: { network: '{net}' } } })
    await t.db.script(`update settings set data = '{"signups": "none"}'`)
    const other = { ...form, email: 'other@site.example', tracking: { ref: 'x' } }
    expect(await t.visitor.refused('signUp', { body: other })).toMatchObject({ code: 'signup_closed' })
  })

  it('refuses a very common password', async () => {
    for (const password of ['Football1', 'ＦＯＯＴＢＡＬＬ１', ' foot\u200bball1'])
      expect(await t.visitor.refused('signUp', { body: { ...form, password } })).toMatchObject({
        code: 'password_too_common',
      })
  })

  it('[TRUST-07] stores orientation and sexual interests only with separate consent, and erases them without', async () => {
    const anna = await t.member()
    const refused = await anna.call.refused('saveProfile', { body: { sexuality: 'bi' } })
    expect(refused).toMatchObject({ code: 'bad_input', details: { field: 'sexuality', reason: 'consent' } })
    await anna.call('saveProfile', {
      body: { has_intimate_consent: true, sexuality: 'bi', interests: ['tea', 'bondage'] },
    })
    const { profile } = await anna.call('saveProfile', { body: { has_intimate_consent: false } })
    expect(profile).toMatchObject({ sexuality: null, interests: ['tea'], has_intimate_consent: false })
  })
})
