import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { createPicture } from '../../support/approvedPhoto'
import { acceptEntry } from '../../support/entry'
import { freshEmail, password } from '../../support/people'
import { fillAccount, fillProfile } from '../../support/signUp'

const small = { width: 320, height: 568 }

test.beforeEach(({ page }) => acceptEntry(page))

const top = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
const openDialog = async (page: Page): Promise<Locator> => {
  await page.goto('/landers/gallery')
  await page.getByLabel('Your e-mail address').fill(freshEmail())
  await page.keyboard.press('Enter')
  return page.getByRole('dialog', { name: /^Join/ })
}

test('[SIGNUP-08] a lander explains an invalid address at its field, without leaving', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/landers/gallery')
  const field = page.getByLabel('Your e-mail address')
  for (const [typed, reason] of [
    ['', 'Enter your e-mail address.'],
    ['foo', /^Enter a valid e-mail address/],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(reason)
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/\/landers\/gallery/)
  }
})

test('[SIGNUP-01] in the dialog, the steps and their buttons stay in place', async ({ page }) => {
  const dialog = await openDialog(page)
  const progress = dialog.getByText(/^Step \d of 5$/)
  const placeOf = async (main: string) => ({
    dialog: await dialog.boundingBox(),
    progress: await top(progress),
    main: await top(dialog.getByRole('button', { name: main, exact: true })),
  })
  const expected = await placeOf('Create account')
  const { y = 0, height = 0 } = expected.dialog ?? {}
  expect(2 * y + height).toBeCloseTo(page.viewportSize()?.height ?? 0)
  await fillAccount(page, 'Giulia')
  const button = dialog.getByRole('button', { name: 'Skip for now' })
  const skip = await top(button)
  expect(await placeOf('Choose a photo')).toEqual(expected)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible()
  expect(await placeOf('Continue')).toEqual(expected)
  await button.click()
  await page.getByText('A woman', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'In your own words' })).toBeVisible()
  expect(await placeOf('Finish')).toEqual(expected)
  expect(await top(button)).toBe(skip)
})

test('[SIGNUP-07] marks an invalid date while the dialog is open, and focuses it on closing', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('First name or nickname').fill('Giulia')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  for (const [part, typed] of [
    ['Day', '31'],
    ['Month', '2'],
    ['Year', '1990'],
  ] as const)
    await dialog.getByLabel(part).fill(typed)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Please check your date of birth' })).toBeVisible()
  await expect(page.locator('[data-field=date_of_birth] [aria-invalid=true]')).toHaveCount(3)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('[data-field=date_of_birth] input').first()).toBeFocused()
})

test('[SIGNUP-01] shows the whole portrait and all photo buttons on a small phone', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill(freshEmail())
  await fillAccount(page, 'Giulia', password)
  const portrait = page.getByRole('button', { name: 'Add a photo' })
  const bar = page.getByRole('button', { name: 'Choose a photo' }).locator('..')
  const bottom = await portrait.evaluate((node) => node.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(await top(bar))
  await page.getByLabel('Add a photo').setInputFiles(await createPicture())
  for (const name of ['Rotate', 'Cancel', 'Upload'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('[ALERT-02] focuses the code field on a phone', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/signup')
  await page.getByLabel('E-mail address').fill(freshEmail())
  await fillAccount(page, 'Giulia', password)
  await fillProfile(page)
  await expect(page.getByLabel('6-digit code')).toBeFocused()
})
