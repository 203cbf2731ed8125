import { useId } from 'react'
import type { ReactNode } from 'react'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { errorStyle, fieldStyle, hintStyle, labelStyle } from './fieldStyles'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: string | null
}

interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below, error with an icon; the control references both. */
export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div css={fieldStyle} className={className}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} css={hintStyle}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={errorStyle} role="alert">
          <Icon path={icons.error} size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
