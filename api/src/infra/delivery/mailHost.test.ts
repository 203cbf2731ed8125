import { palettesOf } from '@duetto/shared/brand'
import sql from 'sql-template-tag'
import { sendNotices } from '../../modules/notices/notices.job'
import { describeOnEngine } from '../../testing'
import { createCaller } from '../../testing/caller'
import { order, usePaymentSite } from '../../testing/money'
import { saveSettings, sendText } from '../../testing/social'

const host = 'two.test'
const url = `http://${host}:8080`
const password = 'a quiet lighthouse'
const form = { email: 'anna@site.example', name: 'Anna', date_of_birth: '1990-05-05', password }
const login = { email: form.email, password }

describeOnEngine('messages of a host', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  beforeEach(() => saveSettings(site.db, { name: 'Amora', brand: { colour: '#0b1f4d' } }, host))

  const member = (fields = {}) =>
    site.member({ email: form.email, password, created_at: new Date(0), ...fields })
  const storedHost = async () =>
    (await site.db.one<{ host: string | null }>(sql`select host from users where email = ${form.email}`)).host
  const lastMail = () => {
    const mail = site.mails.at(-1)
    if (!mail) throw new Error('no mail was sent')
    return mail
  }
  const mailNews = async (id: number) => {
    await site.db.run(sql`update users set last_active = ${new Date(0)} where id = ${id}`)
    await site.db.run(sql`delete from member_notices`)
    await sendText(await site.member(), { profile: id }, 'Ciao')
    await sendNotices(site.deps)
    return lastMail()
  }

  it('carry the name, colours, sender and links of the host of the sign-up', async () => {
    await site.visitor('signUp', { body: form, headers: { host } })
    const { text, html, sender } = lastMail()
    expect(text).toContain('Amora')
    expect(text).toContain(`${url}/activate/done?token=`)
    expect(text).not.toContain('Duetto')
    expect(html).toContain(palettesOf({ colour: '#0b1f4d', second_colour: '' }).light.primary)
    expect(html).not.toContain('//localhost')
    expect(sender).toBe('Amora')
    expect(await storedHost()).toBe(host)
  })

  it('carry the brand of the host of the last log-in', async () => {
    const { id } = await member()
    expect((await mailNews(id)).text).toContain('http://localhost:8080/chats')
    const { cookie } = await site.visitor.raw('login', { body: login, headers: { host: 'TWO.test' } })
    const { text, unsubscribeUrl, oneClickUrl, sender } = await mailNews(id)
    expect(text).toContain(`${url}/chats`)
    expect(unsubscribeUrl).toMatch(`${url}/unsubscribe?token=`)
    expect(oneClickUrl).toMatch(`${url}/`)
    expect(sender).toBe('Amora')
    await createCaller(site.app, cookie).raw('logout', { headers: { host } })
    await site.visitor('login', { body: login })
    expect(await storedHost()).toBe('localhost')
    expect((await mailNews(id)).sender).toBeUndefined()
  })

  it('ignore a Host header that names a host without settings', async () => {
    const headers = { host: 'evil.test' }
    await site.visitor('signUp', { body: form, headers })
    expect(lastMail().text).toContain('http://localhost:8080/activate/done')
    expect(lastMail().text).not.toContain('evil')
    expect(await storedHost()).toBe('localhost')
    await site.db.run(sql`update users set host = ${host}, status = 'active'`)
    await site.visitor('login', { body: login, headers })
    expect(await storedHost()).toBe(host)
  })

  it('fall back to the default for a host that was removed from the settings', async () => {
    const { id } = await member({ host: 'gone.test' })
    const { text, sender } = await mailNews(id)
    expect(text).toContain('http://localhost:8080/chats')
    expect([text.includes('Duetto'), text.includes('gone.test'), sender]).toEqual([true, false, undefined])
  })

  it('brand.mail_sender of a host names the sender of its e-mails', async () => {
    await saveSettings(site.db, { name: 'Amora', brand: { mail_sender: 'Anna of Amora' } }, host)
    const { id } = await member({ host })
    expect((await mailNews(id)).sender).toBe('Anna of Amora')
  })

  it('answer reports and complaints of visitors with the brand of the host where they were sent', async () => {
    const body = {
      name: 'Bert',
      email: 'bert@mail.test',
      subject: 'other' as const,
      text: 'There are too many.',
    }
    await site.visitor('complain', { body, headers: { host } })
    expect(lastMail()).toMatchObject({ sender: 'Amora', text: expect.stringContaining('Amora') as string })
    expect(await site.db.one(sql`select host from complaints`)).toEqual({ host })
  })

  it('title a push with the name of the host, and lead back to it from the payment provider', async () => {
    const anna = await member({ host })
    await site.db.run(sql`
      insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
      values (${anna.id}, 'https://push.example/1', '', '', now())`)
    await sendText(await site.member(), { profile: anna.id }, 'Ciao')
    expect(site.pushes).toMatchObject([{ title: 'Amora' }])
    const create = jest.spyOn(provider, 'createPayment')
    await order(anna)
    expect(create.mock.lastCall?.[0].returnUrl).toMatch(`${url}/credits/p1/creditcard?payment=`)
  })
})
