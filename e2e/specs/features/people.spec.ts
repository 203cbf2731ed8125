import { expect, test } from '@playwright/test'
import { becomeLiked, newAdmirer } from '../../support/admirer'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, findFictional, findSomeone, fetchOwnId } from '../../support/members'
import { logIn } from '../../support/session'
import { site } from '../../support/site'

test('[MEMBER-01][MEMBER-04][TRUST-01] search filters are in the URL, survive Back, and hide fictional profiles', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  const fictional = await findFictional(page.request)
  await page.goto(`/members/${fictional.id}`)
  await expect(
    page
      .getByRole('main')
      .getByText(/fictional profile/i)
      .first(),
  ).toBeVisible()
  await page.goto('/members?hide_fictional=true&min_age=30&max_age=40')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Fictional' })).toHaveCount(0)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/members\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, 3\d|, 40/)
  await page.goBack()
  await expect(page).toHaveURL(/min_age=30/)
  await page.getByRole('button', { name: /Remove filter: .*30/ }).click()
  await expect(page).not.toHaveURL(/min_age=30/)
})

test('[MEMBER-02][PHOTO-03][TRUST-06] a visitor sees limited profiles, and can report without an account', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/members')
  await expect(page.getByRole('heading', { name: 'See everyone' })).toBeVisible()
  const someone = await findSomeone(page.request)
  await page.goto(`/members/${someone}`)
  await expect(
    page.getByText('Sign up free to see more photos, send likes and write messages.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Options for / }).click()
  await page.getByRole('menuitem', { name: /^Report / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Advertising or fraud' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Reference \S+/)
})

test('[MEMBER-07][ROUTE-13][CALL-08] each likes URL opens its tab; opening a profile clears its new mark', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeLiked(page)
  for (const [path, tab] of [
    ['received', /^Liked you/],
    ['sent', /^You liked/],
    ['matches', /^Matches/],
  ] as const) {
    await page.goto(`/likes/${path}`)
    await expect(page.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
  }
  await page.goto('/likes/received')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /^Likes.*1 new like/ })).toBeVisible()
  await page.getByRole('article').filter({ hasText: 'Enzo' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Enzo/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: /1 new like/ })).toHaveCount(0)
})

test('[POPUP-02][MEMBER-06] a mutual like pops up as "New like!", and its photo links to the profile', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeLiked(page)
  await page.goto('/likes/received')
  await page.getByRole('button', { name: /^Like back/ }).click()
  const match = page.getByRole('dialog', { name: 'New like!' })
  await expect(match).toBeVisible()
  await match.getByRole('button', { name: /Enzo/ }).first().click()
  await expect(page).toHaveURL(/\/members\/\d+/)
  await expect(match).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /^Enzo/ })).toBeVisible()
})

test('[POPUP-02][MEMBER-06] the match dialog returns the focus to the control that replaced “Like back”', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeLiked(page)
  await page.goto('/likes/received')
  await page.getByRole('button', { name: /^Like back/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'New like! It’s a match! You and Enzo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Message', exact: true })).toBeFocused()
})

test('[POPUP-02][CHAT-04][TRUST-03] a match’s first line is sent from the dialog by one press while it is free', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeLiked(page)
  await page.goto('/likes/received')
  await page.getByRole('button', { name: /^Like back/ }).click()
  const match = page.getByRole('dialog', { name: 'New like!' })
  const line = match.getByRole('textbox', { name: /^Your first line to Enzo/ })
  await expect(line).toHaveAccessibleDescription(/^This message is free/)
  await line.fill('Which book should I read next?')
  await match.getByRole('button', { name: 'Send' }).click()
  await expect(match).toHaveCount(0)
  await expect(page).toHaveURL(/\/likes\/received$/)
  await page.getByRole('button', { name: 'Open conversation' }).click()
  await expect(page.getByRole('log').getByText('Which book should I read next?')).toBeVisible()
})

test('[POPUP-01] a URL with t shows who likes the member, and is then cleaned', async ({ page }) => {
  await acceptEntry(page)
  await becomeLiked(page)
  await page.goto('/members?t=1')
  const popup = page.getByRole('complementary', { name: /^Enzo / })
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/members$/)
  await popup.getByRole('button', { name: 'View profile' }).click()
  await expect(page).toHaveURL(/\/members\/\d+/)
})

test('[MEMBER-08] the swipe game allows four likes a day, then shows when the next are available', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/swipe-game')
  const main = page.getByRole('main')
  for (const left of ['3 likes', '2 likes', '1 like', 'No likes']) {
    await main.getByRole('button', { name: /^Like / }).click()
    const later = page.getByRole('dialog').getByRole('button', { name: 'Keep swiping' })
    const status = main.getByText(`${left} left today`).or(main.getByText('You have used today’s likes'))
    await later.or(status).first().waitFor()
    if (await later.isVisible()) await later.click()
    await expect(status.first()).toBeVisible()
  }
  await expect(main.getByText('You have used today’s likes')).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/\d+:\d\d:\d\d/)
  await page.reload()
  await expect(main.getByText('You have used today’s likes')).toBeVisible()
})

test('[MEMBER-09] the match finder asks questions and shows the best matches', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/match-finder')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Question 1 of/)).toBeVisible()
  const results = main.getByRole('heading', { name: 'People who suit you best' })
  const find = main.getByRole('button', { name: 'Find people' })
  const next = main.getByRole('button', { name: 'Next', exact: true })
  for (let step = 0; step < 12 && !(await find.isVisible()); step += 1) {
    await main.getByRole('radio').first().check({ force: true })
    await next.click()
  }
  await main.getByRole('radio').first().check({ force: true })
  await find.click()
  await expect(results).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('[MEMBER-05][MEMBER-10][GIFT-01][PREMIUM-01] a gift that costs more than the balance leads to the packages', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await page.goto(`/members/${(await fetchOwnId(enzo)).id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Send a gift' })
    .or(page.getByRole('main').getByRole('link', { name: 'Send a gift' }))
    .first()
    .click()
  const gifts = page.getByRole('dialog', { name: 'Send a gift' })
  await gifts.getByRole('button', { name: /A rose/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Gift for Enzo' })
  await expect(sheet).toContainText('You do not have enough credits')
  await expect(sheet.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits')
  await enzo.dispose()
})

test('[ACCOUNT-10] “Not now” on a card is remembered on other devices', async ({ page, browser }) => {
  await acceptEntry(page)
  const { email } = await becomeActiveMember(page)
  await page.goto('/members')
  const card = page.getByRole('region', { name: 'Add a photo of your face' })
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toHaveCount(0)
  const other = await browser.newContext()
  const phone = await other.newPage()
  await acceptEntry(phone)
  await phone.goto('/login')
  await logIn(phone, email)
  await expect(phone).not.toHaveURL(/\/login/)
  await phone.goto('/members')
  await expect(phone.getByRole('article').nth(11)).toBeVisible()
  await expect(phone.locator('[data-card]')).toHaveCount(0)
  await other.close()
})

test('[ACCOUNT-10][PHOTO-01] cards ask for one detail after the other, and save in place', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/members')
  const buffer = await page.screenshot()
  const photo = page.getByRole('region', { name: 'Add a photo of your face' })
  await photo.getByLabel('Add a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog', { name: 'Crop your photo' }).getByRole('button', { name: 'Upload' }).click()
  const thanks = page.getByRole('heading', { name: 'Thank you, that’s on your profile' })
  await expect(thanks).toBeFocused()
  await page.getByRole('button', { name: 'Next question' }).click()
  const words = page.getByRole('region', { name: 'Write a few sentences about yourself' })
  await words.getByRole('textbox').fill('I collect maps.')
  await words.getByRole('button', { name: 'Add to profile' }).click()
  await expect(thanks).toBeFocused()
  await page.goto('/profile')
  await expect(page.getByLabel('About me')).toHaveValue('I collect maps.')
})

test('[MEMBER-01] the question of the day is answered in the search, and appears on the profile', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.request.post('/api/profile-card.php', {
    headers: { origin: site.url },
    data: { card: 'photo' },
  })
  await page.goto('/members')
  const question = page.getByRole('region', { name: 'Question of the day' })
  await question.scrollIntoViewIfNeeded()
  await question.getByRole('textbox').fill('A walk without a map')
  await question.getByRole('button', { name: 'Add to profile' }).click()
  await expect(question.getByText('Your answer is on your profile.')).toBeFocused()
  await question.getByRole('link', { name: 'See your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('A walk without a map')).toBeVisible()
  await page.goto('/members')
  await expect(page.getByRole('article').nth(11)).toBeVisible()
  await expect(question).toHaveCount(0)
})
