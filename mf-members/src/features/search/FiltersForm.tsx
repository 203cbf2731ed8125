import { countries, limits } from '@duetto/shared/domain'
import { listCountries } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { RangeSlider, SegmentedControl, Select, Switch } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import type { Filters } from '../../entities/search/filters'
import { formStyle } from './formStyles'
import { searchMessages } from './messages'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'

interface FiltersFormProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Form of the filters that the site enables. */
export const FiltersForm = ({ filters, onChange }: FiltersFormProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { search_fields, countries: offered, region_data } = useSettings()
  const { plural } = useFictionalWords()
  const has = (field: string): boolean => search_fields.includes(field)
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part })
  const regions = region_data.filter(({ country }) => country === filters.country).map(({ region }) => region)
  const listed = countries.filter((code) => offered.length === 0 || offered.includes(code))

  return (
    <div css={formStyle}>
      {has('gender') && (
        <SegmentedControl
          label={formatMessage(searchMessages.lookingFor)}
          value={filters.gender}
          onChange={(gender) => change({ gender })}
          options={[
            { value: 'female', label: formatMessage(searchMessages.women) },
            { value: 'all', label: formatMessage(searchMessages.everyone) },
            { value: 'male', label: formatMessage(searchMessages.men) },
          ]}
        />
      )}
      {has('min_age') && (
        <RangeSlider
          label={formatMessage(searchMessages.age)}
          min={limits.minAge}
          max={limits.maxAge}
          value={[filters.min_age, filters.max_age]}
          valueText={formatMessage(searchMessages.ageRange, { min: filters.min_age, max: filters.max_age })}
          fromLabel={formatMessage(searchMessages.ageFrom)}
          toLabel={formatMessage(searchMessages.ageTo)}
          onChange={([min_age, max_age]) => change({ min_age, max_age })}
        />
      )}
      {has('country') && (
        <Select
          label={formatMessage(searchMessages.country)}
          value={filters.country}
          onChange={(country) => change({ country, countryregion: null })}
          options={[
            { value: 'all', label: formatMessage(searchMessages.anyCountry) },
            ...listCountries(intl, listed),
          ]}
        />
      )}
      {(has('countryregion') || has('region')) && regions.length > 0 && (
        <Select
          label={formatMessage(searchMessages.region)}
          value={filters.countryregion ?? ''}
          onChange={(region) => change({ countryregion: region || null })}
          options={[
            { value: '', label: formatMessage(searchMessages.anyRegion) },
            ...regions.map((region) => ({ value: region, label: region })),
          ]}
        />
      )}
      {has('online') && (
        <Switch
          label={formatMessage(peopleMessages.onlineNow)}
          checked={filters.online}
          onChange={(online) => change({ online })}
        />
      )}
      <Switch
        label={formatMessage(searchMessages.hideFictional, { plural })}
        checked={filters.hide_fictional}
        onChange={(hide_fictional) => change({ hide_fictional })}
      />
    </div>
  )
}
