import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

const mostTabs = 90

export const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const isThere = () => control.evaluate((one) => one === document.activeElement).catch(() => false)
  await expect(control).toBeVisible()
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs === mostTabs) throw new Error(`${String(control)} is not reached by Tab`)
    await page.keyboard.press('Tab')
  }
  expect(await control.evaluate((one) => one.matches(':focus-visible'))).toBe(true)
}

export const pressBy = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/**
 * Returns the name of the focused element if its centre and all its corners are covered or out of view (WCAG 2.4.11),
 * otherwise null. Runs inside the page.
 */
export const findCovered = (): string | null => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (focused.contains(there) || there.contains(focused))
  })
  return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.localName)
}
