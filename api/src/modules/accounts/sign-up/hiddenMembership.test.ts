import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { EndpointName } from '@duetto/shared/contract'
import { limits, localeCookie } from '@duetto/shared/domain'
import { describeOnEngine, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'
import type { Caller } from '../../../testing/caller'
import { tokenIn } from '../../../testing/mails'
import { saveSettings } from '../../../testing/social'

const password = 'a quiet lighthouse'
const known = 'anna@site.example'
const unknown = 'nobody@site.example'
const signUp = (email: string) => ({
  email,
  name: 'Anna',
  password: 'another quiet lighthouse',
  date_of_birth: '1990-03-14',
})

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: jest.fn(() => Promise.resolve()),
}))
const pace = jest.mocked(wait)

describeOnEngine('a site that hides who has an account', (engine) => {
  const t = useTestApp({ engine })
  beforeEach(async () => {
    await saveSettings(t.db, { hide_membership: true })
    await t.member({ email: known, name: 'Anna', password })
  })

  const callAsStranger = async (name: EndpointName, body: object, caller = t.visitor) => {
    const { status, body: answer, cookie } = await caller.raw(name, { body })
    const { requestId: _, ...answered } = (answer ?? {}) as Record<string, unknown>
    return { status, answered, cookie }
  }
  const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address)

  it.each<[EndpointName, (email: string) => object]>([
    ['signUp', signUp],
    ['requestReset', (email) => ({ email })],
    ['login', (email) => ({ email, password: 'a guess' })],
  ])('[SIGNUP-08] [ACCOUNT-03] %s answers a stranger the same for a known address', async (name, body) => {
    const [one, other] = [await callAsStranger(name, body(known)), await callAsStranger(name, body(unknown))]
    expect(one).toEqual(other)
  })

  it.each<[EndpointName, (email: string) => object]>([
    ['signUp', signUp],
    ['requestReset', (email) => ({ email })],
    ['requestMailChange', (email) => ({ email, password })],
  ])('[SIGNUP-08] %s answers no sooner than after a constant time', async (name, body) => {
    const bert = await t.member({ password })
    for (const email of [known, unknown]) {
      let release: () => void = jest.fn()
      pace.mockReturnValueOnce(new Promise<void>((resolve) => (release = resolve)))
      const isAnswered = jest.fn()
      const answer = callAsStranger(name, body(email), bert.call).then(isAnswered)
      while (mailsTo(email).length === 0) await t.db.many(sql`select 1`)
      expect(isAnswered).not.toHaveBeenCalled()
      release()
      await answer
    }
    expect(pace.mock.calls.slice(-2)).toEqual([[400], [400]])
  })

  it('[SIGNUP-08] e-mails the owner of the address a link, or that there is an account', async () => {
    await t.visitor('signUp', { body: signUp(unknown) })
    const activation = mailsTo(unknown)[0]
    await t.visitor('signUp', { body: signUp(known) })
    expect(mailsTo(known)).toMatchObject([{ subject: 'You already have an account' }])
    const { user } = await t.visitor('activate', {
      body: { token: tokenIn(activation), password: signUp(unknown).password },
    })
    expect(user?.email).toBe(unknown)
    const sessions = await t.db.many(
      sql`select from sessions s join users u on u.id = s.user_id where u.email = ${unknown}`,
    )
    expect(sessions).toHaveLength(1)
    await t.visitor('login', { body: { email: known, password } })
  })

  it('[SIGNUP-08] sends another link to someone who signs up again before activation', async () => {
    await t.visitor('signUp', { body: signUp(unknown) })
    await t.visitor('signUp', { body: signUp(unknown) })
    expect(mailsTo(unknown)).toHaveLength(2)
    await t.visitor('activate', {
      body: { token: tokenIn(mailsTo(unknown)[1]), password: signUp(unknown).password },
    })
  })

  it('[ACCOUNT-03] never refuses a reset, and limits its e-mails', async () => {
    for (let count = 0; count < limits.resetRequestsPerDay + 2; count += 1) {
      await t.visitor('requestReset', { body: { email: known } })
      await t.visitor('requestReset', { body: { email: unknown } })
    }
    expect(mailsTo(known)).toHaveLength(limits.resetRequestsPerDay)
    expect(mailsTo(unknown)).toHaveLength(limits.unverifiedMails)
    expect(mailsTo(unknown)[0]?.text).toMatch(/There is no account/)
  })

  it('[LOCALE-03] the e-mail is in the browser’s language if the site offers it', async () => {
    const finn = createCaller(t.app, `${localeCookie}=fi`)
    const { config } = t.deps
    for (const locales of [config.locales, ['en' as const]]) {
      t.deps.config = { ...config, locales }
      await finn('requestReset', { body: { email: unknown } })
    }
    t.deps.config = config
    const [finnish, english] = mailsTo(unknown)
    expect(finnish?.text).not.toMatch(/There is no account/)
    expect(english?.text).toMatch(/There is no account/)
  })

  it('[ACCOUNT-05] does not reveal to a member that another account has the address', async () => {
    const bert = await t.member({ password })
    const change = (email: string) => callAsStranger('requestMailChange', { email, password }, bert.call)
    const [one, other] = [await change(known), await change(unknown)]
    expect(one).toEqual(other)
    expect(mailsTo(known)).toMatchObject([{ subject: 'You already have an account' }])
    expect(mailsTo(unknown)).toMatchObject([{ subject: 'Confirm your new e-mail address' }])
  })

  type Step = (email: string, caller?: Caller) => Promise<object>
  const steps: Record<string, Step> = {
    'sign-up': (email) => callAsStranger('signUp', signUp(email)),
    'log-in': (email) => callAsStranger('login', { email, password: signUp(email).password }),
    reset: (email) => callAsStranger('requestReset', { email }),
    'change of address': (email, caller) => callAsStranger('requestMailChange', { email, password }, caller),
  }
  const pairs = Object.keys(steps).flatMap((one) => Object.keys(steps).map((other) => [one, other] as const))

  it.each(pairs)('[SIGNUP-08] %s and then %s do not reveal who is a member', async (first, second) => {
    const bert = await t.member({ password, email: 'bert@site.example', activated_at: t.clock.now })
    const seen = []
    for (const email of [known, unknown]) {
      const answers = []
      for (const name of [first, second]) answers.push(await steps[name]?.(email, bert.call))
      seen.push({ answers, own: mailsTo(bert.email).map(({ subject }) => subject) })
      t.mails.length = 0
    }
    expect(seen[0]).toEqual(seen[1])
  })

  it('[SIGNUP-08] a new member continues from the e-mail, also after a second sign-up', async () => {
    await t.visitor('signUp', { body: signUp(unknown) })
    await t.visitor('signUp', { body: { ...signUp(unknown), password: 'a third quiet lighthouse' } })
    const { cookie } = await t.visitor.raw('activate', {
      body: { token: tokenIn(mailsTo(unknown)[1]), password: 'a third quiet lighthouse' },
    })
    expect((await createCaller(t.app, cookie)('getUser')).user?.status).toBe('active')
    const body = { email: unknown, password: 'a third quiet lighthouse' }
    expect((await t.visitor('login', { body })).user?.email).toBe(unknown)
  })

  it('[ACCOUNT-01] right passwords of an unconfirmed account count as wrong ones', async () => {
    await t.visitor('signUp', { body: signUp(unknown) })
    const left = []
    for (let nth = 0; nth < limits.loginAttempts; nth += 1) {
      const { details, code } = await t.visitor.refused('login', {
        body: { email: unknown, password: signUp(unknown).password },
      })
      left.push([code, details?.attempts_left])
    }
    expect(left).toEqual([
      ['login_failed', 4],
      ['login_failed', 3],
      ['login_failed', 2],
      ['login_failed', 1],
      ['login_blocked', undefined],
    ])
  })
})
