import { css } from '@emotion/react'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  text?: ReactNode
  anchor?: string
  level?: 2 | 3
  children: ReactNode
}

export const Section = ({ title, text, anchor, level = 2, children }: SectionProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section id={anchor} aria-labelledby={id} css={sectionStyle}>
      <Heading id={id}>{title}</Heading>
      {text && <p data-lead>{text}</p>}
      {children}
    </section>
  )
}

const sectionStyle = css`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  [data-lead] {
    margin-top: calc(-1 * var(--s2));
    color: var(--ink-2);
  }
`
