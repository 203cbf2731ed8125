import { css } from '@emotion/react'
import { Icon, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'

interface ResultCardProps {
  tone: 'success' | 'danger' | 'neutral'
  title: string
  text?: ReactNode
  children?: ReactNode
}

const marks = { success: icons.success, danger: icons.error, neutral: icons.mail } as const

export const ResultCard = ({ tone, title, text, children }: ResultCardProps) => (
  <div css={resultStyle} role={tone === 'danger' ? 'alert' : 'status'}>
    <span css={markStyle} data-tone={tone}>
      <Icon path={marks[tone]} size={28} />
    </span>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    {children && <div css={waysStyle}>{children}</div>}
  </div>
)

const resultStyle = css`
  display: grid;
  gap: var(--s4);
  h1 {
    font-size: var(--t-2xl);
  }
  > p {
    color: var(--ink-2);
  }
`
const markStyle = css`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  border-radius: var(--voice-in);
  background: var(--primary-soft);
  color: var(--primary-ink);
  &[data-tone='success'] {
    background: var(--success-soft);
    color: var(--success-ink);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger-ink);
  }
`
const waysStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s2);
`
