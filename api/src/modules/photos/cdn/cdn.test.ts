import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { describeOnEngine, useTestApp } from '../../../testing'
import type { TestMember } from '../../../testing'
import { addPhotos, saveSettings, sendText } from '../../../testing/social'
import { getPhotoKey } from './signature'

const cdn = 'https://cdn.duetto.test'

const picturesIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/"((?:https:\/\/[^"/]+)?\/(?:media|api\/gif(?:t?s))\/[^"]+)"/g)].map(
    ([, address]) => address ?? '',
  )

describeOnEngine('cdn_prefix', (engine) => {
  const t = useTestApp({ engine })
  let me: TestMember
  let her: TestMember
  beforeEach(async () => {
    const place = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' }
    me = await t.member({ gender: 'male', looking_for: 'female', paid_user: true, credits: 90, ...place })
    her = await t.member({ gender: 'female', paid_user: true, credits: 90, ...place })
    const stranger = await t.member({ gender: 'female', ...place })
    for (const { id } of [me, her, stranger]) await addPhotos(t.db, id, 2)
    await her.call('like', { body: { profile: me.id } })
    await sendText(her, { profile: me.id }, 'Hello')
  })

  const calls: [string, () => Promise<unknown>][] = [
    ['members.php', () => me.call('searchMembers', { query: { gender: 'female' } })],
    ['member.php', () => me.call('getMember', { query: { id: her.id } })],
    ['user.php', () => me.call('getUser')],
    ['profile.php', () => me.call('getProfile')],
    ['likes.php', () => me.call('getLikes')],
    ['chats.php', () => me.call('getChats')],
    ['the conversation', () => me.call('getMessages', { query: { profile: her.id } })],
    ['the swipe deck', () => me.call('getSwipeDeck')],
    ['the activity', () => me.call('getActivity')],
    ['the match finder', () => me.call('findMatches', { body: { answers: [] } })],
    ['the answer to a like', () => me.call('like', { body: { profile: her.id } })],
    ['auto-like.php', () => me.call('autoLike')],
    ['GIFs', () => me.call('searchGifs', { query: {} })],
  ]

  it.each(calls)(
    '[CALL-06] %s has the site’s URLs without a CDN, and the CDN’s with one',
    async (_, call) => {
      const before = picturesIn(await call())
      expect(before.length).toBeGreaterThan(0)
      for (const address of before) expect(address).toMatch(/^\//)
      await saveSettings(t.db, { cdn_prefix: cdn })
      const after = picturesIn(await call())
      expect(after.length).toBeGreaterThan(0)
      for (const address of after) expect(address).toMatch(new RegExp(`^${cdn}/`))
    },
  )

  it('[CALL-06] applies to a single host', async () => {
    await saveSettings(t.db, { cdn_prefix: cdn }, 'amora.test')
    const at = async (host: string) =>
      picturesIn(
        (await t.app.inject({ url: '/api/user.php', headers: { host, cookie: me.call.cookie } })).json(),
      )[0]
    expect(await at('amora.test')).toMatch(/^https:/)
    expect(await at('other.test')).toMatch(/^\//)
  })

  it('[CALL-06] does not change text that looks like an address', async () => {
    await saveSettings(t.db, { cdn_prefix: cdn })
    const text = '/media/photos/photo-1-1/full.webp'
    const { message } = await sendText(me, { profile: her.id }, text)
    expect(message.text).toBe(text)
  })

  it('[PHOTO-02] own photos in review, and photos in messages, stay behind the session', async () => {
    await saveSettings(t.db, { cdn_prefix: cdn })
    const { profile } = await me.call('getProfile')
    const photo = profile.images[0]?.id ?? 0
    const body = { profile: her.id, kind: 'photo' as const, photo }
    const { message } = await me.call('sendMessage', { key: 'photo-key-1', body })
    expect(message.media).toMatch(/^\/media\/photos\//)
    await t.db.script(`update photos set status = 'pending' where user_id = ${me.id}`)
    for (const address of picturesIn(await me.call('getProfile'))) expect(address).toMatch(/^\//)
  })

  describe('a signed address', () => {
    const get = (url: string) => t.app.inject({ url })
    let address = ''
    beforeEach(async () => {
      await saveSettings(t.db, { cdn_prefix: cdn })
      const bytes = await sharp({ create: { width: 64, height: 80, channels: 3, background: '#7b1e4b' } })
        .webp()
        .toBuffer()
      await t.db.script(`update photos set name = 'photo-of-her-' || position where user_id = ${her.id}`)
      await t.deps.storage.put('photos/photo-of-her-0/full.webp', bytes, 'image/webp')
      const { profile } = await me.call('getMember', { query: { id: her.id } })
      address = profile.main_image?.filename.slice(cdn.length) ?? ''
    })

    it('[PHOTO-03] is served without a session, to shared caches and for a day at most', async () => {
      const answer = await get(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    })

    it('[PHOTO-03] is the same all day, so that caches can store it', async () => {
      const { profile } = await me.call('getMember', { query: { id: her.id } })
      expect(profile.main_image?.filename).toBe(cdn + address)
    })

    it('[PHOTO-03] is valid for all files of the photo', async () => {
      await t.db.script(`update photos set width = 240 where user_id = ${her.id}`)
      await t.deps.storage.put('photos/photo-of-her-0/240.webp', Buffer.from('RIFF'), 'image/webp')
      const { profile } = await me.call('getMember', { query: { id: her.id } })
      const portrait = profile.main_image?.portrait?.slice(cdn.length) ?? ''
      expect((await get(portrait.replace('{file}', '240.webp'))).statusCode).toBe(200)
    })

    it('[PHOTO-03] of the previous version is valid for its file', async () => {
      const [path = '', until = ''] = address.split(/\?until=|&/)
      const sig = createHmac('sha256', await getPhotoKey(t.db))
        .update(`${path} ${until}`)
        .digest('base64url')
      expect((await get(`${path}?until=${until}&sig=${sig.slice(0, 27)}`)).statusCode).toBe(200)
    })

    it.each([
      ['without its signature', (path: string) => path.replace(/\?.*/, '')],
      ['of another photo', (path: string) => path.replace('her-0', 'her-1')],
      ['of a later day', (path: string) => path.replace(/until=\d+/, 'until=99999')],
      ['with another signature', (path: string) => path.replace(/sig=./, 'sig=!')],
      ['with two signatures', (path: string) => `${path}&sig=a`],
    ])('[PHOTO-03] %s is refused to a visitor', async (_, change) => {
      expect(change(address)).not.toBe(address)
      expect((await get(change(address))).statusCode).toBe(404)
    })

    it('[PHOTO-03] expires', async () => {
      t.clock.now = new Date(t.clock.now.getTime() + 2 * 86_400_000)
      expect((await get(address)).statusCode).toBe(404)
    })

    it('[PHOTO-03] becomes invalid when the photo is refused', async () => {
      await t.db.script(`update photos set status = 'rejected' where user_id = ${her.id}`)
      expect((await get(address)).statusCode).toBe(404)
    })
  })
})
