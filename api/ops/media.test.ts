import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallResponse } from '@duetto/shared/contract'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp, TestMember } from '../src/testing'
import { saveSettings } from '../src/testing/social'
import { postFile } from '../src/testing/upload'
import { runOps } from './runOps'

describeOnEngine('ops: photos and voice messages in conversations', (engine) => {
  let site: TestApp
  let dir: string
  let jpeg: Buffer
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
    jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7b1e4b' } })
      .jpeg()
      .toBuffer()
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 10 })
    her = await site.member()
  })
  afterAll(async () => {
    rmSync(dir, { recursive: true })
    await site.close()
  })

  const ops = async (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }
  const review = () => saveSettings(site.db, { review_message_media: ['photo'] })
  const sendPhoto = async () => {
    const { body } = await postFile(site, me, {
      url: '/api/message-media.php',
      field: 'photo',
      bytes: jpeg,
      type: 'image/jpeg',
    })
    const { name } = (body as unknown as CallResponse<'uploadMedia'>).upload
    const { message } = await me.call('sendMessage', {
      key: `photo-${name}`,
      body: { profile: her.id, kind: 'photo', upload: name },
    })
    return message
  }
  const seenBy = async (one: TestMember, other: TestMember) =>
    (await one.call('getMessages', { query: { profile: other.id } })).messages.at(-1)
  const statusFor = async (one: TestMember, url: string | null) =>
    (await site.app.inject({ url: url ?? '', headers: { cookie: one.call.cookie } })).statusCode
  const credits = async () => (await me.call('getUser')).user?.credits

  it('[TRUST-09] if the site reviews photos, only the author sees one before its approval', async () => {
    await review()
    const sent = await sendPhoto()
    expect(sent).toMatchObject({ credits: 2, review: { status: 'pending', refusal: null } })
    const id = String(sent.id)
    expect(await seenBy(her, me)).toMatchObject({ kind: 'photo', media: null, review: { status: 'pending' } })
    expect([await statusFor(me, sent.media), await statusFor(her, sent.media)]).toEqual([200, 404])
    await her.call('openMedia', { body: { message: sent.id } })
    expect(await statusFor(her, sent.media)).toBe(404)
    expect(await ok('media', 'list')).toMatchObject([
      { message: sent.id, kind: 'photo', member: me.id, status: 'pending' },
    ])
    await ok('media', 'save', id, 'look.webp')
    expect(readFileSync(join(dir, 'look.webp')).subarray(0, 4).toString()).toBe('RIFF')
    const events = [me, her].map((one) => site.eventsOf(one.id))
    await ok('media', 'approve', id)
    expect(await ok('media', 'list')).toEqual([])
    for (const received of events)
      expect(received.map(({ event }) => event)).toMatchObject([
        { type: 'message-changed', message: { id: sent.id, media: sent.media, revision: 1 } },
      ])
    const got = await seenBy(her, me)
    expect(got).toMatchObject({ media: sent.media, attachment: { is_covered: true } })
    expect(got?.review).toBeUndefined()
    expect(await statusFor(her, sent.media)).toBe(200)
    expect(await credits()).toBe(8)
    expect(await site.db.many(sql`select actor, action, subject from audit order by id`)).toEqual(
      ['media looked at', 'media approved'].map((action) => ({
        actor: 'olga',
        action,
        subject: `message ${id}`,
      })),
    )
  })

  it('[TRUST-09] a refused photo shows its author the reason, refunds the credits once, and never reaches the recipient', async () => {
    await review()
    const sent = await sendPhoto()
    const id = String(sent.id)
    const mine = site.eventsOf(me.id)
    await ok('media', 'reject', id, '--reason', 'explicit')
    expect(await seenBy(me, her)).toMatchObject({
      media: sent.media,
      review: { status: 'rejected', refusal: 'explicit' },
    })
    const got = await seenBy(her, me)
    expect(got).toMatchObject({ media: null, review: { status: 'rejected', refusal: null } })
    expect(got?.attachment).toBeUndefined()
    expect(await statusFor(her, sent.media)).toBe(404)
    expect(mine.map(({ event }) => event)).toMatchObject([
      { type: 'message-changed', message: { review: { refusal: 'explicit' } } },
      { type: 'credits', credits: 10 },
    ])
    await ok('media', 'reject', id, '--reason', 'other')
    expect(await credits()).toBe(10)
    expect((await ops('media', 'reject', id, '--reason', 'boredom')).code).toBe(1)
  })

  it('[TRUST-09] approving a refused photo revokes the refund, unless the sender has spent it', async () => {
    await review()
    const id = String((await sendPhoto()).id)
    const mine = site.eventsOf(me.id)
    for (const round of [1, 2]) {
      await ok('media', 'reject', id, '--reason', 'explicit')
      expect([round, await credits(), (await seenBy(me, her))?.is_refunded]).toEqual([round, 10, true])
      await ok('media', 'approve', id)
      expect([round, await credits(), (await seenBy(me, her))?.is_refunded]).toEqual([round, 8, undefined])
    }
    expect(mine.at(-1)?.event).toMatchObject({ type: 'credits', credits: 8 })
    await ok('media', 'approve', id)
    expect(await credits()).toBe(8)
    await ok('media', 'reject', id, '--reason', 'explicit')
    await site.db.run(sql`update wallets set credits = 1 where user_id = ${me.id}`)
    const refused = await ops('media', 'approve', id)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('has spent the refund')])
    expect(await seenBy(her, me)).toMatchObject({ media: null })
  })

  it('[TRUST-01] the operator who replies sees photos sent to a fictional member', async () => {
    await site.db.run(sql`update users set is_fictional = true where id = ${her.id}`)
    const { id } = await sendPhoto()
    await ok('media', 'save', String(id), 'answer.webp')
    expect(readFileSync(join(dir, 'answer.webp')).subarray(0, 4).toString()).toBe('RIFF')
  })

  it('[TRUST-06] without review an operator sees only reported photos, and can remove them from the conversation', async () => {
    const sent = await sendPhoto()
    const id = String(sent.id)
    expect(await ok('media', 'list')).toEqual([])
    const look = await ops('media', 'save', id, 'look.webp')
    expect([look.code, look.output]).toEqual([1, expect.stringContaining('nothing that waits')])
    await her.call('report', { body: { kind: 'message', id: sent.id, reason: 'explicit' } })
    await ok('media', 'save', id, 'look.webp')
    expect(await statusFor(her, sent.media)).toBe(200)
    await ok('media', 'reject', id, '--reason', 'insult')
    expect(await statusFor(her, sent.media)).toBe(404)
    expect((await ops('media', 'approve', '999999')).code).toBe(1)
  })
})
