import { css } from '@emotion/react'
import type { ReactNode } from 'react'

interface ErrorPageProps {
  status: number
  title: string
  text: string
  action: ReactNode
}

export const ErrorPage = ({ status, title, text, action }: ErrorPageProps) => (
  <section css={pageStyle}>
    <p css={codeStyle}>{status}</p>
    <h1>{title}</h1>
    <p>{text}</p>
    <div css={actionStyle}>{action}</div>
  </section>
)

const pageStyle = css`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--s4);
  max-width: 640px;
  min-height: 56vh;
  margin: 0 auto;
  padding: var(--s8) var(--s5);
`
const actionStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`
const codeStyle = css`
  padding: var(--s1) var(--s4);
  border-radius: var(--voice-in);
  background: var(--secondary-soft);
  color: var(--secondary-ink);
  font: var(--display-weight) var(--t-2xl) / 1.3 var(--font-display);
`
