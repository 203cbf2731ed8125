import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { pageMessages } from '../messages'
import type { Section } from './staticPages'
import type { StaticValues } from './useStaticValues'

export const Contents = ({ sections, values }: { sections: readonly Section[]; values: StaticValues }) => {
  const { formatMessage } = useIntl()
  return (
    <nav css={contentsStyle} aria-labelledby="contents">
      <p id="contents">{formatMessage(pageMessages.contents)}</p>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={index}>
            <a href={`#part-${index + 1}`}>{formatMessage(heading, values)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const contentsStyle = css`
  padding: var(--s4) var(--s5);
  border-radius: var(--r-md);
  background: var(--surface-2);
  p {
    font-weight: 650;
  }
  ol {
    margin: var(--s2) 0 0;
    padding-left: 1.4em;
    columns: 2 220px;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-block;
    padding: 6px 0;
  }
`
