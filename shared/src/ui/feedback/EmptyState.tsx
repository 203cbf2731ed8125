import { css } from '@emotion/react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  children?: ReactNode
  isPage?: boolean
}

export const EmptyState = ({ title, text, action, children, isPage = false }: EmptyStateProps) => (
  <div css={emptyStyle}>
    <svg css={markStyle} width="68" height="48" viewBox="0 0 34 24" aria-hidden>
      <path d="M8 1h5a7 7 0 0 1 7 7v5a7 7 0 0 1-7 7H3a2 2 0 0 1-2-2V8a7 7 0 0 1 7-7z" />
      <path d="M21 4h5a7 7 0 0 1 7 7v10a2 2 0 0 1-2 2H21a7 7 0 0 1-7-7v-5a7 7 0 0 1 7-7z" />
    </svg>
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {text && <p>{text}</p>}
    {children}
    {action && <div css={actionStyle}>{action}</div>}
  </div>
)

const lowScreen = '@media (max-height: 640px)'

const emptyStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  padding: var(--s8) var(--s5);
  text-align: center;
  > h1 {
    font-size: var(--t-xl);
  }
  > p {
    max-width: 42ch;
    color: var(--ink-2);
  }
  /* On the smallest phones, the button must fit above the bottom navigation. */
  ${lowScreen} {
    padding: var(--s4) var(--s3);
  }
`
const markStyle = css`
  margin-bottom: var(--s2);
  fill: var(--primary-soft);
  path:last-of-type {
    fill: var(--secondary-soft);
  }
  ${lowScreen} {
    display: none;
  }
`
const actionStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s3);
  margin-top: var(--s2);
`
