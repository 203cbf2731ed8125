import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { patchBoot } from '../../support/boot'
import { becomeActiveMember, findFictional } from '../../support/members'
import { freshEmail } from '../../support/people'
import { logIn } from '../../support/session'
import { fillAccount } from '../../support/signUp'

/** Blocks storage as a browser that blocks all cookies does, except that cookies themselves still work. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
    Cache.prototype.put = refuse
  })

const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}
const email = (page: Page) => page.getByLabel('E-mail address')

for (const [state, prepare] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const)
  test(`with ${state} storage a visitor signs up, logs in, and writes`, async ({ page }) => {
    test.slow()
    const errors = watchErrors(page)
    await prepare(page)
    await acceptEntry(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/signup')
    await email(page).fill(freshEmail())
    await fillAccount(page, 'Marta')

    await page.context().clearCookies()
    const member = await becomeActiveMember(page)
    const someone = await findFictional(page.request)
    await page.context().clearCookies()
    await page.goto('/login')
    await logIn(page, member.email)
    await expect(page).toHaveURL(/\/members$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`/members/${someone.id}/chat`)
    const composer = page.getByRole('textbox', { name: /^Write to / })
    await composer.fill('Good evening')
    await expect(composer).toHaveValue('Good evening')
    await expect(page.getByText(/blocks cookies/)).toHaveCount(0)
    expect(errors).toEqual([])
  })

test('with blocked storage the pages also work in production, where remotes cannot be overridden', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await blockStorage(page)
  await patchBoot(page, (html) => html.replace('"mayOverride":true', '"mayOverride":false'))
  await acceptEntry(page)
  for (const path of ['/signup', '/login']) {
    await page.goto(path)
    await expect(email(page)).toBeEditable()
  }
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('log-in and sign-up explain that they need cookies if the browser blocks them', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  )
  await acceptEntry(page)
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByText(/Your browser blocks cookies/)).toBeVisible()
  }
})
