import type { Page } from '@playwright/test'

/**
 * Accepts the entry warning whenever it appears. The warning closes automatically, sometimes before the click, if the
 * page logs the visitor in.
 */
export const acceptEntry = (page: Page): Promise<void> => {
  const accept = page.getByRole('button', { name: 'I am 18 or older' })
  return page.addLocatorHandler(accept, () => accept.click({ timeout: 10_000 }).catch(() => undefined))
}
