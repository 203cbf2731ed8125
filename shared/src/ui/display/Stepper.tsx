import { css } from '@emotion/react'
import type { ReactNode } from 'react'

interface StepperProps {
  current: number
  total: number
  label: string
  back?: ReactNode
}

export const Stepper = ({ current, total, label, back }: StepperProps) => (
  <div css={stepperStyle}>
    <header>
      {back}
      <p>{label}</p>
    </header>
    <div aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-on={index < current || undefined} />
      ))}
    </div>
  </div>
)

const stepperStyle = css`
  display: grid;
  gap: var(--s2);
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
    font-weight: 600;
  }
  div {
    display: grid;
    grid-auto-flow: column;
    gap: 6px;
  }
  i {
    height: 6px;
    border-radius: 3px;
    background: var(--line);
    transition: background var(--base);
  }
  i[data-on] {
    background: var(--primary-ink);
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: GrayText;
    }
    i[data-on] {
      background: Highlight;
    }
  }
`
