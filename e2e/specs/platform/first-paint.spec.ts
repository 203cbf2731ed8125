import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import { callKey, endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { wholeBrowser } from '../../support/browsers'
import { becomeMember } from '../../support/login'
import { findSomeone } from '../../support/members'
import { demoPassword } from '../../support/people'
import { ownPaths, pathsOf, readRoutes } from '../../support/routes'
import { openAsReminded } from '../../support/session'
import { site } from '../../support/site'

test.use(wholeBrowser)

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
type Window = keyof typeof windows

const network = { offline: false, latency: 40, downloadThroughput: 1_000_000, uploadThroughput: 500_000 }
const mostShift = 0.01

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
    const layoutShifts = { shift: 0, worst: '' }
    Object.assign(window, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node | null }[]
        }
        layoutShifts.shift += value
        if (value > 0.005) layoutShifts.worst += ` ${sources[0]?.node?.textContent?.slice(0, 40) ?? '?'}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return context
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShifts: { shift: number; worst: string } }).layoutShifts)

const streamedKeys = async (document: Response | null): Promise<string[]> => {
  const html = (await document?.text()) ?? ''
  const parts = [...html.matchAll(/__answerParts\?\?=\[\]\)\.push\((.*?)\)<\/script>/gs)]
  return parts.flatMap(([, json = '']) =>
    Object.keys((JSON.parse(json) as { answers?: object }).answers ?? {}),
  )
}

/**
 * Returns the requests that repeat a streamed call or call its endpoint with other parameters. With an event stream,
 * identical requests are allowed, because polls and `resync` events send them.
 */
const findRepeated = (streamed: readonly string[], requested: readonly URL[]): string[] => {
  const hasStream = requested.some(({ pathname }) => pathname === '/api/events.php')
  return streamed.flatMap((key) => {
    const name = key.split('?')[0] as EndpointName
    const sent = requested.filter(({ pathname }) => pathname === endpoints[name].path)
    const keys = sent.map(({ searchParams }) => callKey(name, Object.fromEntries(searchParams)))
    return keys.filter((other) => other !== key || !hasStream).map((other) => `${other}, has ${key}`)
  })
}

const measure = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  const issues: string[] = []
  page.on('pageerror', ({ message }) => issues.push(`${page.url()}: ${message}`))
  const requested: URL[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET') requested.push(new URL(request.url()))
  })
  for (const path of paths) {
    requested.length = 0
    const document = await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shift, worst } = await shiftOf(page)
    if (shift > mostShift) issues.push(`${path} moves by ${shift.toFixed(3)}:${worst}`)
    for (const repeated of findRepeated(await streamedKeys(document), requested))
      issues.push(`${path} fetches ${repeated}`)
  }
  return issues
}

for (const name of Object.keys(windows) as Window[]) {
  test(`nothing visible moves while a page loads, ${name}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const context = await contextOf(browser, name, true)
    const page = await context.newPage()
    const id = await findSomeone(page.request)
    const routes = (await readRoutes(page.request)).filter(({ path }) => path !== '/landers/preview')
    const fromCampaign = ['/landers/gallery?ref=a', `/members/${id}?ref=a`]
    const issues = await measure(page, [...ownPaths, ...pathsOf(routes, false, id), ...fromCampaign])
    await openAsReminded(page)
    // The first page after log-in must also reserve space for notices, although the browser knows none yet.
    issues.push(...(await measure(page, ['/members'])))
    await expect(page.getByRole('complementary', { name: 'Notices' })).toBeVisible()
    issues.push(...(await measure(page, pathsOf(routes, true, id))))
    expect(issues).toEqual([])
    await context.close()
  })

  test(`[ACCOUNT-01] the page after log-in includes its bars and notices: nothing moves, ${name}`, async ({
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
    await expect(page.getByRole('heading', { level: 1, name: /people to meet/ })).toBeVisible()
    // Measure from the next frame, because the new page's `<main>` may start at another position.
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
