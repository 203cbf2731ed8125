import { dayMs } from '@duetto/shared/domain'
import { visitStepsSchema } from '@duetto/shared/contract/schemas'
import { createConsent } from './consent'
import { createFunnel } from './funnel'

const startMs = Date.parse('2026-03-01T12:00:00Z')
const granted = JSON.stringify({ choice: 'granted', at: startMs, purposes: 2 })

const open = (
  pathname: string,
  {
    source = {},
    variant = null,
    hasSession = false,
  }: object & {
    source?: Record<string, string>
    variant?: { routeId: string; name: string } | null
    hasSession?: boolean
  } = {},
) => {
  const clock = { now: startMs }
  const consent = createConsent(() => clock.now)
  const forget = jest.fn()
  const funnel = createFunnel({
    consent,
    tracking: { record: () => source, hasSource: () => true },
    navigation: { get: () => ({ pathname }) } as never,
    locale: { get: () => 'de', subscribe: () => () => {} },
    settings: { niche: 1 } as never,
    variant,
    now: () => clock.now,
    hasSession,
    forget,
  })
  return { ...funnel, consent, clock, forget }
}

/** jsdom's Blob has no `text()`. */
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(JSON.parse(String(reader.result)))
    reader.readAsText(blob)
  })
const setVisibility = (value: string) => {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const reported = async (act: () => void) => {
  const sent: Promise<unknown>[] = []
  navigator.sendBeacon = (url, blob) => url === '/api/visit-steps.php' && sent.push(read(blob as Blob)) > 0
  act()
  const bodies = await Promise.all(sent)
  for (const body of bodies) visitStepsSchema.parse(body)
  return bodies
}
const hide = () =>
  reported(() => {
    setVisibility('hidden')
    setVisibility('visible')
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('reports each step of a visit once, with its origin', async () => {
  localStorage.setItem('duetto.consent', granted)
  const variant = { routeId: 'landers-gallery', name: 'b' }
  const page = open('/landers/gallery/milf-summer', { source: { network: 'net', ref: 'x' }, variant })
  page.reach('view')
  page.reach('view')
  page.reach('started')
  const origin = {
    day: '2026-03-01',
    lander: 'gallery',
    niche: 'milf',
    locale: 'de',
    variant: 'b',
    source: 'net',
  }
  expect(await hide()).toEqual([{ ...origin, steps: ['view', 'started'] }])
  expect(await hide()).toEqual([])
  const reloaded = open('/signup')
  reloaded.reach('started')
  reloaded.reach('account')
  expect(await hide()).toEqual([{ ...origin, source: null, steps: ['account'] }])
  expect(page.visit()).toEqual(origin)
})

it('reports the last step of a visit while the page is open', async () => {
  localStorage.setItem('duetto.consent', granted)
  const page = open('/landers/gallery')
  page.reach('view')
  const bodies = await reported(() => page.reach('about'))
  expect(bodies).toMatchObject([{ steps: ['view', 'about'] }])
  expect(await hide()).toEqual([])
})

it('counts the opening of sign-up as a start', async () => {
  localStorage.setItem('duetto.consent', granted)
  const page = open('/members/7/landing2')
  page.reach('view')
  page.reach('account')
  expect(await hide()).toMatchObject([
    { lander: 'landing2', variant: null, steps: ['view', 'started', 'account'] },
  ])
})

it('[TRUST-08] stores and sends nothing before consent or after a refusal', async () => {
  const page = open('/')
  page.reach('view')
  expect(await hide()).toEqual([])
  expect([localStorage.length, sessionStorage.length, page.visit()]).toEqual([0, 0, null])
  page.consent.choose('refused')
  page.reach('view')
  page.reach('account')
  expect(await hide()).toEqual([])
  expect([sessionStorage.length, page.visit()]).toEqual([0, null])
})

it('[TRUST-08] reports earlier steps after consent, and stops after its withdrawal', async () => {
  const page = open('/')
  page.reach('view')
  page.consent.choose('granted')
  expect(await hide()).toMatchObject([{ lander: 'home', steps: ['view'] }])
  expect(sessionStorage).toHaveLength(1)
  expect(page.forget).not.toHaveBeenCalled()
  page.consent.choose('refused')
  expect(page.forget).toHaveBeenCalledTimes(1)
  page.reach('started')
  expect([await hide(), sessionStorage.length, page.visit()]).toEqual([[], 0, null])
})

it('[TRUST-08] deletes the stored visit when the consent has lapsed', async () => {
  localStorage.setItem('duetto.consent', granted)
  open('/').reach('view')
  await hide()
  expect(sessionStorage).toHaveLength(1)
  localStorage.setItem(
    'duetto.consent',
    JSON.stringify({ choice: 'granted', at: startMs - 181 * dayMs, purposes: 2 }),
  )
  open('/')
  expect(sessionStorage).toHaveLength(0)
})

it.each<[string, string, object]>([
  ['on another page', '/members', {}],
  ['by a member', '/', { hasSession: true }],
])('does not begin a visit %s', async (_, path, options) => {
  localStorage.setItem('duetto.consent', granted)
  const page = open(path, options)
  page.reach('view')
  page.reach('account')
  expect([await hide(), page.visit()]).toEqual([[], null])
})

it('ends a visit after a day', async () => {
  localStorage.setItem('duetto.consent', granted)
  const page = open('/')
  page.reach('view')
  await hide()
  page.clock.now += dayMs
  page.reach('account')
  expect([await hide(), page.visit()]).toEqual([[], null])
})

it('ignores a damaged visit', () => {
  localStorage.setItem('duetto.consent', granted)
  sessionStorage.setItem('duetto.visit', '{"origin":7}')
  expect(open('/signup').visit()).toBeNull()
})
