import { expect, test } from '@playwright/test'
import { listScreens, speak } from '../../shots/screens'
import { walk } from '../../shots/walk'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

const wordy =
  /^\/(members|premium|pricing|profile|settings|likes|activity|hidden|match-finder|swipe-game|chats|transactions|credits.*)$/

test('long German words fit a phone of 320 px', async ({ page }) => {
  await acceptEntry(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeActiveMember(page)
  await speak(page, 'de')
  const screens = (await listScreens(page.request, 'free')).filter(({ path }) => wordy.test(path))
  expect(screens.length).toBeGreaterThan(10)
  expect(await walk(page, { screens, widths: [320], fictional: [] })).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
