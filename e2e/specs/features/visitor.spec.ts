import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { trackingParams } from '@duetto/shared/domain'
import { patchBoot } from '../../support/boot'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { findPeople } from '../../support/members'
import { freshEmail } from '../../support/people'
import { logIn } from '../../support/session'
import { fillAccount } from '../../support/signUp'
import { site } from '../../support/site'

const inCountry = async (browser: Browser, country: string, options: object = {}): Promise<Page> => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': country }, ...options })
  return context.newPage()
}
const warning = (page: Page) => page.getByRole('dialog', { name: 'For adults only' })

test('[ENTRY-01][ENTRY-02][LAYOUT-06] the entry warning appears once, requires an answer, and is absent from the password reset', async ({
  browser,
}) => {
  const dutch = await inCountry(browser, 'NL')
  await dutch.goto('/reset-password')
  await expect(dutch.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(warning(dutch)).toHaveCount(0)
  await dutch.goto('/members')
  await expect(warning(dutch)).toBeVisible()
  await dutch.keyboard.press('Escape')
  await expect(warning(dutch)).toBeVisible()
  await dutch.getByRole('button', { name: 'I am 18 or older' }).click()
  await expect(warning(dutch)).toHaveCount(0)
  await dutch.reload()
  await expect(dutch.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(warning(dutch)).toHaveCount(0)
  await dutch.context().close()
})

test('[LAYOUT-05] a lander shows the entry warning in the Netherlands and in Germany, not in Italy', async ({
  browser,
}) => {
  for (const [country, count] of [
    ['NL', 1],
    ['DE', 1],
    ['IT', 0],
  ] as const) {
    const page = await inCountry(browser, country)
    await page.goto('/landers/gallery')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(warning(page), country).toHaveCount(count)
    await page.context().close()
  }
})

test('[TRACK-01][TRUST-08][SYNC-12][SYNC-06][CALL-05] removes the source from the URL and stores it only after consent; refusing is as easy', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members?ref={partner}&sub1=a&gender=female&lb=1')
  await expect(page).toHaveURL(
    (url) => !url.searchParams.has('ref') && url.searchParams.get('gender') === 'female',
  )
  const ask = page
    .getByRole('region', { name: 'Your choice about tracking' })
    .or(page.getByRole('dialog', { name: 'Your choice about tracking' }))
  await expect(ask.getByRole('button', { name: 'Refuse' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('duetto.tracking'))).toBeNull()
  await ask.getByRole('button', { name: 'Allow' }).click()
  expect(await page.evaluate(() => localStorage.getItem('duetto.tracking'))).toContain('"ref":"partner"')
  const beacon = page.waitForRequest(/page-hidden\.php/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await beacon
  await page.reload()
  // Retry the click, because the server-rendered button has no effect before hydration.
  const reopen = page.getByRole('contentinfo').getByRole('button', { name: /^Tracking/ })
  await expect(async () => {
    await reopen.click()
    await expect(ask).toBeVisible({ timeout: 1000 })
  }).toPass()
  await ask.getByRole('button', { name: 'Refuse' }).click()
  expect(await page.evaluate(() => localStorage.getItem('duetto.tracking'))).toBeNull()
})

test('[ENTRY-02] shows no entry warning in the installed app or in an unlisted country', async ({
  browser,
}) => {
  const app = await inCountry(browser, 'NL')
  await app.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('display-mode: standalone') ? 'all' : query)
  })
  const elsewhere = await inCountry(browser, 'NL')
  await patchBoot(elsewhere, (html) =>
    html.replace(/"site_entry_countries":\[[^\]]*\]/, '"site_entry_countries":["DE"]'),
  )
  for (const page of [app, elsewhere]) {
    await page.goto('/members')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    await page.context().close()
  }
})

test('[TRACK-01][TRUST-08] all eleven parameters are stored at sign-up and shown to operators', async ({
  page,
}) => {
  const source = Object.fromEntries(trackingParams.map((name) => [name, `{${name}-value}`]))
  const email = freshEmail()
  await acceptEntry(page)
  await page.goto(`/signup?${new URLSearchParams(source)}`)
  await expect(page).toHaveURL(/\/signup$/)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await fillAccount(page, 'Frida')
  const shown = JSON.parse(await ops('members', 'show', email, '--json')) as { source: object }
  expect(shown.source).toEqual(Object.fromEntries(trackingParams.map((name) => [name, `${name}-value`])))
})

test('[LOCALE-03] uses the browser’s language if the country offers it; a choice takes precedence, and both persist for a year', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT', extraHTTPHeaders: { 'x-country': 'GB' } })
  const page = await context.newPage()
  const lang = page.locator('html')
  const readCookie = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  await page.goto('/pages/terms')
  await expect(lang).toHaveAttribute('lang', 'en')
  expect(await readCookie()).toBeUndefined()
  await context.setExtraHTTPHeaders({ 'x-country': 'CH' })
  await page.goto('/pages/terms')
  await expect(lang).toHaveAttribute('lang', 'de')
  const cookie = await readCookie()
  expect(cookie?.value).toBe('de')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  await context.addCookies([{ name: 'i18n_redirected', value: 'it', url: site.url }])
  await page.goto('/pages/terms')
  await expect(lang).toHaveAttribute('lang', /^it/)
  await context.close()
})

test('[CONFIG-05][ROUTE-27] a members’ page sends a visitor to log-in, and back', async ({ page }) => {
  await acceptEntry(page)
  const email = await becomeMember(page)
  await page.context().clearCookies()
  await page.goto('/transactions')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/transactions$/)
})

test('[ROUTE-27][LAYOUT-09] a visitor of a profile logs in from the top bar or the sign-up dialog, and returns to it', async ({
  page,
}) => {
  await acceptEntry(page)
  const email = await becomeMember(page)
  const [someone] = await findPeople(page.request)
  await page.context().clearCookies()
  const profile = `/members/${someone?.id}`
  await page.goto(profile)
  const inBar = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(inBar).toHaveAttribute('href', `/login?return=${encodeURIComponent(profile)}`)
  await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`${profile}$`))
})

test('[CONFIG-02] the support phone is a link without dashes and spaces', async ({ page }) => {
  await acceptEntry(page)
  await page.goto('/pages/service')
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+?\d+$/)
})

test('[CONFIG-01] the niche in a lander’s URL preselects the search', async ({ page }) => {
  await acceptEntry(page)
  const issues: string[] = []
  for (const niche of ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay']) {
    const answer = await page.goto(`/landers/gallery/${niche}-x`)
    if (answer?.status() !== 200) issues.push(`${niche}: ${answer?.status()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(issues).toEqual([])
  expect((await page.goto('/landers/gallery/nonsense-x'))?.status()).toBe(200)
})
