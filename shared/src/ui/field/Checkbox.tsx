import { css } from '@emotion/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { describedBy, FieldNotes } from './FieldNotes'
import { tickStyle } from './tickStyle'

interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | null
}

export const Checkbox = ({ label, checked, onChange, error }: CheckboxProps) => {
  const id = useId()
  return (
    <div>
      <label css={rowStyle}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

const rowStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: flex-start;
  min-height: var(--tap);
  padding: 10px 0;
  cursor: pointer;
  input {
    ${tickStyle}
    margin-top: 1px;
  }
`
