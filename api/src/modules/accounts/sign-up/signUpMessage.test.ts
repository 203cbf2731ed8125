import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'
import type { Caller } from '../../../testing/caller'
import { tokenIn } from '../../../testing/mails'

const password = 'a quiet lighthouse'
const another = 'another lighthouse'
const hers = 'anna@site.example'
const form = { email: hers, name: 'Anna', date_of_birth: '1990-05-05', password }

describeOnEngine('first message of a sign-up', (engine) => {
  const t = useTestApp({ engine })

  const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address)
  const lastLink = (address: string) => tokenIn(mailsTo(address).at(-1))
  const codeOf = (nth: number) => /: (\d{6})\./.exec(mailsTo(hers)[nth]?.text ?? '')?.[1] ?? ''
  const linkOf = () => tokenIn(mailsTo(hers)[0])
  it.each<[string, boolean, (author: Caller) => Promise<unknown>]>([
    ['the code', true, (author) => author('activateByCode', { body: { code: codeOf(0) } })],
    ['the link in its session', true, (author) => author('activate', { body: { token: linkOf() } })],
    [
      'the password of the sign-up',
      true,
      () => t.visitor('activate', { body: { token: linkOf(), password } }),
    ],
    [
      'another password',
      false,
      () => t.visitor('activate', { body: { token: linkOf(), password: another } }),
    ],
    [
      'a reset',
      false,
      async () => {
        await t.visitor('requestReset', { body: { email: hers } })
        await t.visitor('resetPassword', { body: { token: lastLink(hers), password: another } })
      },
    ],
  ])('[SIGNUP-05] after %s: sent is %s', async (_, isSent, confirm) => {
    const bea = await t.member({ gender: 'female' })
    const body = { ...form, profile: bea.id, signup_message: 'I wrote this' }
    await confirm(createCaller(t.app, (await t.visitor.raw('signUp', { body })).cookie))
    const sent = await t.db.many(sql`select 1 from messages where text = 'I wrote this'`)
    expect(sent).toHaveLength(isSent ? 1 : 0)
  })
})
