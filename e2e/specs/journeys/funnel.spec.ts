import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { endpoints } from '@duetto/shared/contract'
import { funnelSteps, landerOf } from '@duetto/shared/domain'
import { acceptEntry } from '../../support/entry'
import { ops } from '../../support/deploy'
import { linkInMail } from '../../support/mailbox'
import { findFictional } from '../../support/members'
import { freshEmail } from '../../support/people'
import { fillAccount, fillProfile } from '../../support/signUp'

const sources = ['with-consent', 'without-consent'] as const
const lander = '/landers/gallery/milf-summer'
const { path: report } = endpoints.countVisit

const countsOf = async (source: (typeof sources)[number]): Promise<number[]> => {
  const rows = JSON.parse(await ops('funnel', '--by', 'source', '--json')) as Record<
    string,
    number | string
  >[]
  const row = rows.find((each) => each.source === source)
  return funnelSteps.map((step) => Number(row?.[step] ?? 0))
}

const waitForLanders = (page: Page) =>
  expect
    .poll(async () => {
      const visit = { niche: 'none', locale: 'en', variant: null, source: null, steps: ['view'] }
      const day = new Date().toISOString().slice(0, 10)
      const data = { ...visit, day, lander: landerOf(lander)?.lander }
      return (await page.request.post(report, { data })).status()
    })
    .toBe(200)

const writeFirstMessage = async (page: Page) => {
  const { id } = await findFictional(page.request)
  await page.goto(`/members/${id}/chat`)
  await page.getByRole('textbox', { name: /^Write to / }).fill('Good evening')
  await page.getByRole('button', { name: /^Send message/ }).click()
  await expect(page.getByRole('log').getByText('Good evening')).toBeVisible()
  await expect(page.getByRole('log').locator('[data-pending]')).toHaveCount(0)
}

const joinFrom = async (page: Page, source: (typeof sources)[number], answer: 'Allow' | 'Refuse') => {
  const email = freshEmail()
  await acceptEntry(page)
  await page.goto(`${lander}?network=${source}`)
  await page.getByRole('button', { name: answer }).click()
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await fillAccount(page, 'Frida')
  await fillProfile(page)
  await page.goto(await linkInMail(email, '/activate/done'))
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await writeFirstMessage(page)
}

test.beforeAll(() => ops('settings', 'set', 'marketing', JSON.stringify({ sources })))

test('[TRUST-08] a visit with consent counts once in each step, from the lander to the first message', async ({
  page,
}) => {
  const before = await countsOf('with-consent')
  await waitForLanders(page)
  await joinFrom(page, 'with-consent', 'Allow')
  const added = async () => (await countsOf('with-consent')).map((count, step) => count - (before[step] ?? 0))
  await expect.poll(added).toEqual(funnelSteps.map((step) => (step === 'first_purchase' ? 0 : 1)))
})

test('[TRUST-08] a visit without consent is neither reported nor counted', async ({ page }) => {
  const reports: string[] = []
  page.on('request', (request) => request.url().endsWith(report) && reports.push(request.url()))
  const before = await countsOf('without-consent')
  await joinFrom(page, 'without-consent', 'Refuse')
  expect(await countsOf('without-consent')).toEqual(before)
  expect(reports).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('duetto.visit'))).toBeNull()
})
