import { describeOnEngine, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'
import { until } from '../../../testing/runningApi'

const password = 'a quiet lighthouse'
const dayMs = 86_400_000

describeOnEngine('account settings', (engine) => {
  const t = useTestApp({ engine })
  const login = () => t.visitor.raw('login', { body: { email: 'anna@site.example', password } })

  it('[ACCOUNT-08] lists the member’s sessions, and ends one or all others', async () => {
    // Presence writes a session's last use at most every 5 minutes, and earlier tests have used the same ids.
    t.clock.add(365 * dayMs)
    const anna = await t.member({ email: 'anna@site.example', name: 'Anna', password })
    const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
    const phone = createCaller(t.app, (await login()).cookie)
    const other = createCaller(t.app, (await login()).cookie)
    const stranger = await t.member()
    await phone.raw('getChats', { headers: { 'user-agent': firefox } })
    const listSessions = async () => (await anna.call('getAccount')).sessions
    await until(async () => (await listSessions()).some(({ browser }) => browser === 'Firefox'))
    const sessions = await listSessions()
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false])
    const onPhone = sessions.find(({ browser }) => browser === 'Firefox')
    expect(onPhone).toMatchObject({ system: 'Android', kind: 'phone' })
    const body = { session: onPhone?.id ?? 0 }
    await stranger.call('endSession', { body })
    expect((await phone('getUser')).user?.name).toBe('Anna')
    await anna.call('endSession', { body })
    expect((await phone('getUser')).user).toBeNull()
    expect((await other('getUser')).user?.name).toBe('Anna')
    await anna.call('endSession', { body: {} })
    expect((await other('getUser')).user).toBeNull()
    expect((await anna.call('getUser')).user?.name).toBe('Anna')
    expect((await stranger.call('getUser')).user).not.toBeNull()
    expect((await anna.call('getAccount')).sessions).toHaveLength(1)
  })

  it('[MEMBER-11] lists blocked members and the times of consents', async () => {
    const anna = await t.member({ email: 'anna@site.example', name: 'Anna', password })
    const bert = await t.member({ name: 'Bert' })
    await anna.call('block', { body: { profile: bert.id } })
    await anna.call('saveProfile', { body: { has_intimate_consent: true } })
    expect(await anna.call('getAccount')).toMatchObject({
      blocked: [{ id: bert.id, name: 'Bert', blocked_at: t.clock.now.toISOString() }],
      consents: { intimate_at: t.clock.now.toISOString() },
    })
    await anna.call('unblock', { body: { profile: bert.id } })
    expect((await anna.call('getAccount')).blocked).toEqual([])
  })
})
