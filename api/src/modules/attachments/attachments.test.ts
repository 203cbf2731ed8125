import { limits } from '@duetto/shared/domain'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { atOnce, saveSettings } from '../../testing/social'
import { postFile, uploadMessagePhoto } from '../../testing/upload'
import { StorageError } from '../../infra/storage/StorageError'
import { eraseUser } from '../accounts/deletion/erasure'
import { sendInDatabase } from '../chat/send.repository'
import type { Sending } from '../chat/send.repository'
import { attachmentsJob } from './attachments.job'

const dayMs = 86_400_000

describeOnEngine('photos in messages', (engine) => {
  let site: TestApp
  let jpeg: Buffer
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
    jpeg = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#7b1e4b' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 10 })
    her = await site.member()
  })
  afterAll(() => site.close())

  const post = (member: TestMember, bytes: Uint8Array) =>
    postFile(site, member, { url: '/api/message-media.php', field: 'photo', bytes, type: 'image/jpeg' })
  const upload = (member = me) => uploadMessagePhoto(site, member, jpeg)
  const send = (name: string, key = `photo-${name}`) =>
    me.call('sendMessage', { key, body: { profile: her.id, kind: 'photo', upload: name } })
  const get = (url: string, member?: TestMember) =>
    site.app.inject({ url, headers: member ? { cookie: member.call.cookie } : {} })
  const credits = async (member = me) => (await member.call('getUser')).user?.credits

  it('[CHAT-10] charges photo_credits once per key with the message, and re-encodes the photo', async () => {
    const { name, media } = await upload()
    expect(await credits()).toBe(10)
    const sent = await send(name)
    expect(sent).toMatchObject({ credits: 8, message: { kind: 'photo', media, credits: 2 } })
    expect(sent.message.attachment).toMatchObject({ width: 640, height: 800, is_covered: false })
    expect((await send(name)).message.id).toBe(sent.message.id)
    expect(await credits()).toBe(8)
    const stored = await get(media, her)
    expect(stored.headers['content-type']).toBe('image/webp')
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('an upload that fails on a full disk does not count towards the limit', async () => {
    const { put } = site.deps.storage
    site.deps.storage.put = () => Promise.reject(new StorageError(new Error('ENOSPC')))
    const refused = []
    for (let index = 0; index <= limits.unsentUploadsMax; index += 1) refused.push(await post(me, jpeg))
    site.deps.storage.put = put
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(site.stored.size).toBe(0)
    await upload()
    expect(await site.db.one(sql`select count(*)::int as count from message_media`)).toEqual({ count: 1 })
  })

  it('[CHAT-10] the database refuses to send another member’s upload', async () => {
    const { media } = await upload()
    const attacker = await site.member({ paid_user: true, credits: 10 })
    const sending: Sending = {
      userId: attacker.id,
      key: 'a-stolen-photo',
      profile: her.id,
      kind: 'photo',
      text: '',
      preview: '',
      gift: null,
      media,
      attachment: null,
      replyTo: null,
      credits: 2,
      ledgerKind: 'photo',
      isFreeKind: false,
      copyWords: null,
      hasVerification: true,
      now: site.clock.now,
    }
    await expect(sendInDatabase(site.db, sending)).rejects.toMatchObject({ code: 'conflict' })
    expect(await credits(attacker)).toBe(10)
    expect(await sendInDatabase(site.db, { ...sending, userId: me.id })).toMatchObject({ credits: 2 })
  })

  it('[CHAT-10] an upload can be sent in one message only, whatever the keys; without credits nothing is charged', async () => {
    const { name } = await upload()
    const answers = await atOnce(4, (index) =>
      me.call.raw('sendMessage', {
        key: `another-key-${index}`,
        body: { profile: her.id, kind: 'photo', upload: name },
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await credits()).toBe(8)
    const poor = await site.member({ paid_user: true, credits: 1 })
    const mine = await upload(poor)
    const body = { profile: her.id, kind: 'photo' as const, upload: mine.name }
    expect((await poor.call.refused('sendMessage', { key: 'poor-key-1', body })).code).toBe(
      'not_enough_credits',
    )
    expect(await credits(poor)).toBe(1)
    const stolen = await me.call.refused('sendMessage', { key: 'stolen-key', body })
    expect(stolen).toMatchObject({ code: 'upload_gone' })
  })

  it('[PHOTO-03] serves a photo only to the two members, and not before sending, after a block or after deletion', async () => {
    const { name, media } = await upload()
    const stranger = await site.member({ paid_user: true })
    const statuses = async () => [
      (await get(media, me)).statusCode,
      (await get(media, her)).statusCode,
      (await get(media, stranger)).statusCode,
      (await get(media)).statusCode,
    ]
    expect(await statuses()).toEqual([200, 404, 404, 403])
    const { message } = await send(name)
    expect(await statuses()).toEqual([200, 200, 404, 403])
    await me.call('block', { body: { profile: her.id } })
    expect(await statuses()).toEqual([200, 404, 404, 403])
    await me.call('unblock', { body: { profile: her.id } })
    await her.call('deleteChat', { body: { conversation: message.conversation } })
    expect(await statuses()).toEqual([200, 404, 404, 403])
    expect((await get(media.replace('photo.webp', 'full.webp'), me)).statusCode).toBe(404)
  })

  it('[CHAT-09] serves a free member photos of the last 90 days, and a Premium member all', async () => {
    const free = await site.member()
    const { name, media } = await upload()
    const body = { profile: free.id, kind: 'photo' as const, upload: name }
    const { message } = await me.call('sendMessage', { key: 'old-photo', body })
    const writeAt = (msAgo: number) =>
      site.db.run(sql`
        update messages set created_at = ${new Date(site.clock.now.getTime() - msAgo)} where id = ${message.id}`)
    const shownMs = limits.freeChatHistoryDays * dayMs
    await writeAt(shownMs)
    expect((await get(media, free)).statusCode).toBe(200)
    await writeAt(shownMs + 1)
    expect((await get(media, free)).statusCode).toBe(404)
    expect((await get(media, me)).statusCode).toBe(200)
    await site.db.run(sql`update wallets set paid_user = true where user_id = ${free.id}`)
    expect((await get(media, free)).statusCode).toBe(200)
  })

  it('[TRUST-09] blurs the photo until the recipient reveals it, on all devices, unless the site turns this off', async () => {
    const { message } = await send((await upload()).name)
    const received = async () =>
      (await her.call('getMessages', { query: { profile: me.id } })).messages.at(-1)?.attachment
    expect(await received()).toMatchObject({ is_covered: true })
    expect((await received())?.cover).toMatch(/^data:image\/webp;base64,/)
    const events = site.eventsOf(her.id)
    await me.call('openMedia', { body: { message: message.id } })
    expect(await received()).toMatchObject({ is_covered: true })
    const opened = await her.call('openMedia', { body: { message: message.id } })
    expect(opened.message).toMatchObject({ revision: 1, attachment: { is_covered: false } })
    await her.call('openMedia', { body: { message: message.id } })
    expect(events.map(({ event }) => event.type)).toEqual(['message-changed'])
    expect(await received()).toMatchObject({ is_covered: false })
    await saveSettings(site.db, { cover_message_photos: false, screening: { photos: 'off' } })
    await send((await upload()).name)
    expect(await received()).toMatchObject({ is_covered: false })
  })

  it('refuses files that are not photos, and more than twenty unsent ones, even concurrently', async () => {
    expect((await post(me, Buffer.from('<svg onload="alert(1)"/>'))).body).toMatchObject({
      code: 'image_unsupported',
    })
    const stored = await atOnce(18, () => post(me, jpeg))
    expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 200))
    const answers = await atOnce(6, () => post(me, jpeg))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.body).toMatchObject({ code: 'upload_limit', details: { limit: 20, hours: 24 } })
    expect((await post(me, Buffer.from('no photo'))).body).toMatchObject({ code: 'upload_limit' })
  })

  describe('cleanup of photos', () => {
    const sweep = () => attachmentsJob.run(site.deps)
    const isStored = async ({ name }: { name: string }) =>
      (await site.deps.storage.get(`messages/${name}/photo.webp`)) !== null

    it('deletes an unsent photo after a day, a sent one with its message or conversation', async () => {
      const [unsent, withdrawn, shared] = [await upload(), await upload(), await upload()]
      const { message } = await send(withdrawn.name)
      await me.call('deleteMessage', { body: { message: message.id } })
      expect((await get(withdrawn.media, her)).statusCode).toBe(404)
      await send(shared.name)
      await sweep()
      expect([await isStored(unsent), await isStored(withdrawn), await isStored(shared)]).toEqual([
        true,
        false,
        true,
      ])
      const { conversation } = message
      await me.call('deleteChat', { body: { conversation } })
      site.clock.add(dayMs + 1000)
      await sweep()
      expect([await isStored(unsent), await isStored(shared)]).toEqual([false, true])
      await her.call('deleteChat', { body: { conversation } })
      await sweep()
      expect(await isStored(shared)).toBe(false)
      expect(await site.db.many(sql`select 1 from message_media`)).toEqual([])
    })

    it('continues if a file cannot be deleted, and retries that file later', async () => {
      const [one, two] = [await upload(), await upload()]
      const [stuck, other] = [one, two].sort((a, b) => (a.name < b.name ? -1 : 1)) as [typeof one, typeof one]
      site.clock.add(dayMs + 1000)
      const { storage } = site.deps
      const remove = async (name: string): Promise<void> => {
        if (name.includes(stuck.name)) throw new Error('the disk refuses')
        await storage.remove(name)
      }
      await attachmentsJob.run({ ...site.deps, storage: { ...storage, get: storage.get, remove } })
      expect([await isStored(stuck), await isStored(other)]).toEqual([true, false])
      await sweep()
      expect(await isStored(stuck)).toBe(false)
    })

    it('[CHAT-10] sending an expired upload reports that it has expired', async () => {
      const { name } = await upload()
      site.clock.add(dayMs + 1000)
      await sweep()
      const body = { profile: her.id, kind: 'photo' as const, upload: name }
      expect(await me.call.refused('sendMessage', { key: 'late-photo', body })).toMatchObject({
        code: 'upload_gone',
      })
    })

    it('[TRUST-10] erases a member’s photos with the account; the export lists them', async () => {
      const sent = await upload()
      await send(sent.name)
      const { message_media } = (await me.call('exportData')) as { message_media: { name: string }[] }
      expect(message_media).toMatchObject([{ name: sent.name }])
      await eraseUser(site.deps, me.id)
      await sweep()
      expect(await isStored(sent)).toBe(false)
    })
  })
})
