import sql from 'sql-template-tag'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { saveSettings, sendText } from '../../testing/social'
import { sendNotices } from '../../modules/notices/notices.job'
import { mailComposer } from './compose'
import { createOutbox, deliverOutbox } from './outbox'
import { createSmtpTransport } from './transports'

describeOnEngine('e-mail over SMTP', (engine) => {
  let site: TestApp
  let server: SMTPServer
  const received: string[] = []
  let refusal: Error | null = null
  let refusals: Record<string, number> = {}
  beforeAll(async () => {
    site = await createTestApp({ engine })
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) => {
        const code = refusals[address]
        done(
          code ? Object.assign(new Error(`no such mailbox <${address}>`), { responseCode: code }) : undefined,
        )
      },
      onData: (stream, _, done) => {
        let text = ''
        stream.on('data', (part: Buffer) => (text += part.toString('utf8')))
        stream.on('end', () => {
          if (!refusal) received.push(text)
          done(refusal)
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
  })
  beforeEach(async () => {
    received.length = 0
    refusal = null
    refusals = {}
    await site.reset()
  })
  afterAll(async () => {
    await new Promise<void>((done) => server.close(done))
    await site.close()
  })

  const send = async (index = 0) => {
    const { port } = server.server.address() as AddressInfo
    const mail = site.mails[index]
    if (mail) await createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Duetto <no-reply@duetto.test>')(mail)
  }

  it('brand.mail_sender names the sender, and the address stays', async () => {
    await saveSettings(site.db, { brand: { mail_sender: 'Amora, "the site"' } })
    const compose = await mailComposer(site.deps, { language: 'en', host: null })
    await site.deps.mail.send(compose('reset', { to: 'anna@site.test', values: { name: 'Anna' }, path: '/' }))
    await send()
    expect(received.join()).toMatch(/^From: "Amora, \\"the site\\"" <no-reply@duetto\.test>\r$/m)
  })

  it('[ACCOUNT-09] sends text and HTML, and one-click unsubscribe without a log-in', async () => {
    const away = new Date(site.clock.now.getTime() - 3_600_000)
    const marco = await site.member({ last_active: away, language: 'it' })
    await sendText(await site.member({ name: 'Anna' }), { profile: marco.id }, 'Ciao')
    await sendNotices(site.deps)
    await send()
    const [mail = ''] = received
    expect(mail).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(mail).toMatch(/^Content-Type: text\/html; charset=utf-8/m)
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const [, url = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail) ?? []
    const { pathname, search } = new URL(url)
    const post = (path: string) =>
      site.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await post(pathname + search)).statusCode).toBe(200)
    expect((await post(pathname + search)).statusCode).toBe(200)
    expect(await marco.call('getNotifications')).toMatchObject({ disabled: ['unsubscribe'] })
    expect((await post(`${pathname}${search}x`)).json()).toMatchObject({ code: 'token_invalid' })
    const another = await site.member()
    const forged = search.replace(`${marco.id}.`, `${another.id}.`)
    expect((await post(pathname + forged)).json()).toMatchObject({ code: 'token_invalid' })
  })

  it('[ACCOUNT-09] links to a page that unsubscribes and resubscribes without a log-in', async () => {
    const away = new Date(site.clock.now.getTime() - 3_600_000)
    const marco = await site.member({ last_active: away, notifications_disabled: [] })
    await sendText(await site.member({ name: 'Anna' }), { profile: marco.id }, 'Ciao')
    await sendNotices(site.deps)
    const token = /\/unsubscribe\?token=(\S+)/.exec(site.mails[0]?.text ?? '')?.[1] ?? ''
    expect(site.mails[0]?.html).toContain(`/unsubscribe?token=${token}`)
    const disabled = async () => (await marco.call('getNotifications')).disabled
    await site.visitor('unsubscribe', { body: { token } })
    await site.visitor('unsubscribe', { body: { token } })
    expect(await disabled()).toEqual(['unsubscribe'])
    await site.db.run(
      sql`update users set notifications_disabled = array_append(notifications_disabled, 'bounce')`,
    )
    await site.visitor('resubscribe', { body: { token } })
    expect(await disabled()).toEqual(['bounce'])
    const forged = { body: { token: token.replace(`${marco.id}.`, `${marco.id + 1}.`) } }
    for (const name of ['unsubscribe', 'resubscribe'] as const)
      expect(await site.visitor.refused(name, forged)).toMatchObject({ code: 'token_invalid' })
  })

  it.each([
    [
      'stops news to an address that does not exist, deletes the e-mail, and shows the member why',
      550,
      ['bounce'],
      0,
    ],
    ['retries a busy address', 450, [], 1],
  ] as const)('[ACCOUNT-09] %s', async (_, code, disabled, tries) => {
    const marco = await site.member({ last_active: new Date(0) })
    refusals = { [marco.email]: code }
    const warn = jest.fn()
    const deps = { db: site.db, now: site.deps.now, log: { warn } }
    const { port } = server.server.address() as AddressInfo
    const mail = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Duetto <no-reply@duetto.test>')
    const transport = { mail, sms: async () => {}, push: async () => {} }
    const queued = { to: marco.email, locale: 'en', subject: 'News', text: 'News', html: '<p>News</p>' }
    await createOutbox({ db: site.db, now: site.deps.now, onQueued: () => {} }).mail.send(queued)
    await deliverOutbox(deps, transport)
    expect(await marco.call('getNotifications')).toMatchObject({ disabled })
    expect(await site.db.many(sql`select payload from outbox`)).toEqual([
      { payload: tries === 0 ? {} : queued },
    ])
    expect(JSON.stringify(warn.mock.calls)).toContain('no such mailbox')
    expect(JSON.stringify(warn.mock.calls)).not.toContain(marco.email)
    refusals = {}
    site.clock.add(3_600_000)
    await deliverOutbox(deps, transport)
    expect(received).toHaveLength(tries)
  })

  it('[SIGNUP-05] signs e-mails with the operator’s DKIM key', async () => {
    await site.visitor('signUp', {
      body: {
        email: 'anna@site.test',
        name: 'Anna',
        date_of_birth: '1990-05-05',
        password: 'a quiet lighthouse',
      },
    })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { port } = server.server.address() as AddressInfo
    const dkim = {
      domain: 'duetto.test',
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }
    const [mail] = site.mails
    if (!mail) throw new Error('no mail')
    await createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Duetto <no-reply@duetto.test>', dkim)(mail)
    expect(received[0]).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; .*d=duetto\.test;/m)
    expect(received[0]).toMatch(/\ss=s1;/)
  })

  it('retries an e-mail that the server refuses', async () => {
    const away = new Date(site.clock.now.getTime() - 3_600_000)
    const marco = await site.member({ last_active: away })
    await sendText(await site.member(), { profile: marco.id }, 'Hi')
    await sendNotices(site.deps)
    refusal = new Error('mailbox full')
    await expect(send()).rejects.toThrow(/mailbox full/)
  })
})
