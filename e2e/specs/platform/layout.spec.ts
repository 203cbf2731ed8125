import { expect, test } from '@playwright/test'
import { comeAs, listScreens, readFictionalFaces } from '../../shots/screens'
import { walk } from '../../shots/walk'
import { acceptEntry } from '../../support/entry'

/** The rest of `npm run shots` is pictures, the widths between, the dark theme and members. */
for (const viewer of ['visitor'] as const)
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
