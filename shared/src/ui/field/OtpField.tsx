import { css } from '@emotion/react'
import { readDigitCode } from '../../domain'
import type { TextFieldProps } from './TextField'
import { Field } from './Field'
import { controlStyle } from './fieldStyles'

interface OtpFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'value' | 'onChange' | 'autoFocus'
> {
  digits?: number
}

/** A single field, so that codes can be pasted and phones can autofill them. */
export const OtpField = ({ label, hint, error, value, onChange, digits = 6, autoFocus }: OtpFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...control}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${digits}}`}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => onChange(readDigitCode(target.value, digits))}
        css={[controlStyle, otpStyle]}
      />
    )}
  </Field>
)

const otpStyle = css`
  max-width: 260px;
  font-size: var(--t-xl);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4em;
  &::selection {
    background: var(--primary);
    color: var(--on-primary);
  }
`
