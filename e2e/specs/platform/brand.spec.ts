import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { findBarriers } from '../../support/axe'
import { ops } from '../../support/deploy'
import { linkInMail, mailWith } from '../../support/mailbox'
import { freshEmail, password } from '../../support/people'
import { site } from '../../support/site'

/** No other spec uses these hosts. Browsers resolve names below localhost to the loopback address. */
const sun = 'sole.localhost'
const harbour = 'harbour.localhost'
const at = (host: string) => site.url.replace('localhost', host)

const brands = {
  [sun]: {
    name: 'Sole',
    domain_language: 'it',
    pin_domain_language: true,
    package_prices: { EUR: { p0: 700, p1: 1800, p2: 3900, p3: 8400 } },
    'payments.methods': { IT: { paypal: { surcharge_minor: 60 }, nexi: { is_offered: false } } },
    brand: { colour: '#ffd400', corners: 'round', fonts: 'nunito' },
  },
  [harbour]: {
    name: 'Harbour',
    brand: { colour: '#0b1f4d', second_colour: '#5cc8ff', corners: 'square', fonts: 'system' },
  },
}
const yellow = 'rgb(255, 212, 0)'
const plum = 'rgb(123, 30, 75)'

test.beforeAll(async () => {
  for (const [host, settings] of Object.entries(brands))
    for (const [name, value] of Object.entries(settings))
      await ops('settings', 'set', name, JSON.stringify(value), '--host', host)
  const logo = join(mkdtempSync(join(tmpdir(), 'duetto-logo-')), 'logo.svg')
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><circle cx="20" cy="20" r="18" fill="#f0a000"/><rect x="50" y="14" width="66" height="12" fill="#333"/></svg>',
  )
  for (const kind of ['logo', 'icon']) await ops('settings', 'upload', kind, logo, '--host', sun)
})

/** Opens a tab with scripts blocked, so that its pages never change after the first paint. */
const firstPaint = async (browser: Browser, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route(/\/(?:s|r)\/.*\.js$/, (route) => route.abort())
  return page
}

const paintedColour = async (element: Locator): Promise<string> => {
  const picture = (await element.screenshot()).toString('base64')
  const blank = await element.page().context().newPage()
  const colour = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const [r, g, b] = canvas?.getImageData(12, Math.floor(bitmap.height / 2), 1, 1).data ?? []
    return `rgb(${r}, ${g}, ${b})`
  }, picture)
  await blank.close()
  return colour
}

test('a host’s brand is in the first paint of its pages, and the first host keeps its own', async ({
  browser,
}) => {
  const page = await firstPaint(browser)
  const submit = page.locator('main form button[type=submit]')
  await page.goto(at(sun))
  expect(await paintedColour(submit)).toBe(yellow)
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
  const logo = page.getByRole('img', { name: 'Sole' })
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    '/media/brand/',
  )

  await page.goto(site.url)
  expect(await paintedColour(submit)).toBe(plum)
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByText('Duetto', { exact: true }).first()).toBeVisible()
  await page.context().close()

  const dark = await firstPaint(browser, 'dark')
  await dark.goto(at(harbour))
  const lifted = await paintedColour(dark.locator('main form button[type=submit]'))
  expect(lifted).not.toBe('rgb(11, 31, 77)')
  expect(lifted).not.toBe(plum)
  await dark.context().close()
})

test('icon, manifest and pictures of a brand are served by its host', async ({ page }) => {
  await page.goto(at(sun))
  const answers = await page.evaluate(async () => {
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
    const manifest = (await (await fetch(href('link[rel=manifest]'))).json()) as {
      name: string
      icons: { src: string }[]
    }
    const icons = [href('link[rel=icon]'), '/icons/icon-192.png', ...manifest.icons.map(({ src }) => src)]
    const served = await Promise.all(icons.map((url) => fetch(url)))
    return {
      name: manifest.name,
      served: served.map(({ status, url }) => `${status} ${new URL(url).pathname.slice(0, 13)}`),
    }
  })
  expect(answers.name).toBe('Sole')
  expect(new Set(answers.served)).toEqual(new Set(['200 /media/brand/']))
})

const signUp = async (page: Page, host: string): Promise<string> => {
  await page.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
  await page.goto(at(host))
  const body = { email: freshEmail(), name: 'Marta', date_of_birth: '1990-03-14', password, gender: 'female' }
  const status = await page.evaluate(async (data) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/signup.php', { method: 'POST', headers, body: JSON.stringify(data) })).status
  }, body)
  expect(status).toBe(200)
  return body.email
}

test('a host’s e-mails, payment methods and offline page are its own', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'IT' })
  const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path)
  const methods = async (): Promise<Record<string, number>> => {
    const { methods: offers } = JSON.parse(await read('/api/paymentmethods.php')) as {
      methods: { id: string; surcharge_minor: number }[]
    }
    return Object.fromEntries(offers.map(({ id, surcharge_minor: extra }) => [id, extra]))
  }
  const guest = await signUp(page, sun)
  expect(new URL(await linkInMail(guest, '/activate/done')).host).toBe(new URL(at(sun)).host)
  await mailWith(guest, 'Sole')
  expect(await methods()).toMatchObject({ paypal: 60 })
  expect(await methods()).not.toHaveProperty('nexi')
  expect(await read('/sw.js')).toContain('--primary:#ffd400')

  const other = await signUp(page, 'localhost')
  expect(new URL(await linkInMail(other, '/activate/done')).origin).toBe(site.url)
  expect(await methods()).toMatchObject({ paypal: 0, nexi: 0 })
})

test('each host shows its own price', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'IT' })
  await signUp(page, sun)
  await page.goto(`${at(sun)}/credits`)
  await expect(page.getByText(/18,00/).first()).toBeVisible()
  await signUp(page, 'localhost')
  await page.goto(`${site.url}/credits`)
  await expect(page.getByText(/12\.99/).first()).toBeVisible()
})

for (const host of [sun, harbour])
  test(`every text of ${host} is legible in both themes`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', '1'))
    const issues: string[] = []
    const look = async (path: string) => {
      await page.goto(at(host) + path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const found = await findBarriers(page)
      issues.push(
        ...found.filter((issue) => issue.includes('color-contrast')).map((issue) => `${path} ${issue}`),
      )
    }
    for (const path of ['/', '/signup']) await look(path)
    await signUp(page, host)
    await page.goto(`${at(host)}/members`)
    const someone = await page.evaluate(async () => {
      const { profiles } = (await (await fetch('/api/members.php?limit=1')).json()) as {
        profiles: { id: number }[]
      }
      return profiles[0]?.id
    })
    await page.evaluate(async (profile) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'brand-first-message' }
      const body = JSON.stringify({ profile, kind: 'text', text: 'Hello' })
      await fetch('/api/messages.php', { method: 'POST', headers, body })
    }, someone)
    for (const path of [
      '/members',
      `/members/${someone}`,
      '/chats',
      `/members/${someone}/chat`,
      '/credits',
      '/profile',
    ])
      await look(path)
    expect(issues).toEqual([])
  })
