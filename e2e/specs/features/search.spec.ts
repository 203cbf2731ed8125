import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

test('[MEMBER-01][MEMBER-03] people are searched near a town, sorted and filtered; the address holds it and Back keeps it', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members?distance=100&country=IT&city=Parma&countryregion=Emilia-Romagna&gender=all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People near Parma')
  const first = page.getByRole('article').first()
  await expect(first.getByText(/^\d+ km · /)).toBeVisible()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Nearest first')
  await expect(page).toHaveURL(/city=Parma.*sort=nearest/)
  await expect(first.getByText(/^(5|10) km · /)).toBeVisible()
  const filters = page.getByRole('button', { name: /^Filters/ })
  const isPhone = await filters.isVisible()
  if (isPhone) await filters.click()
  const form = isPhone ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' })
  await form.getByText('More about them').click()
  await form.getByRole('group', { name: 'Hair' }).getByRole('button', { name: 'Brown' }).click()
  if (isPhone) await form.getByRole('button', { name: /^Show \d+ (person|people)/ }).click()
  await expect(page).toHaveURL(/hair_color=brown/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, \d\d/)
  await page.goBack()
  await expect(page).toHaveURL(/distance=100.*sort=nearest.*hair_color=brown/)
  await page.getByRole('button', { name: 'Remove filter: Hair: Brown' }).click()
  await expect(page).not.toHaveURL(/hair_color/)
})
