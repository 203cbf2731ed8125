import type { Page } from '@playwright/test'

/**
 * Accepts the entry warning whenever it appears. If the page logs the visitor in, the warning closes by itself,
 * sometimes before the click.
 */
export const acceptEntry = (page: Page): Promise<void> => {
  const accept = page.getByRole('button', { name: 'I am 18 or older' })
  return page.addLocatorHandler(accept, () => accept.click({ timeout: 10_000 }).catch(() => undefined))
}
