import { expect, test } from '@playwright/test'
import { visitStates } from '../../shots/visitStates'
import { findBarriers, measuredElsewhere } from '../../support/axe'

test.describe.configure({ mode: 'parallel' })

for (const viewer of ['visitor', 'free', 'paid'] as const)
  test(`no dialog, menu, error or empty page has a barrier, cut text or small target on a phone: ${viewer}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = () => findBarriers(page, measuredElsewhere)
    expect(await visitStates(page, { viewer, language: 'en', look })).toEqual([])
  })
