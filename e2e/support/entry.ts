import type { Page } from '@playwright/test'

/**
 * Accepts the warning at the entry wherever it comes up, as a visitor does once. A page that logs its visitor in takes
 * the warning away by itself, sometimes before the click.
 */
export const acceptEntry = (page: Page): Promise<void> => {
  const accept = page.getByRole('button', { name: 'I am 18 or older' })
  return page.addLocatorHandler(accept, () => accept.click({ timeout: 10_000 }).catch(() => undefined))
}
