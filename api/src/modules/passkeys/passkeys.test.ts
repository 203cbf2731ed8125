import { limits, passkeyChallengeMs } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { createAuthenticator } from '../../testing/authenticator'
import type { Authenticator } from '../../testing/authenticator'
import { createCaller } from '../../testing/caller'
import { countWaitingForLock } from '../../testing/locks'
import { addPasskey as addPasskeyRow, saveSettings } from '../../testing/social'
import { hashPassword } from '../accounts/credentials/passwords'
import { passkeysJob } from './passkeys.job'

const password = 'a quiet lighthouse'

describeOnEngine('passkeys', (engine) => {
  const t = useTestApp({ engine })
  const createAnna = () => t.member({ email: 'anna@site.example', password })
  const challengeFor = async (member: TestMember) =>
    (await member.call('startPasskeyEnrolment', { body: { password } })).challenge
  const enrol = async (member: TestMember, key: Authenticator, name?: string) =>
    member.call('addPasskey', { body: { name, credential: key.create(await challengeFor(member)) } })
  const loginChallenge = async () => (await t.visitor('startPasskeyLogin')).challenge
  const passkeysOf = async (member: TestMember) => (await member.call('getAccount')).passkeys
  const refused = { code: 'passkey_failed', status: 401 }

  it('[ACCOUNT-01] logs in with an added passkey, and lists when it was last used', async () => {
    const anna = await createAnna()
    const key = createAuthenticator()
    await enrol(anna, key, 'My phone')
    expect(t.mails.at(-1)).toMatchObject({ to: 'anna@site.example', text: expect.stringMatching(/My phone/) })
    expect(await passkeysOf(anna)).toMatchObject([{ name: 'My phone', last_used_at: null }])
    t.clock.add(60_000)
    const answer = await t.visitor.raw('loginWithPasskey', {
      body: { credential: key.sign(await loginChallenge()) },
    })
    expect(answer.status).toBe(200)
    expect((await createCaller(t.app, answer.cookie)('getUser')).user?.id).toBe(anna.id)
    expect(await passkeysOf(anna)).toMatchObject([{ last_used_at: t.clock.now.toISOString() }])
  })

  it('a challenge works once, for five minutes, for a log-in, and only for its owner', async () => {
    const [anna, bert] = [await createAnna(), await t.member({ password })]
    const key = createAuthenticator()
    await enrol(anna, key)
    const sign = (challenge: string) =>
      t.visitor.raw('loginWithPasskey', { body: { credential: key.sign(challenge) } })
    const challenge = await loginChallenge()
    expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(32)
    const answers = await Promise.all(Array.from({ length: 4 }, () => sign(challenge)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const late = await loginChallenge()
    t.clock.add(passkeyChallengeMs)
    expect((await sign(late)).status).toBe(401)
    expect((await sign(await challengeFor(anna))).status).toBe(401)
    const mine = await challengeFor(anna)
    const credential = createAuthenticator().create(mine)
    expect(await bert.call.refused('addPasskey', { body: { credential } })).toMatchObject(refused)
    await passkeysJob.run(t.deps)
    expect(await t.db.many(sql`select 1 from passkey_challenges`)).toHaveLength(2)
  })

  it.each<[string, Parameters<Authenticator['sign']>[1]]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { isUnverified: true }],
  ])('refuses an answer %s', async (_, errors) => {
    const anna = await createAnna()
    const [key, other] = [createAuthenticator(), createAuthenticator()]
    await enrol(anna, key)
    const body = { credential: key.sign(await loginChallenge(), errors) }
    expect(await t.visitor.refused('loginWithPasskey', { body })).toMatchObject(refused)
    const created = { credential: other.create(await challengeFor(anna), errors) }
    expect(await anna.call.refused('addPasskey', { body: created })).toMatchObject(refused)
    expect(await passkeysOf(anna)).toHaveLength(1)
  })

  it('refuses a signature of another key, and one of a copied passkey', async () => {
    const anna = await createAnna()
    const key = createAuthenticator()
    await enrol(anna, key)
    const forged = { ...createAuthenticator().sign(await loginChallenge()), id: key.id, rawId: key.id }
    expect(await t.visitor.refused('loginWithPasskey', { body: { credential: forged } })).toMatchObject(
      refused,
    )
    const sign = async (counter: number) =>
      t.visitor.raw('loginWithPasskey', {
        body: { credential: key.sign(await loginChallenge(), { counter }) },
      })
    expect((await sign(7)).status).toBe(200)
    expect((await sign(7)).status).toBe(401)
    expect((await sign(6)).status).toBe(401)
    const atOnce = await Promise.all([sign(8), sign(8), sign(8)])
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('[ACCOUNT-01] five wrong answers of a visitor block a passkey for a while', async () => {
    const anna = await createAnna()
    const key = createAuthenticator()
    await enrol(anna, key)
    const wrong = { body: { credential: key.sign('never asked for') } }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => t.visitor.raw('loginWithPasskey', wrong)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.loginAttempts - 1)
    const right = { body: { credential: key.sign(await loginChallenge()) } }
    expect(await t.visitor.refused('loginWithPasskey', right)).toMatchObject({ code: 'login_blocked' })
    t.clock.add(limits.loginBlockMinutes * 60_000)
    await t.visitor('loginWithPasskey', { body: { credential: key.sign(await loginChallenge()) } })
  })

  it('a stolen session cannot add one without the password, nor remove another member’s', async () => {
    const [anna, bert] = [await createAnna(), await t.member({ password })]
    const guess = { body: { password: 'a guess' } }
    expect(await anna.call.refused('startPasskeyEnrolment', guess)).toMatchObject({ code: 'wrong_password' })
    await enrol(anna, createAuthenticator())
    const [first] = await passkeysOf(anna)
    const body = { passkey: first?.id ?? 0, password }
    expect(await bert.call.refused('removePasskey', { body })).toMatchObject({ status: 404 })
    expect(await anna.call.refused('removePasskey', { body: { ...body, ...guess.body } })).toMatchObject({
      code: 'wrong_password',
    })
    await anna.call('removePasskey', { body })
    expect(await passkeysOf(anna)).toEqual([])
  })

  it('removing a passkey ends the sessions that it opened, except the current one', async () => {
    const anna = await createAnna()
    const key = createAuthenticator()
    await enrol(anna, key)
    const logIn = async () =>
      createCaller(
        t.app,
        (await t.visitor.raw('loginWithPasskey', { body: { credential: key.sign(await loginChallenge()) } }))
          .cookie,
      )
    const [here, elsewhere] = [await logIn(), await logIn()]
    const [passkey] = await passkeysOf(anna)
    await here('removePasskey', { body: { passkey: passkey?.id ?? 0, password } })
    const users = await Promise.all(
      [here, elsewhere, anna.call].map(async (call) => (await call('getUser')).user?.id),
    )
    expect(users).toEqual([anna.id, undefined, anna.id])
  })

  it('refuses passkeys until the address is confirmed, because a stranger may have entered it', async () => {
    const anna = await t.member({ password, status: 'not_confirmed' })
    expect(await anna.call.refused('startPasskeyEnrolment', { body: { password } })).toMatchObject({
      code: 'not_confirmed',
    })
    const active = await createAnna()
    const credential = createAuthenticator().create(await challengeFor(active))
    await t.db.run(sql`update users set status = 'not_confirmed' where id = ${active.id}`)
    expect(await active.call.refused('addPasskey', { body: { credential } })).toMatchObject({
      code: 'not_confirmed',
    })
  })

  it('refuses to add a passkey after the password has changed', async () => {
    const anna = await createAnna()
    const credential = createAuthenticator().create(await challengeFor(anna))
    await t.db.run(
      sql`update users set password_hash = ${await hashPassword('another lighthouse')} where id = ${anna.id}`,
    )
    expect(await anna.call.refused('addPasskey', { body: { credential } })).toMatchObject(refused)
  })

  it('of four concurrent additions to nine passkeys one succeeds', async () => {
    const anna = await createAnna()
    const bodies = []
    for (let count = 0; count < 4; count += 1)
      bodies.push({ credential: createAuthenticator().create(await challengeFor(anna)) })
    for (let count = 1; count < limits.passkeysPerMember; count += 1)
      await addPasskeyRow(t.db, anna.id, `known-${count}`)
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => (release = done))
    let isHeld: () => void = () => undefined
    const holding = new Promise<void>((done) => (isHeld = done))
    const holder = t.db.tx(async (tx) => {
      await tx.run(sql`select 1 from users where id = ${anna.id} for update`)
      isHeld()
      await held
    })
    await holding
    const adding = bodies.map((body) => anna.call.raw('addPasskey', { body }))
    // Wait until all requests wait for the lock on the member's row. PGlite cannot run this query during a transaction.
    while (engine !== 'pglite' && (await countWaitingForLock(t.db)) < bodies.length);
    release()
    await holder
    const answers = await Promise.all(adding)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await anna.call.refused('startPasskeyEnrolment', { body: { password } })).toMatchObject({
      code: 'passkey_limit',
    })
  })

  it('shows a suspended or deleted member the reason; an erased member is unknown', async () => {
    const anna = await createAnna()
    const key = createAuthenticator()
    await enrol(anna, key)
    const refusal = async () =>
      t.visitor.refused('loginWithPasskey', { body: { credential: key.sign(await loginChallenge()) } })
    await t.db.run(sql`update users set status = 'suspended' where id = ${anna.id}`)
    expect(await refusal()).toMatchObject({ code: 'account_suspended' })
    await t.db.run(
      sql`update users set status = 'deleted', deleted_at = ${t.clock.now} where id = ${anna.id}`,
    )
    expect(await refusal()).toMatchObject({ code: 'account_being_deleted' })
    t.clock.add(limits.deletionGraceDays * 86_400_000)
    expect(await refusal()).toMatchObject(refused)
  })

  it('is bound to a configured host, never to an unknown one', async () => {
    const startEnrolment = async (host: string) =>
      ((await t.visitor.raw('startPasskeyLogin', { headers: { host } })).body as { rpId: string }).rpId
    await saveSettings(t.db, { name: 'Amore' }, 'amore.example')
    expect(await startEnrolment('amore.example')).toBe('amore.example')
    expect(await startEnrolment('evil.example')).toBe('localhost')
  })
})
