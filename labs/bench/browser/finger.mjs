/**
 * A finger on the page's screen. Playwright's own tap ends the touch in the instant in which it begins and lets the page look for
 * what lies under it, in each of the tap's events; a member's finger stays for a while and asks nothing, and it is the lifting
 * whose answer members wait for.
 */

/** A light tap: the short end of what people do. */
const DOWN_MS = 70
/** What was asked about the page to find the place is over. */
const CALM_MS = 150

/** The middle of what is seen of an element, after it was brought into view. */
const placeOf = async (locator) => {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const makeFinger = (page, client) => ({
  tap: async (locator) => {
    const place = await placeOf(locator)
    await page.waitForTimeout(CALM_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await page.waitForTimeout(DOWN_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
})
