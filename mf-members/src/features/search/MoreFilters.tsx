import { css } from '@emotion/react'
import { heightsCm, isSexualInterest, searchedFields, searchedValues } from '@duetto/shared/domain'
import type { SearchedField } from '@duetto/shared/domain'
import { useSession, useSettings } from '@duetto/shared/platform'
import { profileLabels } from '@duetto/shared/texts/profile'
import { Chip, Icon, RangeSlider, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { hasHeight } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { useValueText } from '../../widgets/profile-fields/useValueText'
import { filterMessages } from './filterMessages'
import { searchMessages } from './messages'
import { useFieldLabel } from './useFieldLabel'
import { useHeightText } from './useHeightText'

interface MoreFiltersProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

export const MoreFilters = ({ filters, onChange }: MoreFiltersProps) => {
  const { formatMessage } = useIntl()
  const heightText = useHeightText()
  const { search_fields: offered, visible_profile_fields: visible } = useSettings()
  const isIntimate = useIsIntimate()
  const fields = searchedFields.filter(
    (field) => offered.includes(field) && visible.includes(field) && (field !== 'sexuality' || isIntimate),
  )
  const isHeightOffered = offered.includes('height') && visible.includes('height')
  const isHeightOn = isHeightOffered && hasHeight(filters)
  const count = fields.filter((field) => filters[field].length > 0).length + Number(isHeightOn)
  const [isOpen, setIsOpen] = useState(count > 0)
  if (fields.length === 0 && !isHeightOffered) return null
  return (
    <details css={moreStyle} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {count > 0 ? formatMessage(filterMessages.moreCount, { count }) : formatMessage(filterMessages.more)}
        <Icon path={icons.chevronDown} />
      </summary>
      {isHeightOffered && (
        <RangeSlider
          label={formatMessage(profileLabels.height)}
          min={heightsCm.min}
          max={heightsCm.max}
          value={[filters.min_height, filters.max_height]}
          valueText={heightText(filters)}
          fromLabel={formatMessage(searchMessages.heightFrom)}
          toLabel={formatMessage(searchMessages.heightTo)}
          onChange={([min_height, max_height]) => onChange({ min_height, max_height })}
        />
      )}
      {fields.map((field) => (
        <Choices
          key={field}
          field={field}
          chosen={filters[field]}
          onChange={(values) => onChange({ [field]: values })}
        />
      ))}
    </details>
  )
}

interface ChoicesProps {
  field: SearchedField
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Only members who consented to intimate details can filter by them (TRUST-07). */
const useIsIntimate = (): boolean => useSession().user?.profile.has_intimate_consent ?? false

const Choices = ({ field, chosen, onChange }: ChoicesProps) => {
  const textOf = useValueText()
  const label = useFieldLabel()
  const { interests, locales } = useSettings()
  const isIntimate = useIsIntimate()
  const offered: Partial<Record<SearchedField, readonly string[]>> = { interests, language: locales }
  const values = (offered[field] ?? searchedValues[field]).filter(
    (value) => isIntimate || !isSexualInterest(value),
  )
  return (
    <fieldset>
      <legend>{label(field)}</legend>
      <div>
        {values.map((value) => {
          const isOn = chosen.includes(value)
          const next = isOn ? chosen.filter((one) => one !== value) : [...chosen, value]
          return (
            <Chip key={value} isOn={isOn} onClick={() => onChange(next)}>
              {textOf(field, value)}
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}

const moreStyle = css`
  min-width: 0;
  summary {
    display: flex;
    gap: var(--s2);
    align-items: center;
    justify-content: space-between;
    min-height: var(--tap);
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: var(--ink-2);
    transition: transform var(--fast);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  fieldset {
    min-width: 0;
    margin-top: var(--s4);
  }
  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-size: var(--t-sm);
    font-weight: 600;
  }
  fieldset > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`
