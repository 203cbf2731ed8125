import type { Page } from '@playwright/test'

/** Edits the HTML of each document, for example a setting in its boot data that must not affect other specs. */
export const patchBoot = (page: Page, patch: (boot: string) => string): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: patch(await response.text()) })
  })
