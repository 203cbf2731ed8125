import { countries, hasRegionSearch, searchRadiiKm } from '@duetto/shared/domain'
import { listCountries } from '@duetto/shared/i18n'
import { useDistance, useRegions, useSession, useSettings } from '@duetto/shared/platform'
import { Select } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { placeMessages } from './placeMessages'
import { searchMessages } from './messages'
import { TownSelect } from './TownSelect'

interface PlaceFieldsProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

export const PlaceFields = ({ filters, onChange }: PlaceFieldsProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const settings = useSettings()
  const { search_fields, countries: offered } = settings
  const data = useRegions()
  const { user } = useSession()
  const has = (field: string): boolean => search_fields.includes(field)
  const hasDistance = has('distance') && user !== null
  const { country, countryregion, distance } = filters
  const known = data?.filter((each) => each.country === country).map(({ region }) => region)
  const regions = known ?? (countryregion ? [countryregion] : [])
  // Show the region field while its options load, because the form must not shift.
  const hasRegions = known ? known.length > 0 : country !== 'all'
  const listed = countries.filter((code) => offered.length === 0 || offered.includes(code))
  const all = { value: 'all', label: formatMessage(searchMessages.anyCountry) }
  return (
    <>
      {hasDistance && <DistanceSelect filters={filters} onChange={onChange} />}
      {has('country') && !(hasDistance && country === 'all') && (
        <Select
          label={formatMessage(searchMessages.country)}
          value={country}
          onChange={(code) => onChange({ country: code, countryregion: null, city: null })}
          options={[...(hasDistance ? [] : [all]), ...listCountries(intl, listed)]}
        />
      )}
      {distance !== null && <TownSelect filters={filters} onChange={onChange} />}
      {distance === null && hasRegionSearch(settings) && hasRegions && (
        <Select
          label={formatMessage(searchMessages.region)}
          value={countryregion ?? ''}
          onChange={(region) => onChange({ countryregion: region || null })}
          options={[
            { value: '', label: formatMessage(searchMessages.anyRegion) },
            ...regions.map((region) => ({ value: region, label: region })),
          ]}
        />
      )}
    </>
  )
}

const DistanceSelect = ({ filters, onChange }: PlaceFieldsProps) => {
  const { formatMessage } = useIntl()
  const formatDistance = useDistance()
  const { user } = useSession()
  const { distance, country } = filters
  const change = (choice: string): void => {
    const radius = searchRadiiKm.find((km) => String(km) === choice) ?? null
    const home = user?.country ?? country
    const isEverywhere = choice === 'all'
    onChange({
      distance: radius,
      country: isEverywhere ? 'all' : country === 'all' ? home : country,
      ...((radius === null || distance === null) && { countryregion: null, city: null }),
    })
  }
  return (
    <Select
      label={formatMessage(placeMessages.distance)}
      value={String(distance ?? (country === 'all' ? 'all' : 'country'))}
      onChange={change}
      options={[
        ...searchRadiiKm.map((km) => ({
          value: String(km),
          label: formatMessage(placeMessages.within, { distance: formatDistance(km) }),
        })),
        { value: 'country', label: formatMessage(placeMessages.wholeCountry) },
        { value: 'all', label: formatMessage(placeMessages.everywhere) },
      ]}
    />
  )
}
