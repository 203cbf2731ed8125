import { css } from '@emotion/react'
import { useId } from 'react'
import type { Option } from './Select'
import { labelStyle } from './fieldStyles'
import { tickStyle } from './tickStyle'

interface RadioGroupProps<Value extends string> {
  label: string
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

export const RadioGroup = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) => {
  const name = useId()
  return (
    <fieldset css={groupStyle}>
      <legend css={labelStyle}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const groupStyle = css`
  display: grid;
  min-width: 0;
  legend {
    margin-bottom: var(--s1);
    padding: 0;
  }
  label {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: var(--tap);
    cursor: pointer;
  }
  input {
    ${tickStyle}
  }
`
