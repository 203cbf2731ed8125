import { css } from '@emotion/react'
import { limits } from '@duetto/shared/domain'
import { RangeSlider, TextField } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'

interface AgeFieldsProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

export const AgeFields = ({ filters: { min_age: min, max_age: max }, onChange }: AgeFieldsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={groupStyle}>
      <RangeSlider
        label={formatMessage(searchMessages.age)}
        min={limits.minAge}
        max={limits.maxAge}
        value={[min, max]}
        valueText={formatMessage(searchMessages.ageRange, { min, max })}
        fromLabel={formatMessage(searchMessages.ageFrom)}
        toLabel={formatMessage(searchMessages.ageTo)}
        onChange={([min_age, max_age]) => onChange({ min_age, max_age })}
      />
      <div css={pairStyle}>
        <AgeField
          label={formatMessage(searchMessages.ageFrom)}
          age={min}
          onChange={(age) => onChange({ min_age: age, max_age: Math.max(age, max) })}
        />
        <AgeField
          label={formatMessage(searchMessages.ageTo)}
          age={max}
          onChange={(age) => onChange({ max_age: age, min_age: Math.min(age, min) })}
        />
      </div>
    </div>
  )
}

interface AgeFieldProps {
  label: string
  age: number
  onChange: (age: number) => void
}

const AgeField = ({ label, age, onChange }: AgeFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string): void => {
    setTyped(text)
    const next = Number(text)
    if (Number.isInteger(next) && next >= limits.minAge && next <= limits.maxAge) onChange(next)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={2}
      value={typed ?? String(age)}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  )
}

const groupStyle = css`
  display: grid;
  gap: var(--s2);
  min-width: 0;
`
const pairStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
`
