import type { LayoutName, RouteFacts } from '@duetto/shared/domain'
import type { Settings } from '@duetto/shared/contract'

/** Countries in which the other layouts warn as well (section 2). */
const everywhereCountries = ['NL', 'DE']
const hiddenRoutes = ['complete-signup', 'reset-password', 'reset-password-do']
/** Where only a link in a mail leads: to somebody who has given a date of birth. */
const mailRoutes = ['activate-done', 'activate-error', 'mail-change-do']

interface EntryFacts {
  isVisitor: boolean
  isInstalled: boolean
  isDismissed: boolean
  route: Pick<RouteFacts, 'id'> | null
  layout: LayoutName
  country: string | null
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_countries'>
}

/** Whether the warning at the entry of the site is due (ENTRY-01, ENTRY-02, LAYOUT-05, LAYOUT-06). */
export const isEntryWarningDue = (facts: EntryFacts): boolean => {
  const { isVisitor, isInstalled, isDismissed, route, layout, country, settings } = facts
  if (!isVisitor || isInstalled || isDismissed || settings.enable_site_entry_popup === 'no') return false
  if (!country || !settings.site_entry_countries.includes(country)) return false
  if (route && mailRoutes.includes(route.id)) return false
  if (layout !== 'default') return everywhereCountries.includes(country)
  return !route || !hiddenRoutes.includes(route.id)
}
