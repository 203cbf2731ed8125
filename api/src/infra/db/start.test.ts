import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../app/config'
import { StartError } from '../../app/StartError'
import { lockFolder } from './dataLock'
import { openDb } from './openDb'

describe('data folder', () => {
  let dir: string
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'duetto-start-'))))
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('serves one process; a second one stops with an explanation', async () => {
    const release = lockFolder(dir)
    await expect(openDb({ dataDir: dir })).rejects.toThrow(
      /is in use by process \d+\. Stop it, or set DATA_DIR/,
    )
    release()
    lockFolder(dir)()
  })

  it('can be used again after its process died', () => {
    const owner = { pid: 2 ** 22 + 1, host: hostname(), started: '1' }
    writeFileSync(join(dir, 'duetto.lock'), JSON.stringify(owner))
    lockFolder(dir)()
  })

  it('stops the start with an explanation if it is not a folder', async () => {
    writeFileSync(join(dir, 'file'), '')
    const opening = openDb({ dataDir: join(dir, 'file') })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/Set DATA_DIR to another one\.$/)
  })
})

describe('unresponsive server', () => {
  it('stops the start with an error that names it', async () => {
    const opening = openDb({ dataDir: '', databaseUrl: 'postgres://duetto@127.0.0.1:1/duetto' })
    await expect(opening).rejects.toThrow(/the database at 127\.0\.0\.1:1 cannot be used/)
  })
})

describe('configuration', () => {
  it('reports all invalid values at once', () => {
    expect(() => readConfig({ PORT: 'http', PUBLIC_URL: 'duetto' })).toThrow(
      /PORT must be a number; PUBLIC_URL must be an address/,
    )
  })

  it('refuses to run a real site without mail, and a demo in public', () => {
    const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://duetto.example' }
    expect(() => readConfig(site)).toThrow(/SMTP_URL is missing/)
    const unsigned = { ...site, SMTP_URL: 'smtp://mail.example' }
    expect(() => readConfig(unsigned)).toThrow(/MAIL_FROM is missing/)
    const demo = { NODE_ENV: 'production', DEMO: '1' }
    for (const PUBLIC_URL of [
      'https://duetto.example',
      'http://localhost.evil.example',
      'http://localhost@evil.example',
    ])
      expect(() => readConfig({ ...demo, PUBLIC_URL })).toThrow(/works on localhost only/)
    expect(readConfig({ ...demo, PUBLIC_URL: 'http://localhost:8080' }).demo).toBe(true)
  })

  it('refuses to run a real site without encryption, without limits, or with publicly known secrets', () => {
    const real = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://duetto.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'Duetto <hello@duetto.example>',
      DATABASE_URL: 'postgres://duetto:k3Jx-92ndh@postgres/duetto',
    }
    expect(readConfig(real).env).toBe('production')
    const refused: [Record<string, string>, RegExp][] = [
      [{ PUBLIC_URL: 'http://duetto.example' }, /must start with https/],
      [{ PUBLIC_URL: '' }, /must start with https/],
      [{ PAYMENT_PROVIDER: 'sandbox' }, /PAYMENT_PROVIDER=sandbox takes no money: set adyen/],
      [{ PAYMENT_PROVIDER_URL: 'http://sandbox:8082' }, /PAYMENT_PROVIDER_URL is the sandbox provider/],
      [{ RATE_LIMITS: '0' }, /RATE_LIMITS=0 is for tests/],
      [{ PAYMENT_SECRET: 'demo-only-secret-of-the-sandbox' }, /PAYMENT_SECRET stands in an example/],
      [{ DATABASE_URL: 'postgres://duetto:change-me@postgres/duetto' }, /a password that everybody knows/],
      [{ DATABASE_URL: 'postgres://duetto@postgres/duetto' }, /has no password/],
    ]
    for (const [change, sentence] of refused)
      expect(() => readConfig({ ...real, ...change })).toThrow(sentence)
  })

  it('refuses an incomplete key pair, and an SMS sender that phones cannot show', () => {
    expect(() => readConfig({ VAPID_PUBLIC_KEY: 'only' })).toThrow(/give both or none/)
    expect(() => readConfig({ SMS_FROM: 'Duetto – the site' })).toThrow(/SMS_FROM must be a number/)
  })
})
