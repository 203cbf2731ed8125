import { useId } from 'react'
import type { ReactNode } from 'react'
import { describedBy, FieldNotes } from './FieldNotes'
import { fieldStyle, labelStyle } from './fieldStyles'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Message that explains the error and how to fix it. */
  error?: string | null
}

interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, connected for screen readers. */
export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId()
  return (
    <div css={fieldStyle}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy({ id, hint, error }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
