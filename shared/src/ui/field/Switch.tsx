import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { hintStyle } from './fieldStyles'

interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => (
  <label css={rowStyle}>
    <span>
      {label}
      {hint && <small css={hintStyle}>{hint}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)

const rowStyle = css`
  display: flex;
  padding-block: 6px;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  min-height: var(--tap);
  cursor: pointer;
  > span {
    display: grid;
    min-width: 0;
  }
  input {
    position: relative;
    flex: none;
    width: 48px;
    height: 28px;
    margin: 0;
    border-radius: 14px;
    background: var(--line-strong);
    appearance: none;
    cursor: inherit;
    transition: background var(--base);
  }
  input::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: #fff;
    transition: left var(--base) var(--ease);
  }
  input:checked {
    background: var(--success);
  }
  input:checked::after {
    left: 23px;
  }
  @media (forced-colors: active) {
    input {
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background: ButtonFace;
    }
    input::after {
      top: 2px;
      background: ButtonText;
    }
    input:checked {
      background: Highlight;
    }
    input:checked::after {
      background: HighlightText;
    }
  }
`
