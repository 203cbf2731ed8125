import { expect, test } from '@playwright/test'
import { openTroubledSite } from '../../support/apiProxy'
import type { ApiState, TroubledSite } from '../../support/apiProxy'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'

let troubled: TroubledSite
test.beforeAll(async () => {
  troubled = await openTroubledSite()
})
test.afterAll(() => troubled.close())

const states: ApiState[] = ['slow', 'refusing', 'killed']
for (const state of states) {
  test(`[ROUTE-01] with the API ${state}, the server still sends frame and skeleton, and the page recovers`, async ({
    page,
  }) => {
    await acceptEntry(page)
    await becomeMember(page)
    await troubled.be('well')
    await page.goto(`${troubled.url}/chats`)
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()

    await troubled.be(state)
    // Do not wait for the load event. With a slow API, it fires after the skeleton has been replaced.
    await page.goto(`${troubled.url}/chats`, { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Members', exact: true })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toBeVisible()
    if (state !== 'slow') {
      await expect(page.getByText(/longer than usual/)).toBeVisible()
      await troubled.be('well')
    }
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible({ timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe('/chats')
  })
}
