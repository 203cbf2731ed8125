import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Expects content no wider than the viewport. Wider content would zoom the whole page out on a phone. */
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
