import { allLocales } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { failMailsTo } from '../../testing/mails'
import { saveSettings, sendText } from '../../testing/social'
import { deliveryMessages } from '../../infra/delivery/deliveryMessages'
import { intlOf } from '../../texts/intl'
import { sendNotices } from './notices.job'

const minute = 60_000

describeOnEngine('notices by e-mail', (engine) => {
  const site = useTestApp({ engine })

  const away = () => new Date(site.clock.now.getTime() - 30 * minute)

  it('[ACCOUNT-09] sends one e-mail per absence, with a neutral subject', async () => {
    const me = await site.member({ last_active: away() })
    const her = await site.member({ name: 'Chiara' })
    await sendText(her, { profile: me.id }, 'Secret words')
    await sendText(her, { profile: me.id }, 'More')
    await Promise.all([sendNotices(site.deps), sendNotices(site.deps)])
    await sendNotices(site.deps)
    expect(site.mails).toHaveLength(1)
    expect(site.mails[0]).toMatchObject({ to: me.email })
    expect(site.mails[0]?.subject).not.toContain('Chiara')
    expect(site.mails[0]?.text).not.toContain('Secret')
  })

  it('[ACCOUNT-09] an e-mail that cannot be sent does not stop the others', async () => {
    const [me, other] = [
      await site.member({ last_active: away() }),
      await site.member({ last_active: away() }),
    ]
    const her = await site.member({ paid_user: true, credits: 9 })
    for (const { id } of [me, other]) await sendText(her, { profile: id }, 'Hi')
    const mail = failMailsTo(site.deps.mail, me.email)
    await expect(sendNotices({ ...site.deps, mail })).rejects.toThrow('not sent')
    expect(site.mails.map(({ to }) => to)).toEqual([other.email])
    await sendNotices(site.deps)
    expect(site.mails.map(({ to }) => to)).toEqual([other.email, me.email])
  })

  it('[ACCOUNT-09] does not mail active members, members who opted out, or addresses that bounce', async () => {
    const her = await site.member({ paid_user: true, credits: 9 })
    const never = { last_active: away(), notifications: JSON.stringify({ mail_messages: 'never' }) }
    for (const fields of [{}, never, { last_active: away(), notifications_disabled: ['bounce'] }])
      await sendText(her, { profile: (await site.member(fields)).id }, 'Hi')
    await sendNotices(site.deps)
    expect(site.mails).toEqual([])
  })

  it.each([
    ['once a day by default', {}, 1],
    ['once a day', { mail_likes: 'daily' }, 1],
    ['in each absence', { mail_likes: 'at_once' }, 2],
    ['never', { mail_likes: 'never' }, 0],
  ])('[ACCOUNT-09] sends e-mails about likes %s', async (_, notifications, count) => {
    const me = await site.member({ notifications: JSON.stringify(notifications) })
    for (let absence = 0; absence < 2; absence++) {
      site.clock.add(minute)
      await site.db.run(sql`update users set last_active = ${site.clock.now} where id = ${me.id}`)
      site.clock.add(30 * minute)
      await (await site.member()).call('like', { body: { profile: me.id } })
      site.clock.add(30 * minute)
      await sendNotices(site.deps)
    }
    expect(site.mails.map(({ text }) => text)).toEqual(
      Array.from({ length: count }, () => expect.stringContaining('likes your profile')),
    )
  })

  it.each(allLocales)('[TRUST-01] labels a fictional sender in %s', async (language) => {
    const me = await site.member({ last_active: away(), language })
    const her = await site.member({ name: 'Giulia', is_fictional: true })
    await her.call('like', { body: { profile: me.id } })
    await sendNotices(site.deps)
    expect(site.mails[0]?.text).toContain(
      `Giulia (${intlOf(language).formatMessage(deliveryMessages.fictional)})`,
    )
  })

  it('[TRUST-01] labels a member of a demo site, and states who answers', async () => {
    const me = await site.member({ last_active: away(), language: 'de' })
    const her = await site.member({ name: 'Giulia', is_demo: true })
    await her.call('like', { body: { profile: me.id } })
    await sendNotices(site.deps)
    expect(site.mails[0]?.text).toContain('Giulia (Demo)')
    expect(site.mails[0]?.text).toContain('Giulia ist ein Demo-Profil. Ein Programm schreibt die Antworten.')
  })

  it('[TRUST-01] labels a fictional sender with the site’s term', async () => {
    await saveSettings(site.db, { fictional_singular: 'Moderated profile' })
    const me = await site.member({ last_active: away(), language: 'it' })
    const her = await site.member({ name: 'Giulia', is_fictional: true })
    await sendText(her, { profile: me.id }, 'Ciao')
    await sendNotices(site.deps)
    expect(site.mails[0]?.text).toContain('Giulia (Moderated profile) ti ha scritto')
  })
})
