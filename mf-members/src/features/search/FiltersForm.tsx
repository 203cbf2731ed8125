import { newWithinDays } from '@duetto/shared/domain'
import { useSession, useSettings } from '@duetto/shared/platform'
import { SegmentedControl, Select, Switch, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { peopleMessages } from '../../widgets/people/messages'
import type { Filters, SwitchName } from '../../entities/search/filters'
import { AgeFields } from './AgeFields'
import { filterMessages } from './filterMessages'
import { formStyle } from './formStyles'
import { searchMessages } from './messages'
import { MoreFilters } from './MoreFilters'
import { PlaceFields } from './PlaceFields'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'

interface FiltersFormProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

export const FiltersForm = ({ filters, onChange }: FiltersFormProps) => {
  const { formatMessage } = useIntl()
  const { search_fields } = useSettings()
  const { user } = useSession()
  const { plural } = useFictionalWords()
  const has = (field: string): boolean => search_fields.includes(field)
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part })
  const switches: [name: SwitchName, label: string, isOffered: boolean, hint?: string][] = [
    ['online', formatMessage(peopleMessages.onlineNow), has('online')],
    ['photo', formatMessage(filterMessages.photo), has('photo')],
    [
      'verified',
      formatMessage(uiMessages.verified),
      has('verified'),
      formatMessage(uiMessages.verifiedMeaning),
    ],
    [
      'both_ways',
      formatMessage(filterMessages.bothWays),
      has('both_ways') && user !== null,
      formatMessage(filterMessages.bothWaysHint),
    ],
    ['hide_fictional', formatMessage(searchMessages.hideFictional, { plural }), true],
  ]

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
      {has('min_age') && <AgeFields filters={filters} onChange={change} />}
      <PlaceFields filters={filters} onChange={change} />
      {has('new_within') && (
        <Select
          label={formatMessage(filterMessages.newHere)}
          value={String(filters.new_within ?? '')}
          onChange={(text) =>
            change({ new_within: newWithinDays.find((days) => String(days) === text) ?? null })
          }
          options={[
            { value: '', label: formatMessage(filterMessages.newAny) },
            ...newWithinDays.map((days) => ({
              value: String(days),
              label: formatMessage(filterMessages.newWithin, { days }),
            })),
          ]}
        />
      )}
      <div>
        {switches.map(
          ([name, label, isOffered, hint]) =>
            isOffered && (
              <Switch
                key={name}
                label={label}
                hint={hint}
                checked={filters[name]}
                onChange={(isOn) => change({ [name]: isOn })}
              />
            ),
        )}
      </div>
      <MoreFilters filters={filters} onChange={change} />
      {user && (
        <p>
          <Link to="/hidden">{formatMessage(searchMessages.toHidden)}</Link>
        </p>
      )}
    </div>
  )
}
