import { expect, test } from '@playwright/test'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { findFictional } from '../../support/members'
import { site } from '../../support/site'

/** No other spec uses this host. The URL parameter `host` selects its settings. */
const host = 'letters.test'
const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}host=${host}`

const settings = {
  signups: 'none',
  niche: 6,
  has_match_claim: true,
  fictional_singular: 'Moderated profile',
  search_fields: ['gender'],
  visible_profile_fields: ['about_me'],
  cdn_prefix: 'https://cdn.letters.test',
}

test.beforeAll(async () => {
  for (const [name, value] of Object.entries(settings))
    await ops('settings', 'set', name, JSON.stringify(value), '--host', host)
})

test('[SIGNUP-03][CONFIG-01] an invitation-only host has no form and shows its niche; other hosts do not', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible()
  await expect(page.getByText('For people in the middle of life who know what they like.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
})

test('[MEMBER-03][MEMBER-04][CLAIM-01][CALL-02] a host’s settings appear on its pages and nowhere else', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeMember(page)
  const claim = page.getByText(/46% more chance/)
  await page.goto('/premium')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(claim).toHaveCount(0)
  await page.goto(at('/premium'))
  await expect(claim).toBeVisible()

  await page.goto('/members')
  await expect(page.getByRole('slider', { name: 'Minimum age' }).first()).toBeVisible()
  await page.goto(at('/members'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Minimum age' })).toHaveCount(0)

  const someone = await findFictional(page.request)
  await page.goto(`/members/${someone.id}`)
  await expect(page.getByText('Fictional profile', { exact: true }).first()).toBeVisible()
  await page.goto(at(`/members/${someone.id}`))
  await expect(page.getByText('Moderated profile', { exact: true }).first()).toBeVisible()

  const profileAt = async (headers = {}) => {
    const answer = await page.request.get(`${site.url}/api/member.php?id=${someone.id}`, { headers })
    return ((await answer.json()) as { profile: { language: string | null; photos: { filename: string }[] } })
      .profile
  }
  expect((await profileAt()).language).not.toBeNull()
  const own = await profileAt({ host })
  expect(own.language).toBeNull()
  expect(own.photos[0]?.filename).toMatch(/^https:\/\/cdn\.letters\.test\/media\/photos\//)

  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const subscription = { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a', keys }
  const saved = await page.request.post(`${site.url}/api/user.php?push=1`, {
    headers: { origin: site.url },
    data: { subscription },
  })
  expect(saved.status()).toBe(200)
})
