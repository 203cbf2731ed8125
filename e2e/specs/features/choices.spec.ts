import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { activate, becomeActiveMember, findPeople } from '../../support/members'
import { freshEmail } from '../../support/people'
import { logIn } from '../../support/session'
import { fillAccount } from '../../support/signUp'

test('[SIGNUP-01][ROUTE-41] sign-up does not ask again for the gender chosen on a lander or in the search', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members?gender=female&country=DE&min_age=30&max_age=60')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/landers/iconslanding')
  await page.getByText('Men', { exact: true }).click()
  await page.getByLabel('Your e-mail address').fill(freshEmail())
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await fillAccount(page, 'Tessa')
  const skip = page.getByRole('button', { name: 'Skip for now' })
  await skip.click()
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You’re looking for men.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'I’m looking for' })).toHaveCount(0)

  await page.goto('/members')
  await expect(page).toHaveURL(/country=DE.*min_age=30.*max_age=60/)
  await page.goto('/members')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/members$/)
})

test('[ROUTE-27][MEMBER-06][LAYOUT-09] sends a visitor’s like after log-in', async ({ page }) => {
  await acceptEntry(page)
  const email = await becomeMember(page)
  await activate(page.request, email)
  const [someone] = await findPeople(page.request)
  await page.context().clearCookies()
  await page.goto(`/members/${someone?.id}`)
  await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await logIn(page, email)
  await expect(page.getByRole('main').getByRole('button', { name: 'Liked' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: 'Liked' })).toBeVisible()
})

test('[MEMBER-09] the match finder resumes after a reload, in the questions and in the result', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/match-finder')
  const main = page.getByRole('main')
  for (const number of [1, 2]) {
    await expect(main.getByText(`Question ${number} of 7`)).toBeVisible()
    await main.getByRole('radio').first().check({ force: true })
    await main.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(main.getByText('Question 3 of 7')).toBeVisible()
  await page.reload()
  await expect(main.getByText('Question 3 of 7')).toBeVisible()
  for (const number of [3, 4, 5, 6]) {
    await expect(main.getByText(`Question ${number} of 7`)).toBeVisible()
    await main.getByRole('button', { name: 'Skip' }).click()
  }
  await main.getByRole('radio').first().check({ force: true })
  await main.getByRole('button', { name: 'Find people' }).click()
  const result = main.getByRole('heading', { name: /People who suit you best|No one matches/ })
  await expect(result).toBeVisible()
  await page.reload()
  await expect(result).toBeVisible()
})

test('[CALL-10][MEMBER-06] auto-like shows whom it liked', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/likes/sent')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Like someone for me' }).click()
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('article').getByText('Fictional profile')).toHaveCount(0)
})
