import { expect, test } from '@playwright/test'
import { findFaults } from '../../shots/findFaults'
import { comeAs, listScreens, readFictionalFaces } from '../../shots/screens'
import { findUnlabelled } from '../../shots/unlabelled'
import { walk } from '../../shots/walk'
import { acceptEntry } from '../../support/entry'

/** The rest of `npm run shots` is pictures, the widths between, the dark theme and a free member. */
for (const viewer of ['visitor', 'paid'] as const)
  test(`[TRUST-01] no page scrolls sideways, cuts text, overlaps, has targets too small or a fictional face without its label: ${viewer}`, async ({
    page,
  }) => {
    test.slow()
    await acceptEntry(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await comeAs(page, viewer)
    const screens = await listScreens(page.request, viewer)
    expect(screens.length).toBeGreaterThan(30)
    const faults = await walk(page, { screens, widths: [320, 1440], fictional: await readFictionalFaces() })
    expect(faults).toEqual([])
  })

test('[TRUST-01] what the walk looks for, it finds', async ({ page }) => {
  const dot = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>#person"
  await page.setContent(`<body style="margin:0">
    <div style="width:150vw">wide</div>
    <p style="width:60px;overflow:hidden;white-space:nowrap">a long cut sentence</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">a sentence with dots</p>
    <button style="width:60px">One</button><button style="width:60px;margin-left:-20px">Two</button>
    <p><button style="width:12px;height:12px;padding:0">x</button><button style="width:12px;height:12px;padding:0">y</button></p>
    <p>A <a href="/">link</a> in a sentence</p>
    <img src="http://localhost:1/none.png" alt="Nobody">
    <figure><img src="${dot}" alt="Fictional" width="40" height="40"></figure>
    <figure><img src="${dot}-2" alt="Labelled" width="40" height="40"><b data-fictional>Fictional</b></figure>`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  expect(await page.evaluate(findFaults)).toEqual([
    expect.stringContaining('sideways scroll'),
    'text cut off: p "a long cut sentence"',
    'overlap: button "One" and button "Two"',
    'target of 12 by 12 px: button "x"',
    'target of 12 by 12 px: button "y"',
    expect.stringMatching(/^picture not loaded/),
  ])
  expect(await page.evaluate(findUnlabelled, ['#person'])).toEqual([
    'fictional face without its label in view: 40 px, Fictional',
  ])
})
