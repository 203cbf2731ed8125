import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { createGiphy } from './giphy'
import { gifsJob } from './gifs.job'
import { createKlipy } from './klipy'

const picture = Buffer.from('RIFF0000WEBP')

describeOnEngine('GIFs of an external library', (engine) => {
  let site: TestApp
  let anna: TestMember
  let library: Server
  let origin: string
  const requested: URL[] = []
  let status = 200
  let contentType = 'image/webp'
  let pictures: string
  const size = () => ({ url: `${pictures}/p.webp`, width: 200, height: 120 })
  const answers: Record<string, () => unknown> = {
    '/v1/gifs': () => ({
      data: [
        {
          id: 'abc',
          title: 'A cat',
          images: { fixed_width: { webp: size().url, width: '200', height: '120' } },
        },
      ],
    }),
    '/api/v1': () => ({
      result: true,
      data: { data: [{ type: 'ad' }, { id: 7, title: 'A cat', file: { sm: { webp: size() } } }] },
    }),
  }
  beforeAll(async () => {
    site = await createTestApp({ engine })
    library = createServer((request, answer) => {
      const url = new URL(request.url ?? '', origin)
      if (url.pathname === '/p.webp') {
        answer.writeHead(status, { 'content-type': contentType, location: '/p2.webp' }).end(picture)
        return
      }
      requested.push(url)
      const [, make] = Object.entries(answers).find(([path]) => url.pathname.startsWith(path)) ?? []
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(make?.()))
    }).listen(0, '127.0.0.1')
    await once(library, 'listening')
    origin = `http://127.0.0.1:${(library.address() as AddressInfo).port}`
  })
  beforeEach(async () => {
    await site.reset()
    requested.length = 0
    status = 200
    contentType = 'image/webp'
    pictures = origin
    use(createGiphy)
    anna = await site.member({ paid_user: true, credits: 50, language: 'de' })
  })
  afterAll(async () => {
    library.close()
    await site.close()
  })

  const use = (create: typeof createGiphy) => {
    site.deps.gifs = create({ key: 'secret', apiUrl: origin, isPicture: (url) => url.origin === origin })
  }
  const search = (q?: string) => anna.call('searchGifs', { query: q === undefined ? {} : { q } })
  const view = (url: string, cookie = anna.call.cookie) =>
    site.app.inject({ method: 'GET', url, headers: { cookie } })
  const sendGif = (gif: string, to: TestMember, key = 'gif-key-1') =>
    anna.call.raw('sendMessage', { key, body: { profile: to.id, kind: 'gif', gif } })

  it.each([
    ['giphy', createGiphy, 'giphy-abc', '/v1/gifs/search', { api_key: 'secret', q: 'cat hug', lang: 'de' }],
    [
      'klipy',
      createKlipy,
      'klipy-7',
      '/api/v1/secret/gifs/search',
      { q: 'cat hug', locale: 'de', customer_id: 'member' },
    ],
  ] as const)(
    '[CHAT-05] %s is searched by the server, in the member’s language, without their name',
    async (name, create, id, path, asks) => {
      use(create)
      const found = await search(' Cat  hug')
      expect(found).toEqual({
        source: name,
        gifs: [{ id, title: 'A cat', url: `/api/gifs/${id}`, width: 200, height: 120 }],
      })
      expect(requested[0]?.pathname).toBe(path)
      expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toMatchObject(asks)
      await search()
      expect(requested[1]?.pathname).toBe(path.replace('search', 'trending'))
    },
  )

  it('[CHAT-05] images are proxied by the server, for members only', async () => {
    const { gifs } = await search('cat')
    const url = gifs[0]?.url ?? ''
    const seen = await view(url)
    expect(seen).toMatchObject({ statusCode: 200, rawPayload: picture })
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect((await view(url, '')).statusCode).toBe(404)
    for (const absent of ['/api/gifs/giphy-other', '/api/gifs/%00', '/api/gifs/..%2f..%2fsecret'])
      expect([400, 404]).toContain((await view(absent)).statusCode)
  })

  it.each([
    ['answers with a page', () => (contentType = 'text/html')],
    ['sends elsewhere', () => (status = 302)],
    ['has lost it', () => (status = 404)],
  ])('[CHAT-05] returns no image if the library %s', async (_, change) => {
    const { gifs } = await search('cat')
    change()
    expect((await view(gifs[0]?.url ?? '')).statusCode).toBe(404)
  })

  it('[CHAT-05] rate-limits image requests per member, above human speed', async () => {
    const limited = await createTestApp({ engine, config: { hasRateLimits: true } })
    const { call } = await limited.member()
    const statuses = new Set<number>()
    for (let index = 0; index < 301; index += 1) {
      const answer = await limited.app.inject({ url: '/api/gifs/none', headers: { cookie: call.cookie } })
      statuses.add(answer.statusCode)
    }
    expect([...statuses]).toEqual([404, 429])
    await limited.close()
  })

  it('[CHAT-05] addresses outside the library are never offered or fetched', async () => {
    pictures = 'http://169.254.169.254'
    expect((await search('cat')).gifs).toEqual([])
    await site.db.run(sql`
      insert into gifs (id, title, url, width, height, seen_at)
      values ('giphy-x', '', 'http://169.254.169.254/p.webp', 1, 1, now())`)
    expect((await view('/api/gifs/giphy-x')).statusCode).toBe(404)
    const { isPicture } = createGiphy({ key: 'k' })
    const hosts = [
      'https://media2.giphy.com/a',
      'https://giphy.com.evil.example/a',
      'http://media2.giphy.com/a',
    ]
    expect(hosts.map((host) => isPicture(new URL(host)))).toEqual([true, false, false])
  })

  it.each([
    ['refuses', () => (status = 429)],
    ['is away', () => (site.deps.gifs = createGiphy({ key: 'k', apiUrl: 'http://127.0.0.1:1' }))],
  ])('[CHAT-05] finds the built-in GIFs while the library %s', async (_, change) => {
    change()
    expect(await search()).toMatchObject({ source: 'own' })
  })

  it('[CHAT-05] accepts only GIFs that a search returned, and keeps those that were sent', async () => {
    const bert = await site.member()
    await search('cat')
    expect(await sendGif('giphy-abc', bert)).toMatchObject({
      status: 200,
      body: { message: { kind: 'gif', media: '/api/gifs/giphy-abc' } },
    })
    expect(await sendGif('giphy-unseen', bert, 'gif-key-2')).toMatchObject({
      status: 400,
      body: { code: 'bad_input', details: { field: 'gif' } },
    })
    use(createKlipy)
    await search('cat')
    site.clock.add(31 * 86_400_000)
    await gifsJob.run(site.deps)
    expect(await site.db.many(sql`select id from gifs`)).toEqual([{ id: 'giphy-abc' }])
  })
})
