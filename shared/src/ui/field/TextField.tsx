import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { css } from '@emotion/react'
import { limits } from '../../domain'
import { Field } from './Field'
import type { FieldTexts } from './Field'
import { controlStyle } from './fieldStyles'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'className'>
export interface TextFieldProps extends Native, FieldTexts {
  value: string
  onChange: (value: string) => void
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const emailProps: Native = {
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: limits.emailMaxLength,
}

export const TextField = ({ label, hint, error, value, onChange, end, ref, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <span css={wrapStyle}>
        <input
          {...(rest.type === 'email' && emailProps)}
          {...rest}
          {...control}
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          css={[controlStyle, end ? roomStyle : null]}
        />
        {end && <span css={endStyle}>{end}</span>}
      </span>
    )}
  </Field>
)

const wrapStyle = css`
  position: relative;
  display: block;
`
const roomStyle = css`
  padding-right: 54px;
`
const endStyle = css`
  position: absolute;
  top: 2px;
  right: 4px;
  display: flex;
  align-items: center;
  min-height: 44px;
`
