import { routeOf } from '../../../testing/siteRoutes'
import { isEntryWarningDue } from './entryWarningDue'

const base = {
  isVisitor: true,
  isInstalled: false,
  isDismissed: false,
  route: routeOf('members'),
  country: 'IT',
  settings: { enable_site_entry_popup: 'yes' as const, site_entry_countries: ['IT', 'NL', 'DE'] },
}

describe('the entry warning', () => {
  it.each([
    ['[ENTRY-01] is shown to a visitor', {}, true],
    ['[ENTRY-01] is not shown to a member', { isVisitor: false }, false],
    ['[ENTRY-02] is not shown in an installed app', { isInstalled: true }, false],
    ['[ENTRY-02] is not shown twice', { isDismissed: true }, false],
    [
      '[ENTRY-02] is not shown if the setting is off',
      { settings: { ...base.settings, enable_site_entry_popup: 'no' as const } },
      false,
    ],
    ['[ENTRY-02] is not shown in an unlisted country', { country: 'FR' }, false],
    ['[ENTRY-02] is not shown if the country is unknown', { country: null }, false],
    ['[LAYOUT-06] is hidden on reset-password', { route: routeOf('reset-password') }, false],
    ['[LAYOUT-06] is hidden on complete-signup', { route: routeOf('complete-signup') }, false],
    ['[LAYOUT-05] is not shown on a lander in Italy', { route: routeOf('landers-video') }, false],
    ['[LAYOUT-05] is shown on a lander in Germany', { route: routeOf('landers-video'), country: 'DE' }, true],
    [
      '[LAYOUT-05] is shown in the empty layout in the Netherlands',
      { route: routeOf('signup'), country: 'NL' },
      true,
    ],
    [
      '[ENTRY-01] is not shown on pages of e-mail links: their visitors have confirmed their age',
      { route: routeOf('activate-done') },
      false,
    ],
  ])('%s', (_, over, isDue) => expect(isEntryWarningDue({ ...base, ...over })).toBe(isDue))
})
