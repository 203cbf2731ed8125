import { css } from '@emotion/react'
import { searchedFields, searchedValues } from '@duetto/shared/domain'
import type { SearchedField } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Chip } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { useValueText } from '../../widgets/profile-fields/useValueText'
import { filterMessages } from './filterMessages'
import { useFieldLabel } from './useFieldLabel'

interface MoreFiltersProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

/** Filters by what profiles say, folded as long as none is on. */
export const MoreFilters = ({ filters, onChange }: MoreFiltersProps) => {
  const { formatMessage } = useIntl()
  const { search_fields: offered, visible_profile_fields: visible } = useSettings()
  const fields = searchedFields.filter((field) => offered.includes(field) && visible.includes(field))
  const count = fields.filter((field) => filters[field].length > 0).length
  if (fields.length === 0) return null
  return (
    <details css={moreStyle} open={count > 0 || undefined}>
      <summary>
        {count > 0 ? formatMessage(filterMessages.moreCount, { count }) : formatMessage(filterMessages.more)}
      </summary>
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

const Choices = ({ field, chosen, onChange }: ChoicesProps) => {
  const textOf = useValueText()
  const label = useFieldLabel()
  const { interests, locales } = useSettings()
  const offered: Partial<Record<SearchedField, readonly string[]>> = { interests, language: locales }
  const values = offered[field] ?? searchedValues[field]
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
    min-height: var(--tap);
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
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
