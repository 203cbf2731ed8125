import { css } from '@emotion/react'
import { useId } from 'react'
import type { Option } from './Select'
import { labelStyle } from './fieldStyles'

interface SegmentedControlProps<Value extends string> {
  label: string
  name?: string
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

export const SegmentedControl = <Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) => {
  const id = useId()
  return (
    <fieldset css={groupStyle}>
      <legend css={labelStyle}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const groupStyle = css`
  min-width: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
  }
  > div {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(min-content, 1fr);
    padding: 3px;
    border-radius: var(--r-pill);
    background: var(--surface-2);
  }
  @media (max-width: 575px) {
    > div {
      grid-auto-columns: auto;
    }
  }
  input {
    position: absolute;
    opacity: 0;
  }
  span {
    display: grid;
    place-items: center;
    min-height: var(--tap);
    padding: 2px 8px;
    border-radius: var(--r-pill);
    color: var(--ink-2);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    hyphens: auto;
    cursor: pointer;
    transition: background var(--base);
  }
  @media (max-width: 389px) {
    span {
      padding: 2px 6px;
      font-size: var(--t-sm);
    }
  }
  /* Without a choice, the options would look like text. */
  > div:not(:has(:checked)) {
    column-gap: var(--s2);
    padding: 0;
    background: none;
    span {
      background: var(--surface);
      color: var(--ink);
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  input:checked + span {
    background: var(--primary-soft);
    color: var(--primary-ink);
    box-shadow: inset 0 0 0 2px var(--primary-ink);
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`
