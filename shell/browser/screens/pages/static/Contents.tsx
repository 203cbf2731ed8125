import { css } from '@emotion/react'
import type { LegalSection } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import { pageMessages } from '../messages'

interface ContentsProps {
  sections: readonly LegalSection[]
  lang?: string
}

export const Contents = ({ sections, lang }: ContentsProps) => {
  const { formatMessage } = useIntl()
  return (
    <nav css={contentsStyle} aria-labelledby="contents">
      <p id="contents">{formatMessage(pageMessages.contents)}</p>
      <ol>
        {sections.map(
          ({ heading }, index) =>
            heading !== null && (
              <li key={index} lang={lang}>
                <a href={`#part-${index + 1}`}>{heading}</a>
              </li>
            ),
        )}
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
