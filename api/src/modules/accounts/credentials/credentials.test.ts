import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestApp, TestMember } from '../../../testing'
import { createAuthenticator } from '../../../testing/authenticator'
import { addCredentials, liveOf } from '../../../testing/credentials'
import type { Credentials } from '../../../testing/credentials'
import { policy } from './credentials'
import type { Act } from './credentials'
import { runOps } from '../../../../ops/runOps'

const password = 'a quiet lighthouse'
const another = 'another lighthouse'

interface Row {
  act: Act
  from?: 'not_confirmed' | 'deleted'
  run: (credentials: Context) => Promise<unknown>
  lives: string[]
}
interface Context extends Credentials {
  t: TestApp
  anna: TestMember
}

const all = ['activation', 'reset', 'mail_change', 'mail_change_stop', 'reactivation'] as const
const sessions = ['other session', 'passkey session']
const passkey = 'passkey'
const change = { email: 'newer@site.example', password }

const rows: Row[] = [
  {
    act: 'activation_mailed',
    from: 'not_confirmed',
    run: ({ anna }) => anna.call('sendActivationMail'),
    lives: ['reset', 'mail_change', 'mail_change_stop', 'reactivation', ...sessions, passkey],
  },
  {
    act: 'activated',
    from: 'not_confirmed',
    run: ({ anna, code }) => anna.call('activateByCode', { body: { code } }),
    lives: ['reactivation', passkey],
  },
  {
    act: 'activated',
    from: 'not_confirmed',
    run: ({ anna, links }) => anna.call('activate', { body: { token: links.activation } }),
    lives: ['reactivation', passkey],
  },
  {
    act: 'activated_with_password',
    from: 'not_confirmed',
    run: ({ t, links }) => t.visitor('activate', { body: { token: links.activation, password } }),
    lives: ['reactivation', ...sessions, passkey],
  },
  {
    act: 'activated_with_new_password',
    from: 'not_confirmed',
    run: ({ t, links }) => t.visitor('activate', { body: { token: links.activation, password: another } }),
    lives: ['reactivation'],
  },
  {
    act: 'mail_change_asked',
    run: ({ anna }) => anna.call('requestMailChange', { body: change }),
    lives: ['activation', 'reset', 'reactivation', ...sessions, passkey],
  },
  {
    act: 'mail_change_stopped',
    run: ({ t, links }) => t.visitor('stopMailChange', { body: { token: links.mail_change_stop } }),
    lives: ['activation', 'reset', 'reactivation', ...sessions, passkey],
  },
  {
    act: 'mail_change_done',
    run: ({ t, links }) => t.visitor('confirmMailChange', { body: { token: links.mail_change } }),
    lives: ['reactivation', ...sessions, passkey],
  },
  {
    act: 'password_changed',
    run: ({ anna }) => anna.call('changePassword', { body: { old_password: password, password: another } }),
    lives: ['activation', 'reactivation', passkey],
  },
  {
    act: 'password_reset',
    run: ({ t, links }) => t.visitor('resetPassword', { body: { token: links.reset, password: another } }),
    lives: ['reactivation'],
  },
  {
    act: 'passkey_added',
    run: async ({ anna }) => {
      const { challenge } = await anna.call('startPasskeyEnrolment', { body: { password } })
      await anna.call('addPasskey', { body: { credential: createAuthenticator().create(challenge) } })
    },
    lives: [...all, ...sessions, passkey],
  },
  {
    act: 'passkey_removed',
    run: ({ anna, passkey: id }) => anna.call('removePasskey', { body: { passkey: id, password } }),
    lives: [...all, 'other session'],
  },
  {
    act: 'deleted',
    run: ({ anna }) => anna.call('deleteAccount', { body: { password } }),
    lives: [passkey],
  },
  {
    act: 'reactivated',
    from: 'deleted',
    run: ({ t, links }) => t.visitor('reactivate', { body: { token: links.reactivation } }),
    lives: [...sessions, passkey],
  },
  {
    act: 'suspended',
    run: ({ t, anna }) =>
      runOps({ deps: t.deps, actor: 'olga', registryDir: '', cwd: '' }, [
        'members',
        'suspend',
        String(anna.id),
        '--rule',
        'other',
        '--text',
        'test',
      ]),
    lives: [passkey],
  },
]

it('covers every action of the table', () => {
  expect([...new Set(rows.map(({ act }) => act))].sort()).toEqual(Object.keys(policy).sort())
})

describeOnEngine('credentials that an act invalidates', (engine) => {
  const t = useTestApp({ engine })
  it.each(rows)('$act invalidates them', async ({ from: status = 'active', run, lives }) => {
    const activated_at = status === 'not_confirmed' ? null : t.clock.now
    const deleted_at = status === 'deleted' ? t.clock.now : null
    const anna = await t.member({ password, status, activated_at, deleted_at })
    const credentials = await addCredentials(t, anna.id)
    const ofBert = await addCredentials(t, (await t.member()).id)
    await run({ t, anna, ...credentials })
    await t.db.run(sql`update users set status = 'active' where id = ${anna.id}`)
    expect(await liveOf(t, credentials)).toEqual(lives)
    expect(await liveOf(t, ofBert)).toEqual([...all, ...sessions, passkey])
  })
})
