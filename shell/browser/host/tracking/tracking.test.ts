import { trackingParams } from '@duetto/shared/domain'
import type { Navigation } from '@duetto/shared/platform'
import { createConsent } from './consent'
import { startBounceLog } from './bounce'
import { extractTracking } from '../../../common/extractTracking'
import { startTracking } from './tracking'

it('[TRACK-01] removes the parameters from the URL and strips braces', () => {
  const { record, rest } = extractTracking('?network={net}&ref=abc&sub=1&aff_sub2=x&gender=female&cpc=')
  expect(record).toEqual({ network: 'net', ref: 'abc', sub: '1', aff_sub2: 'x' })
  expect(rest).toBe('?gender=female')
})

it('[TRACK-01] stores each of the eleven parameters separately', () => {
  const values = Object.fromEntries(trackingParams.map((name, index) => [name, `value ${index}`]))
  expect(extractTracking(`?${new URLSearchParams(values)}&ref=again`)).toEqual({ record: values, rest: '' })
})

it('[TRACK-01] leaves other URLs unchanged', () => {
  expect(extractTracking('?gender=female')).toEqual({ record: {}, rest: '?gender=female' })
})

describe('consent', () => {
  const now = () => 1_000
  const start = (search: string) => {
    const location = { pathname: '/members', search, hash: '', state: null, key: 'a', action: 'POP' as const }
    const replaced: string[] = []
    const navigation = {
      get: () => location,
      replace: (to: string) => replaced.push(to),
    } as unknown as Navigation
    const consent = createConsent(now)
    const tracking = startTracking(navigation, consent)
    startBounceLog(navigation, consent)
    return { consent, tracking, replaced }
  }
  const beacons: string[] = []
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  beforeEach(() => {
    localStorage.clear()
    beacons.length = 0
    navigator.sendBeacon = (url) => beacons.push(String(url)) > 0
  })

  it('[TRUST-08] removes the source from the URL at once and stores it after consent', () => {
    const { consent, tracking, replaced } = start('?ref=abc')
    expect(replaced).toEqual(['/members'])
    expect(consent.get()).toEqual({ choice: null, isAsking: true })
    expect([tracking.record(), tracking.hasSource()]).toEqual([{}, true])
    expect(localStorage).toHaveLength(0)
    consent.choose('granted')
    expect(tracking.record()).toEqual({ ref: 'abc' })
    expect(start('').tracking.record()).toEqual({ ref: 'abc' })
  })

  it('[TRUST-08] deletes the source on refusal, also a later one', () => {
    const { consent, tracking } = start('?ref=abc')
    consent.choose('granted')
    consent.reopen()
    consent.choose('refused')
    expect([tracking.record(), tracking.hasSource()]).toEqual([{}, true])
    expect(Object.keys(localStorage)).toEqual(['duetto.consent'])
    const later = start('?ref=xyz')
    expect(later.consent.get()).toEqual({ choice: 'refused', isAsking: false })
    expect(later.tracking.record()).toEqual({})
  })

  it('[TRUST-08] deletes the stored source when the consent has lapsed', () => {
    start('?ref=abc').consent.choose('granted')
    localStorage.setItem(
      'duetto.consent',
      JSON.stringify({ choice: 'granted', at: -181 * 86_400_000, purposes: 2 }),
    )
    const { consent, tracking } = start('')
    expect(consent.get()).toEqual({ choice: null, isAsking: false })
    expect([tracking.record(), tracking.hasSource()]).toEqual([{}, false])
    expect(localStorage.getItem('duetto.tracking')).toBeNull()
    consent.choose('granted')
    expect(tracking.record()).toEqual({})
  })

  it('[TRUST-08] does not ask without anything to store', () => {
    expect(start('?gender=female').consent.get()).toEqual({ choice: null, isAsking: false })
  })

  it('[SYNC-12][SYNC-06] reports a hidden page only with lb in the URL and with consent', () => {
    start('')
    hide()
    const { consent } = start('?lb=1')
    expect(consent.get().isAsking).toBe(true)
    hide()
    expect(beacons).toEqual([])
    consent.choose('granted')
    hide()
    expect(beacons).toEqual(['/api/page-hidden.php'])
    consent.choose('refused')
    hide()
    expect(beacons).toHaveLength(1)
  })

  it('[TRUST-08] asks again after a consent to fewer purposes, but not after a refusal', () => {
    for (const [choice, now] of [
      ['granted', null],
      ['refused', 'refused'],
    ] as const) {
      localStorage.setItem('duetto.consent', JSON.stringify({ choice, at: 0 }))
      expect(createConsent(() => 1).get().choice).toBe(now)
    }
  })

  it('ignores an answer that is older than six months or damaged', () => {
    localStorage.setItem('duetto.consent', JSON.stringify({ choice: 'refused', at: -181 * 86_400_000 }))
    expect(createConsent(now).get().choice).toBeNull()
    localStorage.setItem('duetto.consent', '{"choice":"yes"}')
    expect(createConsent(now).get().choice).toBeNull()
  })
})
