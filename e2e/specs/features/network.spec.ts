import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, writeTo } from '../../support/members'

const calls = (page: Page): string[] => {
  const made: string[] = []
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url())
    if (pathname.startsWith('/api/')) made.push(`${one.method()} ${pathname}${search}`)
  })
  return made
}

test('[CALL-01][CALL-03][CALL-06][CALL-07][CALL-08][CALL-12] a member’s pages make the calls of the contract', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  const headers: string[] = []
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/user.php') headers.push(one.headers()['x-request-type'] ?? '')
  })
  const made = calls(page)
  const bar = page.getByRole('banner')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await bar.getByRole('link', { name: /^Likes/ }).click()
  await expect(page.getByRole('heading', { name: 'No likes yet' })).toBeVisible()
  await bar.getByRole('link', { name: /^Messages/ }).click()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  for (const call of ['GET /api/likes.php', 'GET /api/chats.php'])
    expect(
      made.some((one) => one.startsWith(call)),
      call,
    ).toBe(true)
  for (const name of ['settings', 'companyinfo', 'interests', 'regions'])
    expect((await page.request.get(`/api/${name}.php`)).status(), name).toBe(200)
  await bar.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(made.some((one) => / \/api\/logout\.php/.test(one))).toBe(true)
  expect(headers.every((type) => type === 'client')).toBe(true)
})

test('[SYNC-05] a failed call is retried automatically', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  // Wait for the likes counter's request, which would otherwise consume the simulated failures below.
  const counted = page.waitForResponse(/likes\.php/)
  await page.goto('/members')
  await counted
  await expect(page.getByRole('article').first()).toBeVisible()
  let failures = 0
  await page.route('**/api/likes.php*', (route) => {
    failures += 1
    return failures <= 2 ? route.abort() : route.continue()
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Likes/ })
    .click()
  await expect(page.getByRole('heading', { name: 'No likes yet' })).toBeVisible({ timeout: 30_000 })
  expect(failures).toBeGreaterThan(2)
})

test('[ERROR-02][CALL-01] the next call after a session ended leads to log-in', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.context().clearCookies()
  const refused = page.waitForResponse((answer) => answer.status() === 403)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Likes/ })
    .click()
  expect(await (await refused).json()).toMatchObject({ code: 'authentication_required' })
  await expect(page).toHaveURL(/\/login/)
})

test('[SYNC-09] a slow page shows the progress bar until it has loaded', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  let release = (): void => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/r/mf-payments/**', async (route) => {
    await held
    await route.continue()
  })
  // `load` would wait for held scripts that the page fetches ahead.
  await page.goto('/members', { waitUntil: 'commit' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Get Premium' }).click()
  await expect(page.locator('[data-progress]')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^See every photo/ })).toBeVisible()
  await expect(page.locator('[data-progress]')).toHaveCount(0)
})

test('[SYNC-11][CALL-04] finds the town of the browser’s position', async ({ page, context }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 45.4642, longitude: 9.19 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(/^Found: .*Milan/)).toBeVisible()
})

test('[SYNC-04][TOPBAR-02] the title counts unread messages', async ({ page }) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const enzo = await newAdmirer()
  await writeTo(enzo, id, 'Ciao')
  await expect(page).toHaveTitle(/^\(1\)/)
  await enzo.dispose()
})

for (const path of ['/members', '/landers/gallery'])
  test(`[ERROR-03] ${path} reloads exactly once if the shell’s script fails to load`, async ({ page }) => {
    let documents = 0
    page.on('request', (one) => {
      if (one.resourceType() === 'document') documents += 1
    })
    await page.route(/\/s\/main\./, (route) => route.abort())
    await page.goto(path)
    await expect.poll(() => documents).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(2)
  })

test('[ERROR-03] a page whose chunk is missing reloads exactly once', async ({ page }) => {
  await acceptEntry(page)
  await page.goto('/members')
  // Wait until the scripts have run. Before that, clicking a link would load a new document.
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  let documents = 0
  page.on('request', (one) => {
    if (one.resourceType() === 'document') documents += 1
  })
  await page.route('**/s/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(
    page
      .getByRole('heading', { name: 'This page did not load' })
      .or(page.getByRole('heading', { name: /Terms/ })),
  ).toBeVisible()
  expect(documents).toBeLessThanOrEqual(1)
})
