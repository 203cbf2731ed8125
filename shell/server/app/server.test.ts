/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShellConfig } from '../edge/config'
import { escapeHtml } from '@duetto/shared/domain'
import { inlineJson } from '../page/inlineJson'
import { preloadsFor, withChunks } from '../remotes/preloads'
import { createRegistryReader, devPlans, planRemotes } from '../remotes/registry'
import { commonHeaders, pagePolicy } from '../edge/securityHeaders'

const source = { build: 'abc', entry: '/r/mf-chat/abc/entry.1.js', integrity: `sha256-${'A'.repeat(43)}=` }
const remote = { loadMs: 8000, stable: source, disabled: false }
const registry = { schema: 1, revision: 4, remotes: { 'mf-chat': remote } }

describe('the registry', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'registry-'))
  const put = (dir: string, content: unknown) =>
    writeFileSync(join(dir, 'remotes.json'), typeof content === 'string' ? content : JSON.stringify(content))

  it('[SPLIT-02] is reloaded when it changes; an invalid one does not affect the live site', async () => {
    const dir = folder()
    const read = createRegistryReader(dir)
    expect((await read()).registry.revision).toBe(0)
    put(dir, registry)
    expect(await read()).toMatchObject({ error: null, registry: { revision: 4 } })
    put(dir, '{"schema":1,"revision":5,"remotes":{')
    const broken = await read()
    expect(broken.registry.revision).toBe(4)
    expect(broken.error).not.toBeNull()
  })

  it.each([
    ['an entry elsewhere', { ...source, entry: 'https://evil.example/entry.js' }],
    ['a build that leaves its folder', { ...source, build: '../../etc' }],
    ['an entry without a hash', { ...source, integrity: '' }],
    ['a hash that ends its attribute', { ...source, integrity: 'sha256-"><script>alert(1)</script>' }],
  ])('[SPLIT-02] refuses %s', async (_, stable) => {
    const dir = folder()
    put(dir, { ...registry, remotes: { 'mf-chat': { ...remote, stable } } })
    expect((await createRegistryReader(dir)()).registry.remotes).toEqual({})
  })
})

describe('the page', () => {
  it('[CALL-12] escapes data so that no text can end the script', () => {
    const text = inlineJson({ name: '</script><script>alert(1)</script>\u2028' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
    expect(escapeHtml('"<&\'')).toBe('&quot;&lt;&amp;&#39;')
  })

  it('has a policy with its nonce and without unsafe sources', () => {
    const policy = pagePolicy('n0nce', readShellConfig({ PAYMENT_ORIGIN: 'https://pay.example' }), null)
    expect(policy).toContain("script-src 'self' 'nonce-n0nce'")
    expect(policy).not.toMatch(/unsafe-|localhost|\*|allow-duplicates|google/)
    expect(policy).toContain("form-action 'self' https://pay.example;")
    expect(pagePolicy('n0nce', readShellConfig({}), null)).toContain("form-action 'self';")
    expect(policy).toContain('trusted-types default;')
    expect(pagePolicy('n0nce', readShellConfig({ DUETTO_DEV_REMOTES: '1' }), null)).toContain(
      'trusted-types default webpack-dev-server#overlay ',
    )
    expect(pagePolicy('n0nce', readShellConfig({ GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' }), null)).toContain(
      "connect-src 'self' https://google.com/pay https://pay.google.com;",
    )
  })

  it('preloads the files of the route’s remote only', () => {
    const files = { name: 'x', build: 'abc', files: {}, chunks: { app: ['app.2.js'] } }
    const visit = {
      route: { id: 'chats', path: '/chats', owner: 'mf-chat', layout: 'chat', access: 'members' },
      hasSession: false,
    } as const
    const links = preloadsFor({
      ...visit,
      locale: 'it',
      shell: { name: 'shell', build: 's', files: {}, chunks: { 'locale-it-json': ['it.3.js'] } },
      plans: withChunks(
        planRemotes({ ...registry, schema: 1 }, { browser: '', isHalted: () => false }),
        'it',
        () => files,
        visit,
      ),
      fonts: [],
    })
    expect(links.map(({ href }) => href)).toEqual(['/s/it.3.js', source.entry, '/r/mf-chat/abc/app.2.js'])
  })
})

it('refuses developer builds in production', () => {
  const entries = JSON.stringify({ 'mf-chat': 'http://localhost:3002/entry.js' })
  expect(() => readShellConfig({ NODE_ENV: 'production', DUETTO_DEV_ENTRIES: entries })).toThrow(
    /Production refuses/,
  )
  expect(devPlans(readShellConfig({ DUETTO_DEV_ENTRIES: entries }).devEntries)).toEqual({
    'mf-chat': expect.objectContaining({ build: 'dev', entry: 'http://localhost:3002/entry.js' }),
  })
  expect(() => readShellConfig({ NODE_ENV: 'production', DUETTO_DEV_REMOTES: '1' })).toThrow(
    /Production refuses/,
  )
  expect(() => readShellConfig({ PORT: 'eighty' })).toThrow(/PORT/)
})

it('refuses a public site over http, and sends HSTS over https', () => {
  const production = { NODE_ENV: 'production' }
  for (const PUBLIC_URL of ['http://duetto.example', 'http://localhost.evil.example'])
    expect(() => readShellConfig({ ...production, PUBLIC_URL })).toThrow(/must start with https/)
  const headers = (PUBLIC_URL: string) => commonHeaders(readShellConfig({ ...production, PUBLIC_URL }))
  expect(headers('https://duetto.example')['Strict-Transport-Security']).toMatch(/max-age=\d{8}/)
  expect(headers('http://localhost:8080')).not.toHaveProperty('Strict-Transport-Security')
})
