import sql from 'sql-template-tag'
import webPush from 'web-push'
import { createOutbox, deliverOutbox } from '../outbox'
import { describeOnEngine, createTestApp } from '../../../testing'
import type { TestApp, TestMember } from '../../../testing'
import type { PushKeys } from '../../../modules/settings/push-keys'
import { startPushService } from '../../../testing/pushService'
import type { PushService } from '../../../testing/pushService'
import { saveSettings } from '../../../testing/social'
import { isPublicAddress, isPublicEndpoint, lookupPublic } from '../../net/addresses'
import { createPushSender } from './sendPush'

describeOnEngine('push', (engine) => {
  let t: TestApp
  let service: PushService
  beforeAll(async () => {
    t = await createTestApp({ engine })
    service = await startPushService()
  })
  afterEach(async () => {
    service.received.length = 0
    service.status = 201
    await t.reset()
  })
  afterAll(async () => {
    await service.close()
    await t.close()
  })

  const subscribe = (member: TestMember) =>
    member.call('savePushSubscription', { body: { subscription: service.subscription } })
  const subscriptions = () => t.db.many<{ user_id: number }>(sql`select user_id from push_subscriptions`)
  const write = (from: TestMember, to: TestMember, key = 'first-message-key') =>
    from.call('sendMessage', { body: { profile: to.id, kind: 'text', text: 'Hello' }, key })
  const deliver = (pushKeys?: PushKeys) => {
    const config = { mail: { from: 'Duetto <hello@duetto.test>' }, pushKeys }
    const push = createPushSender({ db: t.db, config, agent: service.agent })
    const none = async () => {}
    return deliverOutbox(
      { db: t.db, now: t.deps.now, log: { warn: () => {} } },
      { mail: none, sms: none, push },
    )
  }
  const queue = async () => {
    const outbox = createOutbox({ db: t.db, now: t.deps.now, onQueued: () => {} })
    for (const { subscription, ...message } of t.pushes.splice(0))
      await outbox.push.send({ subscription, message: JSON.stringify(message) })
  }

  it('[SYNC-03] sends an encrypted push about a message in the member’s language', async () => {
    const [anna, marco] = [await t.member({ name: 'Anna' }), await t.member({ language: 'it' })]
    await subscribe(marco)
    const { message } = await write(anna, marco)
    await queue()
    await deliver()
    expect(service.received.map((push) => push.message)).toEqual([
      {
        type: 'message',
        title: 'Duetto',
        body: 'Nuovo messaggio da Anna',
        path: `/chats/${message.conversation}`,
        tag: `chat-${message.conversation}`,
        act: { title: 'Blocca', path: `/chats/${message.conversation}?block` },
      },
    ])
    expect(service.received[0]?.headers).toMatchObject({
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    })
  })

  it('[SYNC-03] signs with the operator’s keys, if any, and publishes them to browsers', async () => {
    const keys = webPush.generateVAPIDKeys()
    const own = await createTestApp({ engine, config: { pushKeys: keys } })
    expect((await own.visitor('getSettings')).settings.push_public_key).toBe(keys.publicKey)
    await own.close()
    const [anna, marco] = [await t.member(), await t.member()]
    await subscribe(marco)
    await write(anna, marco)
    await queue()
    await deliver(keys)
    expect(service.received[0]?.headers.authorization).toContain(`k=${keys.publicKey}`)
  })

  it('[SYNC-03] deletes a subscription that is gone; retries one that fails', async () => {
    const [anna, marco] = [await t.member(), await t.member()]
    await subscribe(marco)
    await write(anna, marco)
    await queue()
    service.status = 503
    await deliver()
    expect(await subscriptions()).toHaveLength(1)
    t.clock.add(60_000)
    service.status = 410
    expect(await deliver()).toBe(1)
    expect(await subscriptions()).toEqual([])
    t.clock.add(3_600_000)
    expect(await deliver()).toBe(0)
  })

  it('[SYNC-03] a subscription belongs to the account that logged in last, until its session ends', async () => {
    const [anna, marco] = [await t.member(), await t.member()]
    await subscribe(anna)
    await subscribe(marco)
    expect(await subscriptions()).toEqual([{ user_id: marco.id }])
    await marco.call('logout')
    expect(await subscriptions()).toEqual([])
  })

  it('[ACCOUNT-09] pushes only the kinds of notifications that the member has chosen', async () => {
    const [anna, marco] = [await t.member({ gender: 'female' }), await t.member({ gender: 'male' })]
    await subscribe(marco)
    await marco.call('saveNotifications', {
      body: {
        mail_messages: 'never',
        mail_likes: 'never',
        mail_news: false,
        push_messages: false,
        push_likes: true,
      },
    })
    await write(anna, marco)
    await anna.call('like', { body: { profile: marco.id } })
    expect(t.pushes).toMatchObject([{ type: 'like', path: `/likes/m/${anna.id}` }])
  })

  it.each([
    ['it', '', 'Sofia (Profilo fittizio) ha una novità per te'],
    ['de', '', 'Sofia (Fiktives Profil) hat Neuigkeiten für dich'],
    ['de', 'Moderated profile', 'Sofia (Moderated profile) hat Neuigkeiten für dich'],
  ])('[TRUST-01] in %s, a fictional sender is labelled in words: %s%s', async (language, term, body) => {
    if (term) await saveSettings(t.db, { fictional_singular: term })
    const [sofia, marco] = [
      await t.member({ name: 'Sofia', is_fictional: true }),
      await t.member({ language }),
    ]
    await subscribe(marco)
    await sofia.call('like', { body: { profile: marco.id } })
    expect(t.pushes).toMatchObject([{ body }])
  })

  it('[TRUST-01] a member of a demo site is labelled', async () => {
    const [sofia, marco] = [
      await t.member({ name: 'Sofia', is_demo: true }),
      await t.member({ language: 'de' }),
    ]
    await subscribe(marco)
    await sofia.call('like', { body: { profile: marco.id } })
    expect(t.pushes).toMatchObject([{ body: 'Sofia (Demo) hat Neuigkeiten für dich' }])
  })

  it.each([
    'http://push.example/1',
    'https://push.example:8443/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://db.internal/1',
    'https://user:pass@push.example/1',
  ])('does not post to %s', async (endpoint) => {
    const marco = await t.member()
    const body = { subscription: { ...service.subscription, endpoint } }
    expect(await marco.call.refused('savePushSubscription', { body })).toMatchObject({
      status: 400,
      details: { field: 'subscription.endpoint' },
    })
  })
})

describe('addresses', () => {
  it('recognises private networks in every notation', () => {
    for (const address of [
      '10.1.2.3',
      '172.31.0.1',
      '169.254.169.254',
      '::1',
      '::ffff:127.0.0.1',
      'fd00::1',
      'fe80::1',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of ['2002:7f00:1::', '2001:0:1::', 'fec0::1', '::127.0.0.1', '::ffff:10.0.0.1'])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of ['64:ff9b:1::1', '100::1', '5f00::1', '2001:db8::1', '3fff::1', 'not an address'])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const endpoint of ['https://localhost./a', 'https://printer.local./a', 'https://site.internal../a'])
      expect([endpoint, isPublicEndpoint(endpoint)]).toEqual([endpoint, false])
    for (const address of ['142.250.1.1', '2a00:1450::1']) expect(isPublicAddress(address)).toBe(true)
    expect(isPublicEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  })

  it('refuses a public name that resolves to a private network', async () => {
    const error = await new Promise((done) => lookupPublic('localhost', { all: true }, done))
    expect(error).toMatchObject({ message: expect.stringContaining('does not lead to the public internet') })
  })
})
