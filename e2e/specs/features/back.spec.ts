import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findFictional, findPeople } from '../../support/members'

const path = (page: Page) => new URL(page.url()).pathname
const dialog = (page: Page) => page.getByRole('dialog')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('[MEMBER-03] Back closes an enlarged photo, then leaves the profile in one step', async ({
      page,
    }) => {
      await acceptEntry(page)
      await becomeActiveMember(page)
      const someone = await findFictional(page.request)
      await page.goto('/likes')
      await page.goto(`/members/${someone.id}`)
      const enlarge = page.getByRole('button', { name: 'Enlarge photo' })
      await enlarge.click()
      await expect(dialog(page)).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      expect(path(page)).toBe(`/members/${someone.id}`)
      await expect(enlarge).toBeFocused()

      await enlarge.click()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/likes/)
    })

    test('[ROUTE-03] a reload and Forward do not reopen it, and Back is one step', async ({ page }) => {
      await acceptEntry(page)
      const [someone] = await findPeople(page.request)
      await page.goto('/pages/terms')
      await page.goto(`/members/${someone?.id}`)
      const openReport = async () => {
        await page.getByRole('button', { name: /^Options for / }).click()
        await page.getByRole('menuitem', { name: /^Report / }).click()
        await expect(dialog(page)).toBeVisible()
      }
      await openReport()
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      expect(path(page)).toBe(`/members/${someone?.id}`)

      await openReport()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Options for / })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/pages\/terms$/)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[MEMBER-01] Back closes the filters and restores the position in the search; each choice is one step', async ({
    page,
  }) => {
    await acceptEntry(page)
    await becomeActiveMember(page)
    await page.goto('/likes')
    await page.goto('/members?min_age=30')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(dialog(page)).toBeVisible()
    const top = await scrolled(page)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/members\?min_age=30$/)
    expect(await scrolled(page)).toBe(top)

    await page.getByRole('button', { name: /^Filters/ }).click()
    await dialog(page).getByRole('button', { name: 'Reset filters' }).click()
    await dialog(page).getByRole('button', { name: /^Show/ }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/min_age/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/members\/\d+/)
    await page.goBack()
    await expect(page).toHaveURL(/\/members$/)
  })
})

test('[LAYOUT-07][LAYOUT-08] Back in the sign-up dialog asks first and loses nothing', async ({ page }) => {
  await acceptEntry(page)
  const [someone] = await findPeople(page.request)
  await page.goto(`/members/${someone?.id}`)
  await page.getByRole('main').getByRole('button', { name: /^Like/ }).first().click()
  const email = page.getByLabel('E-mail address')
  await email.fill('anna@site.test')
  await page.goBack()
  const ask = page.getByRole('dialog', { name: 'Leave sign-up?' })
  await expect(ask).toBeVisible()
  await page.goBack()
  await expect(ask).toHaveCount(0)
  await expect(email).toHaveValue('anna@site.test')
  await page.goBack()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(path(page)).toBe(`/members/${someone?.id}`)
})
