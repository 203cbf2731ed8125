import { limits } from '@duetto/shared/domain'
import { endpoints } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'
import type { Caller } from '../../../testing/caller'
import { tokenIn } from '../../../testing/mails'
import { attemptsJob } from '../attempts/attempts.job'
import { login, openSession } from '../log-in/login.service'

const password = 'a quiet lighthouse'
const another = 'another lighthouse'
const hers = 'anna@site.example'
const strangers = 'ana@site.example'
const form = { email: hers, name: 'Anna', date_of_birth: '1990-05-05', password }

describeOnEngine('stale links, codes and sessions', (engine) => {
  const t = useTestApp({ engine })
  const signUp = async (email = hers): Promise<Caller> =>
    createCaller(t.app, (await t.visitor.raw('signUp', { body: { ...form, email } })).cookie)
  const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address)
  const lastLink = (address: string) => tokenIn(mailsTo(address).at(-1))
  const codeOf = (nth: number) => /: (\d{6})\./.exec(mailsTo(hers)[nth]?.text ?? '')?.[1] ?? ''
  const logIn = (email: string, given: string) => t.visitor.raw('login', { body: { email, password: given } })
  const userOf = async (call: Caller) => (await call('getUser')).user
  const createAnna = () => t.member({ email: hers, password, activated_at: t.clock.now })

  it('[SIGNUP-05] the owner of a mistyped address has no access after its correction', async () => {
    const anna = await signUp(strangers)
    await anna('requestMailChange', { body: { email: hers, password } })
    await anna('confirmMailChange', { body: { token: lastLink(hers) } })
    const token = tokenIn(mailsTo(strangers)[0])
    for (const body of [{ token }, { token, password: another }])
      expect(await t.visitor.raw('activate', { body })).toMatchObject({
        status: 400,
        cookie: '',
        body: { code: 'token_invalid' },
      })
    expect((await logIn(hers, password)).status).toBe(200)
  })

  it('[SIGNUP-05] the link of a second e-mail reports that the account is active, and does not log in', async () => {
    const anna = await signUp()
    await anna('sendActivationMail')
    await anna('activateByCode', { body: { code: codeOf(1) } })
    await anna('changePassword', { body: { old_password: password, password: another } })
    for (const mail of mailsTo(hers).slice(0, 2))
      expect(
        await t.visitor.raw('activate', { body: { token: tokenIn(mail), password: 'a third lighthouse' } }),
      ).toMatchObject({ status: 409, cookie: '', body: { code: 'already_active' } })
    expect((await logIn(hers, another)).status).toBe(200)
  })

  it('[SIGNUP-05] only the latest of several codes activates', async () => {
    const anna = await signUp()
    await anna('sendActivationMail')
    if (codeOf(0) !== codeOf(1))
      expect(await anna.refused('activateByCode', { body: { code: codeOf(0) } })).toMatchObject({
        code: 'code_invalid',
      })
    expect(await anna.refused('activate', { body: { token: tokenIn(mailsTo(hers)[0]) } })).toMatchObject({
      code: 'token_invalid',
    })
    await anna('activateByCode', { body: { code: codeOf(1) } })
  })

  it('[SIGNUP-05] allows one valid code at a time, few guesses and few e-mails a day', async () => {
    const stranger = await signUp()
    let looked = 0
    for (let hour = 0; hour < 24; hour += 1) {
      await Promise.all([...Array(4)].map(() => stranger.raw('sendActivationMail')))
      const wrong = codeOf(mailsTo(hers).length - 1) === '000000' ? '000001' : '000000'
      const answers = await Promise.all(
        [...Array(6)].map(() => stranger.raw('activateByCode', { body: { code: wrong } })),
      )
      looked += answers.filter(({ status }) => status === 400).length
      await attemptsJob.run(t.deps)
      t.clock.add(3_600_000)
    }
    expect(mailsTo(hers)).toHaveLength(limits.unverifiedMailsPerDay)
    expect(looked).toBeLessThanOrEqual(limits.codeAttemptsPerDay)
    const open = await t.db.many(sql`select 1 from tokens where kind = 'activation' and used_at is null`)
    expect(open).toHaveLength(1)
    expect(await stranger.refused('sendActivationMail')).toMatchObject({ code: 'mail_limit', status: 429 })
    t.clock.add(86_400_000)
    await stranger('sendActivationMail')
  }, 120_000)

  it('[SIGNUP-05] reports the attempts left of the limit that blocks first', async () => {
    const anna = await signUp()
    const code = codeOf(0) === '000000' ? '000001' : '000000'
    const left: unknown[] = []
    for (let nth = 1; nth <= limits.codeAttemptsPerDay; nth += 1) {
      const refused = await anna.refused('activateByCode', { body: { code } })
      left.push(refused.details?.attempts_left ?? refused.code)
      if (nth % (limits.loginAttempts - 1) === 0) t.clock.add(16 * 60_000)
    }
    expect(left.slice(-4)).toEqual([3, 2, 1, 'login_blocked'])
  })

  it('[SIGNUP-05] a stranger who signed up with the address loses access when the owner opens the link', async () => {
    const attacker = await signUp()
    const elsewhere = createCaller(t.app, (await logIn(hers, password)).cookie)
    await attacker('requestMailChange', { body: { email: strangers, password } })
    const body = { token: tokenIn(mailsTo(hers)[0]) }
    expect(await t.visitor.refused('activate', { body })).toMatchObject({
      code: 'password_required',
      details: { field: 'password' },
    })
    expect(await t.visitor.refused('activate', { body: { ...body, password: 'Football1' } })).toMatchObject({
      code: 'password_too_common',
    })
    const { cookie } = await t.visitor.raw('activate', { body: { ...body, password: another } })
    expect(await userOf(createCaller(t.app, cookie))).toMatchObject({ email: hers, status: 'active' })
    expect([await userOf(attacker), await userOf(elsewhere)]).toEqual([null, null])
    expect((await logIn(hers, password)).status).toBe(401)
    expect(
      await t.visitor.refused('confirmMailChange', { body: { token: lastLink(strangers) } }),
    ).toMatchObject({ code: 'token_invalid' })
  })

  it('[SIGNUP-05] another device needs only the sign-up password, and the first one continues', async () => {
    const desktop = await signUp()
    const { cookie } = await t.visitor.raw('activate', { body: { token: lastLink(hers), password } })
    expect((await userOf(createCaller(t.app, cookie)))?.status).toBe('active')
    expect((await userOf(desktop))?.status).toBe('active')
  })

  it('[SIGNUP-05] a stranger who moves an unconfirmed account to the owner’s address loses access', async () => {
    const attacker = await signUp(strangers)
    await attacker('requestMailChange', { body: { email: hers, password } })
    await t.visitor('confirmMailChange', { body: { token: lastLink(hers), password: another } })
    expect(await userOf(attacker)).toBeNull()
    expect((await logIn(hers, password)).status).toBe(401)
    expect((await logIn(hers, another)).status).toBe(200)
  })

  it('[ACCOUNT-06] a stranger who deletes an unconfirmed account loses access when the owner restores it', async () => {
    const attacker = await signUp()
    const activation = lastLink(hers)
    await attacker('deleteAccount', { body: { password } })
    const back = await t.visitor.raw('reactivate', { body: { token: lastLink(hers) } })
    expect([back.status, back.cookie]).toEqual([200, ''])
    expect(await t.visitor.refused('activate', { body: { token: activation } })).toMatchObject({
      code: 'token_invalid',
    })
  })

  it('[ACCOUNT-03] a reset confirms the address and ends earlier credentials', async () => {
    const attacker = await signUp()
    await t.visitor('requestReset', { body: { email: hers } })
    await t.visitor('resetPassword', { body: { token: lastLink(hers), password: another } })
    expect(await userOf(attacker)).toBeNull()
    const answer = await logIn(hers, another)
    expect((await userOf(createCaller(t.app, answer.cookie)))?.status).toBe('active')
    expect(mailsTo(hers).at(-1)?.text).toMatch(/passkeys/)
  })

  it.each(['changePassword', 'resetPassword'] as const)(
    '[ACCOUNT-05] %s ends a change of address',
    async (act) => {
      const anna = await createAnna()
      await anna.call('requestMailChange', { body: { email: strangers, password } })
      if (act === 'changePassword')
        await anna.call('changePassword', { body: { old_password: password, password: another } })
      else {
        await t.visitor('requestReset', { body: { email: hers } })
        await t.visitor('resetPassword', { body: { token: lastLink(hers), password: another } })
      }
      const body = { token: lastLink(strangers) }
      expect(await t.visitor.refused('confirmMailChange', { body })).toMatchObject({ code: 'token_invalid' })
      expect((await logIn(hers, another)).status).toBe(200)
    },
  )

  it('[ACCOUNT-05] notifies the old address at once; its link stops the change once, without a session', async () => {
    const anna = await createAnna()
    await anna.call('requestMailChange', { body: { email: strangers, password } })
    expect(mailsTo(hers)).toMatchObject([{ text: expect.stringMatching(/Nothing has changed yet/) }])
    expect(mailsTo(hers)[0]?.text).not.toContain(strangers)
    const body = { token: lastLink(hers) }
    expect(await t.visitor.raw('stopMailChange', { body })).toMatchObject({ status: 200, cookie: '' })
    expect(await t.visitor.refused('stopMailChange', { body })).toMatchObject({ code: 'token_invalid' })
    expect(
      await t.visitor.refused('confirmMailChange', { body: { token: lastLink(strangers) } }),
    ).toMatchObject({ code: 'token_invalid' })
    expect((await userOf(anna.call))?.email).toBe(hers)
  })

  it('[ACCOUNT-05] only one of a concurrent stop and confirmation succeeds', async () => {
    const anna = await createAnna()
    await anna.call('requestMailChange', { body: { email: strangers, password } })
    const [stopped, confirmed] = await Promise.all([
      t.visitor.raw('stopMailChange', { body: { token: lastLink(hers) } }),
      t.visitor.raw('confirmMailChange', { body: { token: lastLink(strangers) } }),
    ])
    expect([stopped.status, confirmed.status].sort()).toEqual([200, 400])
    expect((await userOf(anna.call))?.email).toBe(confirmed.status === 200 ? strangers : hers)
  })

  it('[ACCOUNT-05] limits a member’s requested changes per day, whatever the address', async () => {
    const anna = await createAnna()
    const ask = (nth: number) =>
      anna.call.raw('requestMailChange', { body: { email: `new${nth}@site.example`, password } })
    for (let nth = 1; nth <= limits.mailChangesPerDay; nth += 1) expect((await ask(nth)).status).toBe(200)
    expect((await ask(0)).body).toMatchObject({ code: 'mail_limit' })
  })

  it('[ACCOUNT-03] a reset link does not follow the account to another address', async () => {
    const anna = await createAnna()
    await t.visitor('requestReset', { body: { email: hers } })
    const token = lastLink(hers)
    await anna.call('requestMailChange', { body: { email: 'new@site.example', password } })
    await t.visitor('confirmMailChange', { body: { token: lastLink('new@site.example') } })
    expect(await t.visitor.refused('resetPassword', { body: { token, password: another } })).toMatchObject({
      code: 'token_invalid',
    })
  })

  it('[ACCOUNT-01] a log-in checked against the old password opens no session after the change', async () => {
    const anna = await createAnna()
    const account = await login(t.deps, {
      email: hers,
      password,
      ip: '203.0.113.7',
      knownBrowserOf: async () => undefined,
      isHidden: false,
    })
    await anna.call('changePassword', { body: { old_password: password, password: another } })
    await expect(openSession(t.deps, account)).rejects.toMatchObject({ code: 'conflict' })
  })

  describe('[ACCOUNT-01] strangers who guess from many networks', () => {
    const attempt = async (ip: string, given: string, known = '') => {
      const answer = await t.app.inject({
        method: 'POST',
        url: endpoints.login.path,
        remoteAddress: ip,
        headers: known ? { cookie: `duetto_known=${known}` } : {},
        payload: { email: hers, password: given },
      })
      const cookie = answer.cookies.find(({ name }) => name === 'duetto_known')
      return { status: answer.statusCode, known: cookie?.value ?? '' }
    }
    const attack = () =>
      Promise.all([...Array(30)].map((_, nth) => attempt(`2a00:1450:${nth % 6}::1`, `guess ${nth}`)))

    it('do not lock out the owner’s browser, whose own guesses stay limited', async () => {
      await createAnna()
      const { known } = await attempt('203.0.113.7', password)
      await attack()
      expect((await attempt('203.0.113.7', password)).status).toBe(429)
      expect((await attempt('198.51.100.9', password, known)).status).toBe(200)
      const guesses = await Promise.all(
        [...Array(12)].map(() => attempt('198.51.100.9', 'not this one', known)),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(limits.loginAttempts - 1)
      expect((await attempt('198.51.100.9', password, known)).status).toBe(429)
    })

    it('cannot use a proof for another account, for an old password, or a forged one', async () => {
      const anna = await createAnna()
      const { known } = await attempt('203.0.113.7', password)
      await anna.call('changePassword', { body: { old_password: password, password: another } })
      await attack()
      expect((await attempt('198.51.100.9', another, known)).status).toBe(429)
      const bert = await t.member({ password: another })
      const { cookies } = await t.app.inject({
        method: 'POST',
        url: endpoints.login.path,
        payload: { email: bert.email, password: another },
      })
      const his = cookies.find(({ name }) => name === 'duetto_known')?.value ?? ''
      expect(his).not.toBe('')
      for (const proof of [his, his.replace(/^\d+/, '9999999999'), 'x'.repeat(5000), '~~~'])
        expect((await attempt('198.51.100.9', another, proof)).status).toBe(429)
    })

    it('a browser stays known for three accounts and 180 days', async () => {
      let known = ''
      const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@site.example`)
      for (const email of emails) {
        await t.member({ email, password })
        const answer = await t.app.inject({
          method: 'POST',
          url: endpoints.login.path,
          headers: known ? { cookie: `duetto_known=${known}` } : {},
          payload: { email, password },
        })
        known = answer.cookies.find(({ name }) => name === 'duetto_known')?.value ?? ''
      }
      expect(known.split('~')).toHaveLength(limits.knownAccountsPerBrowser)
      await createAnna()
      const own = (await attempt('203.0.113.7', password)).known
      t.clock.add(180 * 86_400_000)
      await attack()
      expect((await attempt('198.51.100.9', password, own)).status).toBe(429)
    })
  })
})
