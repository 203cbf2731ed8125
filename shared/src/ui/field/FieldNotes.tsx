import type { ReactNode } from 'react'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { errorStyle, hintStyle } from './fieldStyles'

interface FieldNotesProps {
  /** Id of the control. */
  id: string
  hint?: ReactNode
  /** Message that explains the error and how to fix it. */
  error?: string | null
}

/** Value of the control's `aria-describedby`. */
export const describedBy = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <>
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
  </>
)
