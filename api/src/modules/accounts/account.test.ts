import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { createCaller } from '../../testing/caller'
import { tokenIn } from '../../testing/mails'
import { eraseDue, erasureJob } from './deletion/erasure.job'

const password = 'a quiet lighthouse'
const dayMs = 86_400_000

describeOnEngine('account', (engine) => {
  const t = useTestApp({ engine })
  const createAnna = () =>
    t.member({ email: 'anna@site.example', name: 'Anna', password, activated_at: t.clock.now })
  const login = (email: string, given = password) =>
    t.visitor.raw('login', { body: { email, password: given } })

  it('[ACCOUNT-03] sets a new password by a link that works once and ends every session', async () => {
    const anna = await createAnna()
    await t.visitor('requestReset', { body: { email: 'anna@site.example' } })
    const body = { token: tokenIn(t.mails[0]), password: 'another lighthouse' }
    await t.visitor('resetPassword', { body })
    expect((await anna.call('getUser')).user).toBeNull()
    expect((await login('anna@site.example', 'another lighthouse')).status).toBe(200)
    expect(await t.visitor.refused('resetPassword', { body })).toMatchObject({ code: 'token_invalid' })
  })

  it('[ACCOUNT-03] refuses an expired link, an unknown address and the fourth e-mail of a day', async () => {
    await createAnna()
    const request = () => t.visitor.raw('requestReset', { body: { email: 'anna@site.example' } })
    const answers = await Promise.all([...Array(6)].map(request))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'reset_limit' })
    const token = tokenIn(t.mails[0])
    t.clock.add(3_600_001)
    expect(await t.visitor.refused('resetPassword', { body: { token, password } })).toMatchObject({
      code: 'token_expired',
    })
    expect(await t.visitor.refused('requestReset', { body: { email: 'no@site.example' } })).toMatchObject({
      code: 'email_not_found',
    })
    t.clock.add(dayMs)
    expect((await request()).status).toBe(200)
  })

  it('[ACCOUNT-04] changes the password only with the old one', async () => {
    const anna = await createAnna()
    const change = (old_password: string) => ({ body: { old_password, password: 'another lighthouse' } })
    expect(await anna.call.refused('changePassword', change('wrong'))).toMatchObject({
      code: 'wrong_password',
    })
    const other = createCaller(t.app, (await login('anna@site.example')).cookie)
    const { cookie } = await anna.call.raw('changePassword', change(password))
    expect((await other('getUser')).user).toBeNull()
    expect((await createCaller(t.app, cookie)('getUser')).user?.name).toBe('Anna')
  })

  it('[ACCOUNT-04] a password change invalidates the requesting cookie at once', async () => {
    const anna = await createAnna()
    const { cookie } = await anna.call.raw('changePassword', {
      body: { old_password: password, password: 'another lighthouse' },
    })
    expect((await anna.call('getUser')).user).toBeNull()
    expect((await createCaller(t.app, cookie)('getAccount')).sessions).toHaveLength(1)
  })

  it('[ACCOUNT-05] changes the address after the link in the new one is followed', async () => {
    const anna = await createAnna()
    await t.member({ email: 'taken@site.example' })
    const request = (email: string) => anna.call.raw('requestMailChange', { body: { email, password } })
    expect((await request('taken@site.example')).body).toMatchObject({ code: 'email_taken' })
    expect((await request('not an address')).body).toMatchObject({ code: 'bad_input' })
    expect((await request('new@site.example')).status).toBe(200)
    expect((await anna.call('getUser')).user?.email).toBe('anna@site.example')
    expect(t.mails[0]?.to).toBe('new@site.example')
    await t.visitor('confirmMailChange', { body: { token: tokenIn(t.mails[0]) } })
    expect((await anna.call('getUser')).user?.email).toBe('new@site.example')
    expect(t.mails.slice(1)).toMatchObject([
      { to: 'anna@site.example', subject: 'Did you want to change your e-mail address?' },
      { to: 'anna@site.example', subject: 'Your e-mail address was changed' },
    ])
  })

  it('[ACCOUNT-05] [ACCOUNT-09] mails that the old address refused go to the new one', async () => {
    const anna = await t.member({
      email: 'anna@site.example',
      password,
      notifications_disabled: ['bounce', 'spam_complaint'],
    })
    await anna.call('requestMailChange', { body: { email: 'new@site.example', password } })
    await t.visitor('confirmMailChange', { body: { token: tokenIn(t.mails[0]) } })
    expect((await anna.call('getUser')).user).toMatchObject({
      email: 'new@site.example',
      notifications_disabled: [],
    })
  })

  it('[ACCOUNT-05] the link succeeds again while the account has the address', async () => {
    const anna = await createAnna()
    const request = (email: string) => anna.call('requestMailChange', { body: { email, password } })
    await request('new@site.example')
    const body = { token: tokenIn(t.mails[0]) }
    await t.visitor('confirmMailChange', { body })
    await t.visitor('confirmMailChange', { body })
    expect(t.mails).toHaveLength(3)
    await request('newer@site.example')
    await t.visitor('confirmMailChange', { body: { token: tokenIn(t.mails[3]) } })
    expect(await t.visitor.refused('confirmMailChange', { body })).toMatchObject({ code: 'token_invalid' })
  })

  it('[ACCOUNT-05] limits e-mails to an address that is not the member’s', async () => {
    const anna = await createAnna()
    const request = () =>
      anna.call.raw('requestMailChange', { body: { email: 'victim@site.example', password } })
    for (let count = 0; count < limits.unverifiedMails; count += 1) expect((await request()).status).toBe(200)
    expect((await request()).body).toMatchObject({ code: 'too_fast' })
    expect(t.mails.filter(({ to }) => to === 'victim@site.example')).toHaveLength(limits.unverifiedMails)
  })

  it('[SIGNUP-05] the link to a corrected address activates the account', async () => {
    const anna = await t.member({ email: 'ana@site.example', password, status: 'not_confirmed' })
    await anna.call('requestMailChange', { body: { email: 'anna@site.example', password } })
    const body = { token: tokenIn(t.mails[0]) }
    expect(await t.visitor.refused('confirmMailChange', { body })).toMatchObject({
      code: 'password_required',
    })
    await anna.call('confirmMailChange', { body })
    expect((await anna.call('getUser')).user).toMatchObject({ email: 'anna@site.example', status: 'active' })
    expect(t.mails.map(({ to }) => to)).toEqual(['anna@site.example'])
  })

  it('[ACCOUNT-05] one of two concurrent changes to the same address succeeds', async () => {
    const members = await Promise.all([1, 2, 3].map(() => t.member({ password })))
    for (const member of members)
      await member.call('requestMailChange', { body: { email: 'new@site.example', password } })
    const answers = await Promise.all(
      t.mails
        .filter(({ to }) => to === 'new@site.example')
        .map((mail) => t.visitor.raw('confirmMailChange', { body: { token: tokenIn(mail) } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('[ACCOUNT-06] hides a deleted account, reports it at log-in, and restores it within 14 days', async () => {
    const anna = await createAnna()
    const bert = await t.member()
    const { erased_at } = await anna.call('deleteAccount', { body: { password } })
    expect(erased_at).toBe(new Date(t.clock.now.getTime() + 14 * dayMs).toISOString())
    expect((await anna.call('getUser')).user).toBeNull()
    expect(await bert.call.refused('getMember', { query: { id: anna.id } })).toMatchObject({
      code: 'not_found',
    })
    expect((await login('anna@site.example')).body).toMatchObject({
      code: 'account_being_deleted',
      details: { erased_at },
    })
    t.clock.add(13 * dayMs)
    const { cookie } = await t.visitor.raw('reactivate', { body: { token: tokenIn(t.mails[0]) } })
    expect((await createCaller(t.app, cookie)('getUser')).user).toMatchObject({
      name: 'Anna',
      status: 'active',
    })
  })

  it('[ACCOUNT-06] on day 15 neither the link nor the log-in works, erased or not', async () => {
    const anna = await createAnna()
    await anna.call('deleteAccount', { body: { password } })
    t.clock.add(15 * dayMs)
    const comeBack = async () => [
      (await t.visitor.refused('reactivate', { body: { token: tokenIn(t.mails[0]) } })).code,
      ((await login('anna@site.example')).body as { code: string }).code,
    ]
    expect(await comeBack()).toEqual(['token_expired', 'login_failed'])
    await erasureJob.run(t.deps)
    expect(await comeBack()).toEqual(['token_invalid', 'login_failed'])
  })

  it('[TRUST-10] erases all personal data of a member after 14 days', async () => {
    const anna = await createAnna()
    const bert = await t.member()
    await anna.call('like', { body: { profile: bert.id } })
    const prompts = [{ prompt: 'sunday' as const, answer: 'Anna sleeps.' }]
    await anna.call('saveProfile', { body: { prompts } })
    await anna.call('deleteAccount', { body: { password } })
    t.clock.add(14 * dayMs)
    await erasureJob.run(t.deps)
    const row = await t.db.one<{ row: string }>(
      sql`select to_jsonb(u)::text as row from users u where id = ${anna.id}`,
    )
    expect(row.row).not.toMatch(/Anna|anna|Utrecht|1990/)
    expect(
      await t.db.many(
        sql`select 1 from likes union all select 1 from tokens union all select 1 from sessions where user_id = ${anna.id}`,
      ),
    ).toEqual([])
    expect((await login('anna@site.example')).body).toMatchObject({ code: 'login_failed' })
    await t.visitor.raw('signUp', {
      body: { email: 'anna@site.example', name: 'Ann', date_of_birth: '1990-05-05', password },
    })
  })

  it('[TRUST-10] erases more members in a run than it reads at once', async () => {
    await t.db.run(sql`
      insert into users (email, password_hash, name, birth_date, status, deleted_at)
      select 'anna' || n || '@site.example', '-', 'Anna', '1990-01-01', 'deleted', to_timestamp(0)
      from generate_series(1, 4) as n`)
    await eraseDue(t.deps, 3)
    expect(await t.db.many(sql`select id from users where name = 'Anna'`)).toEqual([])
  })

  it('[TRUST-10] accounts whose files cannot be deleted do not stop the others, and are erased later', async () => {
    await t.db.run(sql`
      with stuck as (
        insert into users (email, password_hash, name, birth_date, status, deleted_at)
        select 'stuck' || n || '@site.example', '-', 'Anna', '1990-01-01', 'deleted', to_timestamp(0)
        from generate_series(1, 4) as n returning id)
      insert into photos (user_id, name, position) select id, 'photo-' || id, 0 from stuck`)
    await t.member({ name: 'Bert', status: 'deleted', deleted_at: new Date(1) })
    await t.member({ name: 'Cora', status: 'not_confirmed', last_active: new Date(0) })
    const remaining = async () => {
      const users = await t.db.many<{ name: string }>(sql`select name from users where name <> ''`)
      return [...new Set(users.map(({ name }) => name))]
    }
    const storage = { ...t.deps.storage, get: () => Promise.reject(new Error('away')) }
    await expect(eraseDue({ ...t.deps, storage }, 3)).rejects.toThrow('not erased')
    expect(await remaining()).toEqual(['Anna'])
    await eraseDue(t.deps, 3)
    expect(await remaining()).toEqual([])
  })

  it('[TRUST-10] exports the member’s data without secrets', async () => {
    const anna = await createAnna()
    const bert = await t.member()
    await anna.call('like', { body: { profile: bert.id } })
    const data = await anna.call('exportData')
    expect(data).toMatchObject({
      account: { email: 'anna@site.example' },
      likes_given: [{ liked_id: bert.id }],
    })
    expect(JSON.stringify(data)).not.toMatch(/password_hash|argon2|token_hash/)
  })

  it('[ACCOUNT-04] limits concurrent guesses with a stolen session to five over all calls', async () => {
    const anna = await t.member({ password })
    const guess = { password: 'not this one' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => [
        anna.call.refused('changePassword', {
          body: { old_password: guess.password, password: 'a new lighthouse' },
        }),
        anna.call.refused('deleteAccount', { body: guess }),
        anna.call.refused('requestMailChange', { body: { ...guess, email: 'new@site.example' } }),
      ]).flat(),
    )
    expect(answers.filter(({ code }) => code === 'wrong_password').length).toBeLessThanOrEqual(4)
    const blocked = await anna.call.raw('deleteAccount', { body: { password } })
    expect(blocked).toMatchObject({ status: 429, body: { code: 'login_blocked' } })
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  })
})
