import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const mostTabs = 90

/** Moves the focus to the control by Tab alone, where it is marked for whoever looks. */
export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const isThere = () => control.evaluate((one) => one === document.activeElement).catch(() => false)
  await expect(control).toBeVisible()
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs === mostTabs) throw new Error(`${String(control)} is not reached by Tab`)
    await page.keyboard.press('Tab')
  }
  expect(await control.evaluate((one) => one.matches(':focus-visible'))).toBe(true)
}

/** Reaches the control by Tab and presses the key on it. */
export const pressBy = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
