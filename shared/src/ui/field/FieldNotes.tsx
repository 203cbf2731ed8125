import type { ReactNode } from 'react'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { errorStyle, hintStyle } from './fieldStyles'

interface FieldNotesProps {
  id: string
  hint?: ReactNode
  error?: string | null
}

export const describedBy = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined

export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => {
  if (error)
    return (
      <p id={`${id}-error`} css={errorStyle} role="alert">
        <Icon path={icons.error} size={18} />
        {error}
      </p>
    )
  return (
    hint && (
      <p id={`${id}-hint`} css={hintStyle}>
        {hint}
      </p>
    )
  )
}
