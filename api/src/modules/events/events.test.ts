import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@duetto/shared/domain'
import { createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { addPhotos, saveSettings, sendText } from '../../testing/social'
import { hashPassword } from '../accounts/credentials/passwords'
import { createStreamCounts } from './streamCounts'

describe('[SYNC-02] event stream', () => {
  let site: TestApp
  let port: number
  beforeAll(async () => {
    site = await createTestApp()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    port = (site.app.server.address() as AddressInfo).port
  })
  afterAll(() => site.close())

  const open = async ({ call }: TestMember, headers: Record<string, string> = {}, query = '') => {
    const request = get({
      port,
      path: `/api/events.php?${query}`,
      headers: { cookie: call.cookie, ...headers },
    })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject)
    })
    let text = ''
    let check: () => void = () => undefined
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
      check()
    })
    const until = (wanted: string) =>
      new Promise<string>((resolve) => {
        check = () => text.includes(wanted) && resolve(text)
        check()
      })
    const ended = new Promise<void>((resolve) => response.on('close', resolve))
    return {
      status: response.statusCode,
      headers: response.headers,
      until,
      ended,
      close: () => request.destroy(),
    }
  }
  const lastId = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? ''

  it('carries a message to the other member with an id, and resumes after it', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const stream = await open(her)
    expect(stream.headers['content-type']).toContain('text/event-stream')
    await sendText(me, { profile: her.id }, 'First')
    const text = await stream.until('First')
    expect(text).toMatch(/id: \S+\nevent: chat-pushed\ndata: \{.*"text":"First".*\}\n\n/)
    stream.close()
    await sendText(me, { profile: her.id }, 'Second')
    const resumed = await open(her, { 'last-event-id': lastId(text) })
    const missed = await resumed.until('Second')
    expect(missed).not.toContain('First')
    resumed.close()
  })

  it('[CALL-06] carries addresses of the CDN', async () => {
    await saveSettings(site.db, { cdn_prefix: 'https://cdn.site.test' })
    const [me, her] = [await site.member(), await site.member()]
    await addPhotos(site.db, me.id, 1)
    const stream = await open(her)
    await me.call('like', { body: { profile: her.id } })
    expect(await stream.until('like-new')).toContain('"filename":"https://cdn.site.test/media/photos/')
    stream.close()
    await saveSettings(site.db, {})
  })

  it('[ACCOUNT-04] a password change ends other sessions’ streams with a reason; its own stream reconnects', async () => {
    const her = await site.member({ password_hash: await hashPassword('a quiet lighthouse') })
    const other = await site.deps.sessions.create(site.db, her.id)
    const [own, foreign] = [await open(her), await open(her, { cookie: `duetto_session=${other}` })]
    const start = lastId(await own.until('id: '))
    const { cookie } = await her.call.raw('changePassword', {
      body: { old_password: 'a quiet lighthouse', password: 'another lighthouse' },
    })
    await foreign.until('event: session-ended')
    await own.ended
    expect(await own.until('id: ')).not.toContain('session-ended')
    const late = await open(her, { cookie: her.call.cookie, 'last-event-id': start })
    expect(late.status).toBe(403)
    late.close()
    const resumed = await open(her, { cookie, 'last-event-id': start })
    expect(resumed.status).toBe(200)
    await sendText(await site.member(), { profile: her.id }, 'Hello')
    expect(await resumed.until('Hello')).not.toContain('session-ended')
    resumed.close()
  })

  it('resumes from its start if it received no event', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const stream = await open(her)
    const start = lastId(await stream.until('id: '))
    stream.close()
    await sendText(me, { profile: her.id }, 'Missed')
    const resumed = await open(her, { 'last-event-id': start })
    await resumed.until('Missed')
    resumed.close()
  })

  it('makes a first stream reload if something happened since the page was rendered', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { user } = await her.call('getUser')
    const since = `since=${user?.event_id ?? ''}`
    const quiet = await open(her, {}, since)
    await sendText(me, { profile: her.id }, 'Seen live')
    expect(await quiet.until('Seen live')).not.toContain('resync')
    quiet.close()
    const late = await open(her, {}, since)
    expect(await late.until('resync')).not.toContain('Seen live')
    late.close()
    const next = await open(her, {}, `since=${(await her.call('getUser')).user?.event_id ?? ''}`)
    await sendText(me, { profile: her.id }, 'Live again')
    expect(await next.until('Live again')).not.toContain('resync')
    next.close()
  })

  it('requests a full reload if missed events are unknown', async () => {
    const her = await site.member()
    const stream = await open(her, { 'last-event-id': 'another-process-5' })
    await stream.until('event: resync')
    stream.close()
  })

  it('ends with its session, and only with its own', async () => {
    const her = await site.member()
    const stream = await open(her)
    const other = await site.deps.sessions.create(site.db, her.id)
    await site.deps.sessions.end(other)
    await site.deps.sessions.announceEnd(her.id, 'password')
    const text = await stream.until('session-ended')
    expect(text.match(/session-ended/g)).toHaveLength(2)
    expect(text).toContain('"reason":"password"')
    await stream.ended
  })

  it('refuses visitors, and the eleventh stream of a member', async () => {
    const visitor = await site.app.inject('/api/events.php')
    expect(visitor.statusCode).toBe(403)
    const her = await site.member()
    const streams = []
    for (let index = 0; index < limits.streamsPerMember; index += 1) streams.push(await open(her))
    const refused = await open(her)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    streams[0]?.close()
    await streams[0]?.ended
    for (const stream of streams) stream.close()
  })

  it('of forty concurrent streams of a member ten are open; each closed one frees a slot', async () => {
    const her = await site.member()
    const streams = await Promise.all(Array.from({ length: 40 }, () => open(her)))
    const held = streams.filter(({ status }) => status === 200)
    expect(held).toHaveLength(limits.streamsPerMember)
    for (const stream of streams) stream.close()
    await Promise.all(streams.map(({ ended }) => ended))
    const isOpenAgain = async (): Promise<boolean> => {
      const stream = await open(her)
      stream.close()
      return stream.status === 200
    }
    while (!(await isOpenAgain())) await new Promise((done) => setImmediate(done))
  })

  it('each address has a limit, and a closed stream frees its slot once', () => {
    const counts = createStreamCounts(true)
    const places = Array.from({ length: limits.streamsPerAddress }, (_, member) =>
      counts.acquire(member, 'a'),
    )
    expect(counts.acquire(-1, 'a')).toBeNull()
    expect(counts.acquire(-1, 'b')).not.toBeNull()
    places[0]?.()
    places[0]?.()
    expect(counts.acquire(-2, 'a')).not.toBeNull()
    expect(counts.acquire(-3, 'a')).toBeNull()
  })
})
