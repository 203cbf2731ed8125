import { routeOf } from '../../../testing/siteRoutes'
import { dismiss, dismissedAt, isDismissed } from '../notices/dismissals'
import { isEntryWarningDue } from './entryWarningDue'

const base = {
  isVisitor: true,
  isInstalled: false,
  isDismissed: false,
  route: routeOf('members'),
  country: 'IT',
  settings: { enable_site_entry_popup: 'yes' as const, site_entry_countries: ['IT', 'NL', 'DE'] },
}

describe('the warning at the entry', () => {
  it.each([
    ['[ENTRY-01] a visitor sees it', {}, true],
    ['[ENTRY-01] a member does not', { isVisitor: false }, false],
    ['[ENTRY-02] not in an installed app', { isInstalled: true }, false],
    ['[ENTRY-02] not twice', { isDismissed: true }, false],
    [
      '[ENTRY-02] not where it is switched off',
      { settings: { ...base.settings, enable_site_entry_popup: 'no' as const } },
      false,
    ],
    ['[ENTRY-02] not in a country that is not listed', { country: 'FR' }, false],
    ['[ENTRY-02] not where no country is known', { country: null }, false],
    ['[LAYOUT-06] hidden on reset-password', { route: routeOf('reset-password') }, false],
    ['[LAYOUT-06] hidden on complete-signup', { route: routeOf('complete-signup') }, false],
    ['[LAYOUT-05] a lander in Italy does not warn', { route: routeOf('landers-video') }, false],
    ['[LAYOUT-05] a lander in Germany warns', { route: routeOf('landers-video'), country: 'DE' }, true],
    [
      '[LAYOUT-05] the empty layout in the Netherlands warns',
      { route: routeOf('signup'), country: 'NL' },
      true,
    ],
    [
      '[ENTRY-01] not where a link in a mail leads to: that person has given a date of birth',
      { route: routeOf('activate-done') },
      false,
    ],
  ])('%s', (_, over, isDue) => expect(isEntryWarningDue({ ...base, ...over })).toBe(isDue))
})

it('[ALERT-06] what was put away is stored with its time', () => {
  localStorage.clear()
  expect(dismissedAt('photo')).toBeNull()
  dismiss('photo', 1_700_000_000_000)
  expect(dismissedAt('photo')).toBe(1_700_000_000_000)
  expect(isDismissed('photo', 1_700_000_000_000 + 6 * 86_400_000)).toBe(true)
  expect(isDismissed('photo', 1_700_000_000_000 + 8 * 86_400_000)).toBe(false)
})
