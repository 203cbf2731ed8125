/**
 * Taps through CDP, to measure INP. Playwright's tap sends `touchEnd` right after `touchStart` and runs its hit-target
 * check inside the first event, which adds to the latency.
 */

const DOWN_MS = 70
const CALM_MS = 150

const placeOf = async (locator) => {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const createFinger = (page, client) => ({
  tap: async (locator) => {
    const place = await placeOf(locator)
    await page.waitForTimeout(CALM_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await page.waitForTimeout(DOWN_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
})
