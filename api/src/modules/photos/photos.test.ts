import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limits } from '@duetto/shared/domain'
import sharp from 'sharp'
import { StorageError } from '../../infra/storage/StorageError'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'

const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#7b1e4b' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer()

const uploadedFiles = 4

describeOnEngine('photos', (engine) => {
  const t = useTestApp({ engine })
  let jpeg: Buffer
  beforeAll(async () => {
    jpeg = await picture()
  })

  const upload = async ({ call }: TestMember, bytes: Buffer, type = 'image/jpeg') => {
    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg')
    const encoded = new Response(body)
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/photo.php',
      headers: { cookie: call.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const openMember = (fields = {}) => t.member({ public_photo_at: new Date(), ...fields })
  const approve = () => t.db.script(`update photos set status = 'active'`)
  const get = (url: string, member?: TestMember) =>
    t.app.inject({ url, headers: member ? { cookie: member.call.cookie } : {} })

  it('[TRUST-09] re-encodes a photo in all its files, without metadata, for review', async () => {
    const anna = await t.member()
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect((await upload(anna, await picture(format))).status).toBe(200)
    const { profile } = await anna.call('getProfile')
    expect(profile.images).toHaveLength(3)
    expect(profile.main_image).toMatchObject({ id: profile.images[0]?.id, status: 'pending' })
    expect(t.stored.size).toBe(3 * uploadedFiles)
    for (const bytes of t.stored.values()) {
      const { format, exif } = await sharp(bytes).metadata()
      expect(format).toBe('webp')
      expect(exif).toBeUndefined()
      expect(bytes.includes('a secret place')).toBe(false)
    }
  })

  it('[TRUST-09] refuses files that are not photos, whatever their declared type', async () => {
    const anna = await t.member()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect((await upload(anna, svg)).body).toMatchObject({ code: 'image_unsupported' })
    expect((await upload(anna, Buffer.from('GIF89a'))).body).toMatchObject({ code: 'image_unsupported' })
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect((await upload(anna, heic)).body).toMatchObject({ code: 'image_unsupported' })
    expect((await upload(anna, jpeg.subarray(0, 300))).body).toMatchObject({ code: 'image_unreadable' })
    expect((await upload(anna, Buffer.alloc(10 * 1024 * 1024 + 1, jpeg))).body).toMatchObject({
      code: 'body_too_large',
    })
    const noFile = await anna.call.raw('uploadPhoto', { body: {} })
    expect(noFile.body).toMatchObject({ code: 'bad_input' })
    expect(t.stored.size).toBe(0)
  })

  it('[TRUST-09] a polyglot file keeps only its picture; a decompression bomb is refused', async () => {
    const anna = await t.member()
    const hidden = '<script>alert(1)</script>PK\x03\x04evil.zip'
    expect((await upload(anna, Buffer.concat([jpeg, Buffer.from(hidden)]))).status).toBe(200)
    expect(t.stored.size).toBe(uploadedFiles)
    for (const bytes of t.stored.values()) expect(bytes.includes('script')).toBe(false)
    const page = Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), jpeg])
    expect((await upload(anna, page)).body).toMatchObject({ code: 'image_unsupported' })
    const side = Math.ceil(Math.sqrt(limits.photoMaxPixels)) + 1
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(limits.photoMaxBytes)
    expect((await upload(anna, bomb)).body).toMatchObject({ code: 'image_unreadable' })
    expect(t.stored.size).toBe(uploadedFiles)
  })

  it('[PHOTO-01] has one size limit on every request of a connection, with or without a length, and honours Expect', async () => {
    const anna = await t.member()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = async (bytes: Buffer, { isChunked = false, headers = {} } = {}) => {
      const form = new FormData()
      form.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      const post = request({
        ...{ port, agent, method: 'POST', path: '/api/photo.php' },
        headers: {
          cookie: anna.call.cookie,
          'content-type': encoded.headers.get('content-type') ?? '',
          ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
          ...headers,
        },
      })
      const answered = new Promise<number>((resolve, reject) => {
        post.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
        post.on('error', reject)
      })
      if ('expect' in headers) {
        post.flushHeaders()
        await once(post, 'continue')
      }
      post.end(body)
      return answered
    }
    const large = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)])
    expect(await send(jpeg)).toBe(200)
    for (const isChunked of [true, false, true]) {
      // A server that rejects a large upload may close the connection while the client is still sending.
      const status = await send(large, { isChunked }).catch((error: NodeJS.ErrnoException) => error.code)
      expect([413, 'ECONNRESET', 'EPIPE']).toContain(status)
    }
    expect(await send(jpeg, { headers: { expect: '100-continue' } })).toBe(200)
    expect((await anna.call('getProfile')).profile.images).toHaveLength(2)
    agent.destroy()
  })

  it('[PHOTO-01] accepts 3 photos of a free member and reports the limit at the fourth', async () => {
    const anna = await t.member()
    for (let n = 0; n < 3; n += 1) await upload(anna, jpeg)
    expect(await upload(anna, jpeg)).toMatchObject({
      status: 409,
      body: { code: 'photo_limit', details: { limit: 3 } },
    })
  })

  it('[PHOTO-01] of 30 concurrent uploads at 2 of 3 one succeeds, at 24 of 25 one', async () => {
    for (const [paid_user, had, limit] of [
      [false, 2, 3],
      [true, 24, 25],
    ] as const) {
      const member = await t.member({ paid_user })
      for (let n = 0; n < had; n += 1)
        await t.db.script(
          `insert into photos (user_id, name, status, position) values (${member.id}, 'photo-${limit}-${n}', 'active', ${n})`,
        )
      const before = t.stored.size
      const answers = await Promise.all([...Array(30)].map(() => upload(member, jpeg)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await member.call('getProfile')).profile.images).toHaveLength(limit)
      expect(t.stored.size - before).toBe(uploadedFiles)
    }
  })

  it('[PHOTO-02] serves a photo to others only after its approval', async () => {
    const anna = await openMember()
    const { image } = (await upload(anna, jpeg)).body
    expect((await get(image.filename)).statusCode).toBe(404)
    expect((await get(image.filename, anna)).statusCode).toBe(200)
    await approve()
    const widest = image.portrait.replace('{file}', `${image.portrait_width}.webp`)
    for (const url of [image.filename, image.thumb_filename, image.match, widest]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringMatching(/^public/),
      })
      expect(
        (await t.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })).statusCode,
      ).toBe(304)
    }
  })

  it('[PHOTO-03] does not serve the bytes of locked photos', async () => {
    const anna = await openMember({ paid_user: true })
    const [free, premium] = [await t.member(), await t.member({ paid_user: true })]
    const urls: string[] = []
    for (let n = 0; n < 4; n += 1) urls.push((await upload(anna, jpeg)).body.image.filename)
    await approve()
    const seen = async (member?: TestMember) =>
      (await Promise.all(urls.map((url) => get(url, member)))).map(({ statusCode }) => statusCode)
    expect(await seen()).toEqual([200, 404, 404, 404])
    expect(await seen(free)).toEqual([200, 200, 404, 404])
    expect(await seen(premium)).toEqual([200, 200, 200, 200])
    await anna.call('block', { body: { profile: premium.id } })
    expect(await seen(premium)).toEqual([200, 404, 404, 404])
  })

  it.each(['suspended', 'deleted'])('[PHOTO-03] serves no photo of a %s member to others', async (status) => {
    const [anna, match] = [await openMember(), await t.member({ paid_user: true })]
    const { image } = (await upload(anna, jpeg)).body
    await approve()
    await anna.call('like', { body: { profile: match.id } })
    await match.call('like', { body: { profile: anna.id } })
    const seen = async () =>
      Promise.all([undefined, match].map(async (one) => (await get(image.filename, one)).statusCode))
    expect(await seen()).toEqual([200, 200])
    await t.db.script(`update users set status = '${status}' where id = ${anna.id}`)
    expect(await seen()).toEqual([404, 404])
  })

  it('[ACCOUNT-11] in privacy mode visitors get no photo, members only the main one, matches all', async () => {
    const [anna, stranger, match] = [await openMember(), await t.member(), await t.member()]
    const urls: string[] = []
    for (let n = 0; n < 2; n += 1) urls.push((await upload(anna, jpeg)).body.image.filename)
    await approve()
    await anna.call('saveProfile', { body: { is_private: true } })
    await anna.call('like', { body: { profile: match.id } })
    await match.call('like', { body: { profile: anna.id } })
    const seen = async (member?: TestMember) =>
      (await Promise.all(urls.map((url) => get(url, member)))).map(({ statusCode }) => statusCode)
    expect(await seen()).toEqual([404, 404])
    expect(await seen(stranger)).toEqual([200, 404])
    expect(await seen(match)).toEqual([200, 200])
    const { headers } = await get(urls[0] ?? '', stranger)
    expect(headers['cache-control']).toMatch(/^private/)
  })

  it('changes the main photo and the order, and promotes the next one when the main is removed', async () => {
    const anna = await t.member()
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await upload(anna, jpeg)).body.image.id)
    const [a, b, c] = ids as [number, number, number]
    const moved = await anna.call('updatePhoto', { body: { id: c, position: 0, is_main: true } })
    expect(moved.profile.images.map(({ id }) => id)).toEqual([c, a, b])
    expect(moved.profile.main_image?.id).toBe(c)
    const left = await anna.call('deletePhoto', { body: { id: c } })
    expect(left.profile.main_image?.id).toBe(a)
    expect(t.stored.size).toBe(2 * uploadedFiles)
    const bert = await t.member()
    expect(await bert.call.refused('deletePhoto', { body: { id: a } })).toMatchObject({ code: 'not_found' })
    expect(await bert.call.refused('updatePhoto', { body: { id: a, is_main: true } })).toMatchObject({
      code: 'not_found',
    })
  })

  it('[ACCOUNT-11] [PHOTO-03] privacy mode serves no bytes to visitors, few to strangers and all to a match', async () => {
    const anna = await openMember({ paid_user: true })
    const [stranger, match] = [await t.member({ paid_user: true }), await t.member({ paid_user: true })]
    const urls: string[] = []
    for (let n = 0; n < 3; n += 1) urls.push((await upload(anna, jpeg)).body.image.filename)
    await approve()
    const seenBy = async (viewer?: TestMember) =>
      Promise.all(urls.map(async (url) => (await get(url, viewer)).statusCode))
    expect(await seenBy()).toEqual([200, 404, 404])
    await anna.call('saveProfile', { body: { is_private: true } })
    await anna.call('like', { body: { profile: match.id } })
    await match.call('like', { body: { profile: anna.id } })
    expect(await seenBy()).toEqual([404, 404, 404])
    expect(await seenBy(stranger)).toEqual([200, 404, 404])
    expect(await seenBy(match)).toEqual([200, 200, 200])
  })

  it.each([
    [
      'without an end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['with another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\nabc\r\n--x--'],
    ['without a file', 'multipart/form-data; boundary=x', '--x--'],
  ])('refuses a form %s as bad input', async (_, type, payload) => {
    const anna = await t.member()
    const headers = { cookie: anna.call.cookie, 'sec-fetch-site': 'same-origin', 'content-type': type }
    const answer = await t.app.inject({ method: 'POST', url: '/api/photo.php', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_input'])
  })

  it('a storage that cannot be written is unavailable, stores nothing, and fails readiness', async () => {
    const anna = await t.member()
    const { put, probe } = t.deps.storage
    let writes = 0
    t.deps.storage.put = async (...object) => {
      if ((writes += 1) > 1) throw new StorageError(new Error('ENOSPC'))
      return put(...object)
    }
    t.deps.storage.probe = () => Promise.reject(new StorageError(new Error('ENOSPC')))
    const answer = await upload(anna, jpeg)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(t.stored.size).toBe(0)
    expect((await anna.call('getProfile')).profile.images).toEqual([])
    expect((await t.app.inject('/api/health/ready')).json()).toEqual({ ok: true, degraded: ['storage'] })
    Object.assign(t.deps.storage, { put, probe })
  })
})
