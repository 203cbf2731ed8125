import { entryWarningCountries } from '@duetto/shared/domain'
import type { Settings } from '@duetto/shared/contract'
import type { RouteFacts } from '@duetto/shared/platform'
import { layoutOf } from '../../host/routing/layoutOf'

interface EntryFacts {
  isVisitor: boolean
  isInstalled: boolean
  isDismissed: boolean
  route: Pick<RouteFacts, 'hides' | 'layout'> | null
  country: string | null
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_countries'>
}

/** See ENTRY-01, ENTRY-02, LAYOUT-05 and LAYOUT-06 in the specification. */
export const isEntryWarningDue = (facts: EntryFacts): boolean => {
  const { isVisitor, isInstalled, isDismissed, route, country, settings } = facts
  if (!isVisitor || isInstalled || isDismissed || settings.enable_site_entry_popup === 'no') return false
  if (!country || !settings.site_entry_countries.includes(country)) return false
  if (route?.hides?.includes('entry')) return false
  return layoutOf(route) === 'default' || entryWarningCountries.some((one) => one === country)
}
