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

type End = 'min' | 'max'

interface Edit {
  end: End
  text: string
  /** The other end when the edit began, so that numbers typed in between do not move it. */
  other: number
  /** The range that the text stands for. A different one, such as after a reset, ends the edit. */
  range: [min: number, max: number]
}

export const AgeFields = ({ filters: { min_age: min, max_age: max }, onChange }: AgeFieldsProps) => {
  const { formatMessage } = useIntl()
  const [latest, setEdit] = useState<Edit | null>(null)
  const edit = latest?.range[0] === min && latest.range[1] === max ? latest : null
  const type = (end: End, text: string): void => {
    const other = edit?.end === end ? edit.other : end === 'min' ? max : min
    const age = Number(text)
    const isAge = Number.isInteger(age) && age >= limits.minAge && age <= limits.maxAge
    const range: Edit['range'] = isAge ? [Math.min(age, other), Math.max(age, other)] : [min, max]
    setEdit({ end, text, other, range })
    if (isAge) onChange({ min_age: range[0], max_age: range[1] })
  }
  const field = (end: End, label: string, age: number) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={2}
      value={edit ? (edit.end === end ? edit.text : String(edit.other)) : String(age)}
      onChange={(text) => type(end, text)}
      onBlur={() => setEdit(null)}
    />
  )
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
        {field('min', formatMessage(searchMessages.ageFrom), min)}
        {field('max', formatMessage(searchMessages.ageTo), max)}
      </div>
    </div>
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
