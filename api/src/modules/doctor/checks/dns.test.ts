import { generateKeyPairSync } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { startDnsServer } from '../../../testing/dnsServer'
import type { DnsRecords } from '../../../testing/dnsServer'
import { checkHost } from './dns'
import { checkDkim, checkDmarc, checkSpf, domainOf } from './mailRecords'

describe('checks of DNS records, with a DNS server', () => {
  let records: DnsRecords
  let stop: () => void
  let resolver: Resolver
  beforeEach(async () => {
    records = {}
    const server = await startDnsServer(records)
    stop = server.stop
    resolver = new Resolver({ timeout: 100, tries: 1 })
    resolver.setServers([server.address])
  })
  afterEach(() => stop())

  it.each([
    ['ok', ['93.184.216.34'], 'a.example leads to 93.184.216.34.'],
    ['warning', ['10.0.0.7'], 'only your own network'],
    ['fault', [], 'has no address'],
    ['fault', null, 'cannot be looked up'],
  ])('finds a host: %s for %j', async (state, addresses, text) => {
    records['A a.example'] = addresses
    if (!addresses) records['AAAA a.example'] = null
    expect(await checkHost(resolver, 'a.example')).toEqual({
      state,
      text: expect.stringContaining(text) as string,
    })
  })

  it.each([
    ['ok', ['other', 'v=spf1 include:mail.example -all']],
    ['warning', ['v=spf1 +all']],
    ['fault', ['v=spf1 -all', 'v=spf1 ~all']],
    ['fault', ['v=spf10 -all']],
  ])('SPF is %s for %j', async (state, texts) => {
    records['TXT a.example'] = texts
    expect((await checkSpf(resolver, 'a.example')).state).toBe(state)
  })

  it('DKIM needs the published key to be that of the private one', async () => {
    const create = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { privateKey, publicKey } = create()
    const dkim = {
      ...{ domain: 'a.example', selector: 's1' },
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }
    const publish = (key: typeof publicKey) => {
      const encoded = key.export({ type: 'spki', format: 'der' }).toString('base64')
      records['TXT s1._domainkey.a.example'] = [`v=DKIM1; k=rsa; p=${encoded}`]
    }
    const state = async () => (await checkDkim(resolver, dkim)).state
    expect(await state()).toBe('fault')
    publish(create().publicKey)
    expect(await state()).toBe('fault')
    publish(publicKey)
    expect(await state()).toBe('ok')
    expect((await checkDkim(resolver, undefined)).state).toBe('skipped')
  })

  it('DMARC is inherited from the domain above', async () => {
    const state = async () => (await checkDmarc(resolver, 'mail.a.example')).state
    expect(await state()).toBe('fault')
    records['TXT _dmarc.a.example'] = ['v=DMARC1; p=reject']
    expect(await state()).toBe('ok')
    records['TXT _dmarc.mail.a.example'] = ['v=DMARC1; p=none']
    expect(await state()).toBe('warning')
  })
})

it.each([
  ['Duetto <no-reply@Mail.Duetto.example>', 'mail.duetto.example'],
  ['no-reply@duetto.example', 'duetto.example'],
])('reads the domain of %s', (from, domain) => {
  expect(domainOf(from)).toBe(domain)
})
