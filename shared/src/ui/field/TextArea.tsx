import { css } from '@emotion/react'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { useIntl } from 'react-intl'
import { codePointLength } from '../../domain'
import { uiMessages } from '../messages'
import { Field } from './Field'
import type { FieldTexts } from './Field'
import { controlStyle } from './fieldStyles'

const SHOWN_FROM = 100

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id' | 'className'>
interface TextAreaProps extends Native, FieldTexts {
  value: string
  onChange: (value: string) => void
  maxCodePoints?: number
  ref?: Ref<HTMLTextAreaElement>
}

export const TextArea = ({
  label,
  hint,
  error,
  value,
  onChange,
  maxCodePoints,
  rows = 4,
  ref,
  ...rest
}: TextAreaProps) => {
  const { formatMessage } = useIntl()
  const left = maxCodePoints === undefined ? Infinity : maxCodePoints - codePointLength(value)
  const count = left < 0 ? formatMessage(uiMessages.tooLong, { count: -left }) : null
  const near =
    left >= 0 && left <= SHOWN_FROM ? formatMessage(uiMessages.charactersLeft, { count: left }) : null
  return (
    <Field label={label} hint={near ?? hint} error={error ?? count}>
      {(control) => (
        <textarea
          {...rest}
          rows={rows}
          {...control}
          aria-describedby={control['aria-describedby'] ?? rest['aria-describedby']}
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          css={[controlStyle, areaStyle, { minHeight: `calc(${rows} * 1lh + 24px)` }]}
        />
      )}
    </Field>
  )
}

const areaStyle = css`
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`
