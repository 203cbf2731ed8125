import type { Page } from '@playwright/test'

export const patchBoot = (page: Page, patch: (boot: string) => string): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: patch(await response.text()) })
  })
