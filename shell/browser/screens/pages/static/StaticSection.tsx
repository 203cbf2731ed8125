import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Linked } from './Linked'
import type { Section } from './staticPages'
import type { StaticValues } from './useStaticValues'

interface StaticSectionProps {
  id: string
  section: Section
  values: StaticValues
  isInGroup?: boolean
}

export const StaticSection = ({ id, section, values, isInGroup }: StaticSectionProps) => {
  const { formatMessage } = useIntl()
  const Heading = isInGroup ? 'h3' : 'h2'
  return (
    <section id={id} css={sectionStyle}>
      <Heading>{formatMessage(section.heading, values)}</Heading>
      {formatMessage(section.text, values)
        .split('\n')
        .map((paragraph, line) => (
          <p key={line}>
            <Linked text={paragraph} />
          </p>
        ))}
    </section>
  )
}

const sectionStyle = css`
  display: grid;
  gap: var(--s3);
  max-width: 68ch;
`
