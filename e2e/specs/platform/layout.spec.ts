import { expect, test } from '@playwright/test'
import { comeAs, listScreens, readFictionalFaces, speak } from '../../shots/screens'
import { walk } from '../../shots/walk'
import { findBarriers, measuredElsewhere } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, haveConversation } from '../../support/members'
import { findOutOfReach, makeLinkReader } from '../../support/reach'
import { ownPaths, readRoutes } from '../../support/routes'

/** At the first width axe looks as well. The rest of `npm run shots` is pictures, the widths between and paying members. */
const walks = [
  { viewer: 'visitor', home: '/', widths: [390, 320, 1440] },
  { viewer: 'free', home: '/members', widths: [1440, 320] },
] as const

/** Where advertisements, e-mails, buttons, sign-up and checkout lead, and other names of pages that are linked. */
const noLink =
  /^(landers-|activate|mail-change|unsubscribe|reset-password-do|account-deleted|complete-signup|signup-matches|directdebit|repeat-order|notifications|\/lang-config|members-id-(chat|landing\d?|signup)$|credits-id$)/
/** Pages that are open to all, but of use to the other of the two alone. */
const ofOther = { visitor: /^likes-m-id$/, free: /^(signup|reset-password)$/ }

/**
 * Pages that are the same for visitors and members: the visitor's walk covers them, and `/pages/terms` stands for all of them in the
 * member's.
 */
const sameForAll =
  /^\/(landers\/|pages\/(?!terms$)|members\/\d+\/landing|complaints$|lang-config$|compliance-statement$|reset-password|activate\/|mail-change\/|unsubscribe$|account-deleted$)/

// So that the longest tests are spread over the workers.
test.describe.configure({ mode: 'parallel' })

for (const { viewer, home, widths } of walks)
  test(`[TRUST-01] no page scrolls sideways, cuts text, overlaps, has a barrier, targets too small or a fictional face without its label; each is two taps away: ${viewer}`, async ({
    page,
  }) => {
    test.slow()
    await acceptEntry(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await comeAs(page, viewer)
    if (viewer === 'free') await haveConversation(page.request)
    const screens = (await listScreens(page.request, viewer)).filter(
      ({ path }) => viewer === 'visitor' || !sameForAll.test(path),
    )
    expect(screens.length).toBeGreaterThan(30)
    const links = new Map<string, string[]>()
    const readLinks = makeLinkReader(page)
    const look = async () => {
      links.set(new URL(page.url()).pathname, await readLinks())
      return findBarriers(page, measuredElsewhere)
    }
    const fictional = await readFictionalFaces()
    expect(await walk(page, { screens, widths, fictional, look })).toEqual([])

    const other = viewer === 'visitor' ? 'members' : 'visitors'
    const routes = (await readRoutes(page.request)).filter(({ access }) => access !== other)
    const own = ownPaths.map((path) => ({ id: path, path, access: 'anyone' as const }))
    const far = findOutOfReach({ routes: [...routes, ...own], home, links })
    expect(far.filter((id) => !noLink.test(id) && !ofOther[viewer].test(id))).toEqual([])
  })

/** Where most words of members' pages are. */
const wordy =
  /^\/(members|premium|pricing|profile|settings|likes|activity|match-finder|swipe-game|chats|transactions|credits.*)$/

test('the long words of German fit a phone of 320 px', async ({ page }) => {
  await acceptEntry(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await becomeActiveMember(page)
  await speak(page, 'de')
  const screens = (await listScreens(page.request, 'free')).filter(({ path }) => wordy.test(path))
  expect(screens.length).toBeGreaterThan(10)
  expect(await walk(page, { screens, widths: [320], fictional: [] })).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
