import { isCountry } from '@duetto/shared/domain'
import { usePlatform, usePlatformLocation, useSession, useSettings } from '@duetto/shared/platform'
import { useMemo } from 'react'
import { createDefaults, readFilters, withoutTown, writeFilters } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { useVisitorSearch } from './useVisitorSearch'

export const useFilters = () => {
  const { navigation, country: visitorCountry } = usePlatform()
  const { search } = usePlatformLocation()
  const { status, user } = useSession()
  const settings = useSettings()
  const wish = user?.profile.looking_for ?? null
  const home = user?.country ?? settings.geoip_selected_country ?? visitorCountry
  const country = isCountry(home) ? home : null
  const defaults = useMemo(() => createDefaults(wish, country), [wish, country])
  const isVisitor = status === 'visitor'
  const filters = useMemo(() => {
    const read = readFilters(search, defaults)
    return isVisitor ? withoutTown(read) : read
  }, [search, defaults, isVisitor])
  const chosen = writeFilters(filters, defaults)
  useVisitorSearch({ status, chosen, goTo: (kept) => navigation.replace(`/members${kept}`, null) })
  const apply = (next: Filters): void => navigation.replace(`/members${writeFilters(next, defaults, search)}`)
  return { filters, defaults, apply }
}
