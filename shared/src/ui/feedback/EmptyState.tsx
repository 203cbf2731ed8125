import { css } from '@emotion/react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** Why there is nothing here, and what to do about it. */
export const EmptyState = ({ title, text, action, children }: EmptyStateProps) => (
  <div css={emptyStyle}>
    <span css={markStyle} aria-hidden />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
    {action && <div css={actionStyle}>{action}</div>}
  </div>
)

const emptyStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  padding: var(--s8) var(--s5);
  text-align: center;
  > p {
    max-width: 42ch;
    color: var(--ink-2);
  }
`
/** The two leaning shapes, quiet. */
const markStyle = css`
  width: 56px;
  height: 40px;
  margin-bottom: var(--s2);
  background:
    linear-gradient(var(--primary-soft), var(--primary-soft)) 0 0 / 30px 34px no-repeat,
    linear-gradient(var(--secondary-soft), var(--secondary-soft)) 100% 100% / 30px 34px no-repeat;
  border-radius: 12px 12px 12px 4px;
`
const actionStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s3);
  margin-top: var(--s2);
`
