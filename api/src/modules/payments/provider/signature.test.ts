import { isSignedWebhook, signWebhook } from './signature'

const secret = 'a secret of the two'
const now = new Date('2026-03-01T12:00:00Z')
const body = Buffer.from('{"id":"1"}')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('webhook signature', () => {
  const header = signWebhook(secret, body, now)
  const check = (values: Partial<{ header: unknown; body: Buffer; now: Date }>, key = secret) =>
    isSignedWebhook(key, { header, body, now, ...values })

  it('is valid for the exact bytes, within five minutes', () => {
    expect(check({})).toBe(true)
    expect(check({ now: later(299_000) })).toBe(true)
  })

  it.each([
    ['other bytes', { body: Buffer.from('{"id":"2"}') }],
    ['an old one', { now: later(301_000) }],
    ['one from the future', { now: later(-301_000) }],
    ['another time with the same digest', { header: header.replace(/t=\d+/, `t=${now.getTime() + 1}`) }],
    ['no header', { header: undefined }],
    ['several headers', { header: [header] }],
    ['half a digest', { header: header.slice(0, -2) }],
    ['nonsense', { header: 't=1,v1=zz' }],
  ])('refuses %s', (_, values) => expect(check(values)).toBe(false))

  it('refuses another secret', () => expect(check({}, 'another secret')).toBe(false))
})
