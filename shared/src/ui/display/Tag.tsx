import { css } from '@emotion/react'
import type { ReactNode } from 'react'

export type TagTone = 'secondary' | 'primary' | 'dark' | 'success' | 'danger' | 'neutral'

export const Tag = ({ tone = 'secondary', children }: { tone?: TagTone; children: ReactNode }) => (
  <span css={[tagStyle, tones[tone]]}>{children}</span>
)

const tagStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  width: fit-content;
  max-width: 100%;
  padding: 3px 10px;
  border-radius: var(--r-sm) var(--r-sm) var(--r-sm) var(--r-tight);
  font-family: var(--font-text);
  font-size: var(--t-xs);
  font-weight: 650;
  line-height: 1.35;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
const paint = (background: string, color: string) =>
  css({ background: `var(--${background})`, color: `var(--${color})` })
const tones = {
  secondary: paint('secondary', 'on-secondary'),
  primary: paint('primary-soft', 'primary-ink'),
  dark: paint('dark', 'on-dark'),
  success: paint('success-soft', 'success-ink'),
  danger: paint('danger-soft', 'danger-ink'),
  neutral: paint('surface-2', 'ink-2'),
}
