import { useId } from 'react'
import type { ReactNode } from 'react'
import { describedBy, FieldNotes } from './FieldNotes'
import { fieldStyle, labelStyle } from './fieldStyles'

export interface FieldTexts {
  label: string
  hint?: ReactNode
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
