import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { readFictionalFaces } from '../../shots/screens'
import { wholeBrowser } from '../../support/browsers'
import { becomeMember } from '../../support/login'
import { findSomeone } from '../../support/members'
import { demoPassword } from '../../support/people'
import { ownPaths, readRoutes } from '../../support/routes'
import type { PublishedRoute } from '../../support/routes'
import { site } from '../../support/site'

test.use(wholeBrowser)

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
type Window = keyof typeof windows

/** Slow enough that each state of a page is painted, so that shifts become visible. */
const network = { offline: false, latency: 40, downloadThroughput: 1_000_000, uploadThroughput: 500_000 }
/** 0.1 counts as good; this is our own target. */
const mostShift = 0.02

/** These lead somewhere else at once, or are another name of one that is there. */
const leadsOn = new Set(['settings', 'signup-matches', 'complete-signup', 'repeat-order'])

/** Addresses of every other route. */
const pathsOf = (routes: readonly PublishedRoute[], isMembersOnly: boolean, id: number): string[] =>
  routes
    .filter((route) => (route.access === 'members') === isMembersOnly && !leadsOn.has(route.id))
    .map(({ path }) =>
      path
        .replace('/credits/:id', '/credits/p1')
        .replace('/likes/:type', '/likes/matches')
        .replace('/chats/:id', '/chats')
        .replace(/\/:\w+\?/g, '')
        .replace(':id', String(id)),
    )

const contextOf = async (browser: Browser, name: Window, hasScript: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: windows[name],
    javaScriptEnabled: hasScript,
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('duetto.dismissed.entry', '1')
    const told = { shift: 0, worst: '' }
    Object.assign(window, { told })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node | null }[]
        }
        told.shift += value
        if (value > 0.005) told.worst += ` ${sources[0]?.node?.textContent?.slice(0, 40) ?? '?'}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return context
}

/** A member who is reminded of push on every page. */
const logIn = async (page: Page): Promise<void> => {
  const data = { email: 'marco@demo.duetto.test', password: demoPassword }
  const answer = await page.request.post(`${site.url}/api/user.php`, { headers: { origin: site.url }, data })
  expect(answer.status()).toBe(200)
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { shift: number; worst: string } }).told)

const measure = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shift, worst } = await shiftOf(page)
    if (shift > mostShift) faults.push(`${path} moves by ${shift.toFixed(3)}:${worst}`)
  }
  return faults
}

for (const name of Object.keys(windows) as Window[]) {
  test(`nothing that is in sight moves while a page comes up, ${name}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const context = await contextOf(browser, name, true)
    const page = await context.newPage()
    const id = await findSomeone(page.request)
    const routes = await readRoutes(page.request)
    const faults = await measure(page, [...ownPaths, ...pathsOf(routes, false, id)])
    await logIn(page)
    // A browser's first page, too, has a place for the notice that nobody knows of yet.
    faults.push(...(await measure(page, ['/members'])))
    await expect(page.getByRole('complementary', { name: 'Notices' })).toBeVisible()
    faults.push(...(await measure(page, pathsOf(routes, true, id))))
    expect(faults).toEqual([])
    await context.close()
  })

  test(`[ACCOUNT-01] the page after a log-in comes with its bars and notices: nothing moves, ${name}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, name, true)
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('E-mail address').fill('marco@demo.duetto.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^People/ })).toBeVisible()
    // One page gives way to another, whose main part may begin elsewhere; from then on nothing moves.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    const before = (await shiftOf(page)).shift
    await expect(page.getByRole('complementary', { name: 'Notices' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shift, worst } = await shiftOf(page)
    expect(shift - before, worst).toBeLessThan(mostShift)
    await context.close()
  })

  test(`the first paint shows the frame, and the footer below the window, ${name}`, async ({ browser }) => {
    const context = await contextOf(browser, name, false)
    const page = await context.newPage()
    for (const path of ['/', '/members', '/landers/gallery', '/login', '/pricing', '/pages/terms']) {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeInViewport()
      await expect(page.getByRole('main')).toBeInViewport()
      await expect(page.getByRole('contentinfo'), path).not.toBeInViewport()
    }
    await becomeMember(page)
    for (const path of ['/members', '/chats', '/credits', '/profile']) {
      await page.goto(path)
      const main = page.getByRole('navigation', { name: 'Main' })
      await expect(main.locator('visible=true').first()).toBeInViewport()
      await expect(page.getByRole('contentinfo'), path).not.toBeInViewport()
    }
    await context.close()
  })
}

test('[TRUST-01] before a remote has run, its heading and the first faces stand there, fictional ones labelled', async ({
  page,
}) => {
  await becomeMember(page)
  await page.route('**/r/mf-*/**', () => {})
  for (const [path, title] of [
    ['/likes', 'Likes'],
    ['/chats', 'Messages'],
    ['/credits', 'Credits for messages and gifts'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    const shape = page.locator('[data-shape]')
    await expect(shape.locator('[data-heading]'), path).toHaveText(title)
    const topOf = async (box: Locator) => Math.round((await box.boundingBox())?.y ?? -1)
    await expect
      .poll(async () => (await topOf(shape)) - (await topOf(page.getByRole('main'))), { message: path })
      .toBe(0)
  }
  await page.goto('/members?gender=female&min_age=40&max_age=60', { waitUntil: 'commit' })
  const faces = page.locator('[data-skeleton] [data-face]:has(img)')
  await expect(faces.first()).toBeVisible()
  const invented = await readFictionalFaces()
  for (const one of await faces.all()) {
    const src = await one.locator('img').getAttribute('src')
    const isFictional = invented.some((folder) => src?.startsWith(folder))
    await expect(one).toHaveText(isFictional ? 'Fictional profile' : '')
  }
})

test('each page of a remote comes with its own shape, or whole', async ({ page }) => {
  const id = await findSomeone(page.request)
  const routes = await readRoutes(page.request)
  const htmlOf = async (path: string) => (await page.request.get(path)).text()
  for (const path of pathsOf(routes, false, id))
    expect(await htmlOf(path), path).toMatch(/data-(skeleton|sent)/)
  await logIn(page)
  for (const path of pathsOf(routes, true, id)) expect(await htmlOf(path), path).toContain('data-skeleton')

  // Without the shell's script it stays: it stands within its place, and moves nothing.
  await page.route('**/s/main*', (route) => route.abort())
  await page.goto('/likes')
  const box = await page.locator('[data-skeleton]').boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.width).toBe(main?.width)
})

test('a page that is a chunk of its own names it: no script of its remote is asked for later', async ({
  page,
}) => {
  const id = await findSomeone(page.request)
  const routes = (await readRoutes(page.request)).filter(({ chunk }) => chunk)
  await becomeMember(page)
  const paths = [...pathsOf(routes, false, id), ...pathsOf(routes, true, id)]
  expect(paths).toContain('/likes')
  for (const path of paths) {
    await page.goto(path)
    const outlet = page.getByRole('main').locator('[data-remote]').first()
    await expect(outlet.locator('h1').first()).toBeVisible()
    const remote = await outlet.getAttribute('data-remote')
    const late = await page.evaluate(
      (prefix) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => initiatorType === 'script' && name.includes(prefix))
          .map(({ name }) => new URL(name).pathname),
      `/r/${remote}/`,
    )
    expect(late, path).toEqual([])
  }
})
