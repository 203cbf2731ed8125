import type { Locator } from '@playwright/test'

export const isOnTop = (control: Locator, at: 'centre' | 'bottom' = 'centre'): Promise<boolean> =>
  control.evaluate((element, where) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    const y = where === 'bottom' ? bottom - 4 : top + height / 2
    return element.contains(document.elementFromPoint(left + width / 2, y))
  }, at)
