import type { SearchedField } from '@duetto/shared/domain'
import { useDistance } from '@duetto/shared/platform'
import { profileLabels } from '@duetto/shared/texts/profile'
import { uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { isField } from '../../entities/search/filters'
import type { FilterName, Filters } from '../../entities/search/filters'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'
import { peopleMessages } from '../../widgets/people/messages'
import { useValueText } from '../../widgets/profile-fields/useValueText'
import { filterMessages } from './filterMessages'
import { searchMessages } from './messages'
import { placeMessages } from './placeMessages'
import { useFieldLabel } from './useFieldLabel'
import { useHeightText } from './useHeightText'

const genders = { all: searchMessages.everyone, female: searchMessages.women, male: searchMessages.men }

export const useFilterText = (filters: Filters): ((name: FilterName) => string) => {
  const { formatMessage, formatDisplayName, formatList } = useIntl()
  const { plural } = useFictionalWords()
  const formatDistance = useDistance()
  const valueText = useValueText()
  const label = useFieldLabel()
  const heightText = useHeightText()

  const placeText = (): string => {
    const distance = formatDistance(filters.distance ?? 0)
    return filters.city
      ? formatMessage(placeMessages.aroundTown, { distance, town: filters.city })
      : formatMessage(placeMessages.within, { distance })
  }
  const countryText = (): string =>
    filters.country === 'all'
      ? formatMessage(searchMessages.anyCountry)
      : (formatDisplayName(filters.country, { type: 'region' }) ?? filters.country)
  const texts: Record<Exclude<FilterName, SearchedField>, () => string> = {
    name: () => formatMessage(filterMessages.name, { name: filters.name }),
    gender: () => formatMessage(genders[filters.gender]),
    age: () => formatMessage(searchMessages.ageRange, { min: filters.min_age, max: filters.max_age }),
    distance: placeText,
    country: countryText,
    countryregion: () => filters.countryregion ?? '',
    height: () =>
      formatMessage(filterMessages.several, {
        label: formatMessage(profileLabels.height),
        values: heightText(filters),
      }),
    new_within: () => formatMessage(filterMessages.newWithin, { days: filters.new_within }),
    online: () => formatMessage(peopleMessages.onlineNow),
    photo: () => formatMessage(filterMessages.photo),
    verified: () => formatMessage(uiMessages.verified),
    both_ways: () => formatMessage(filterMessages.bothWays),
    hide_fictional: () => formatMessage(searchMessages.hideFictional, { plural }),
  }
  return (name) => {
    if (!isField(name)) return texts[name]()
    const values = formatList(
      filters[name].map((value) => valueText(name, value)),
      { type: 'disjunction' },
    )
    return formatMessage(filterMessages.several, { label: label(name), values })
  }
}
