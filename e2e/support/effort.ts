import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard'

/** 40 words per minute, five characters per word. */
const charactersPerSecond = (40 * 5) / 60

type Hand = 'pointer' | 'keyboard'

/** Does not count movements of the pointer or of focus. */
export const countEffort = (page: Page, hand: Hand) => {
  const effort = { interactions: 0, typingSeconds: 0 }
  const reach = async (control: Locator): Promise<void> => {
    effort.interactions += 1
    await expect(control).toBeVisible()
    if (hand === 'keyboard') await tabTo(page, control)
  }
  return {
    effort,
    press: async (control: Locator): Promise<void> => {
      await reach(control)
      await (hand === 'keyboard' ? page.keyboard.press('Enter') : control.click())
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await reach(field)
      effort.typingSeconds += text.length / charactersPerSecond
      if (hand === 'pointer') await field.click()
      await page.keyboard.type(text)
    },
  }
}
