import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** On a phone, content that is wider than the viewport would zoom the page out. */
export const expectOwnWidth = async (page: Page, after: string): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect
    .poll(
      () =>
        page.evaluate(() => ({
          scrollWidth: document.scrollingElement?.scrollWidth,
          innerWidth: window.innerWidth,
        })),
      { message: `page width after ${after}` },
    )
    .toEqual({ scrollWidth: width, innerWidth: width })
}
