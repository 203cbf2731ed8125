import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { operatorTimings } from '@duetto/shared/domain'
import { createLaterSite } from '../../support/laterSite'
import { becomeOperator } from '../../support/operators'

const later = createLaterSite()
test.afterAll(() => later.end())

const photoOf = (page: Page) => page.getByRole('img', { name: /^Photo of / })
const openQueue = async (page: Page): Promise<string | null> => {
  await page.goto(`${later.console}/#/photos`)
  return photoOf(page).getAttribute('src')
}

test('a photo goes to another moderator when its lease ends, and the first one cannot decide it', async ({
  page,
  browser,
}) => {
  test.slow()
  await later.startAt(0)
  await becomeOperator(page, 'moderator', later)
  const [other, third] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ] as const
  for (const each of [other, third]) await becomeOperator(each, 'moderator', later)
  const taken = await openQueue(page)
  expect(await openQueue(other)).not.toBe(taken)

  later.putAhead(2 * (operatorTimings.photoLeaseMs / 86_400_000))
  expect(await openQueue(third)).toBe(taken)
  await page.keyboard.press('a')
  await expect(page.getByText('Something has changed in the meantime')).toBeVisible()
  await third.keyboard.press('a')
  await expect(third.getByRole('status')).toHaveText(/^Approved\. /)
  for (const each of [other, third]) await each.context().close()
})
