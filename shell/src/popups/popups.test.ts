import { makeUser } from '@duetto/shared/testing'
import type { LayoutName } from '@duetto/shared/domain'
import { isActivationDue } from './activationDue'
import { dismiss, dismissedAt } from './dismissals'
import { isEntryWarningDue } from './entryWarning'

const base = {
  isVisitor: true,
  isInstalled: false,
  isDismissed: false,
  route: { id: 'members' },
  layout: 'default' as LayoutName,
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
    ['[LAYOUT-06] hidden on reset-password', { route: { id: 'reset-password' } }, false],
    ['[LAYOUT-06] hidden on complete-signup', { route: { id: 'complete-signup' } }, false],
    ['[LAYOUT-05] a lander in Italy does not warn', { layout: 'lander' as const }, false],
    ['[LAYOUT-05] a lander in Germany warns', { layout: 'lander' as const, country: 'DE' }, true],
    [
      '[LAYOUT-05] the empty layout in the Netherlands warns',
      { layout: 'empty' as const, country: 'NL' },
      true,
    ],
  ])('%s', (_, over, isDue) => expect(isEntryWarningDue({ ...base, ...over })).toBe(isDue))
})

describe('the reminder of the activation mail', () => {
  const profile = { ...makeUser().profile, status: 'disabled' as const }
  const unconfirmed = makeUser({ status: 'not_confirmed', profile })
  it.each([
    ['[ALERT-01] an unconfirmed member sees it', unconfirmed, 'members', true],
    ['[ALERT-01] not on settings', unconfirmed, 'settings', false],
    ['[ALERT-01] not on signup', unconfirmed, 'signup', false],
    [
      '[ALERT-01] not with mail switched off',
      makeUser({ ...unconfirmed, notifications_disabled: ['bounce'] }),
      'members',
      false,
    ],
    ['[ALERT-01] not once confirmed', makeUser(), 'members', false],
    ['[ALERT-01] not a visitor', null, 'members', false],
  ])('%s', (_, user, route, isDue) => expect(isActivationDue(user, route)).toBe(isDue))
})

it('[ALERT-06] what was put away is stored with its time', () => {
  localStorage.clear()
  expect(dismissedAt('photo')).toBeNull()
  dismiss('photo', 1_700_000_000_000)
  expect(dismissedAt('photo')).toBe(1_700_000_000_000)
})
