import { css } from '@emotion/react'
import type { SelectHTMLAttributes } from 'react'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { Field } from './Field'
import type { FieldTexts } from './Field'
import { controlStyle } from './fieldStyles'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  isDisabled?: boolean
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'id' | 'className'>
interface SelectProps<Value extends string> extends Native, FieldTexts {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** Uses the native element, because phones and screen readers support it best. */
export const Select = <Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <span css={wrapStyle}>
        <select
          {...rest}
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
          css={[controlStyle, selectStyle]}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={icons.chevronDown} />
      </span>
    )}
  </Field>
)

const wrapStyle = css`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    top: 14px;
    right: 14px;
    pointer-events: none;
  }
`
const selectStyle = css`
  padding-right: 42px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`
