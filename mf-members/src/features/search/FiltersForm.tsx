import { limits } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { RangeSlider, SegmentedControl, Switch } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import type { Filters } from '../../entities/search/filters'
import { formStyle } from './formStyles'
import { searchMessages } from './messages'
import { PlaceFields } from './PlaceFields'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'

interface FiltersFormProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Form of the filters that the site enables. */
export const FiltersForm = ({ filters, onChange }: FiltersFormProps) => {
  const { formatMessage } = useIntl()
  const { search_fields } = useSettings()
  const { plural } = useFictionalWords()
  const has = (field: string): boolean => search_fields.includes(field)
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part })

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
      <PlaceFields filters={filters} onChange={change} />
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
