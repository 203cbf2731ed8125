import { css } from '@emotion/react'
import { Linked } from './Linked'
import { termsVersion } from './termsVersion'
import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { Page } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { NotFound } from '../../errors/NotFound'
import { pageMessages } from '../messages'
import { staticPages } from './staticPages'
import { useStaticValues } from './useStaticValues'

const dated = new Set(['terms', 'privacy', 'cookies', 'return-policy'])

/** A legal or help text with the operator's company filled in. */
export const StaticPage = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl()
  const { company } = usePlatform()
  const values = useStaticValues()
  const page = staticPages[name]
  const title = page ? formatMessage(page.title, values) : ''
  usePageTitle(title)
  if (!page) return <NotFound />
  return (
    <Page isNarrow>
      <article css={articleStyle}>
        <h1>{title}</h1>
        {dated.has(name) && <p>{formatMessage(pageMessages.asOf, { date: termsVersion(company.added) })}</p>}
        {page.sections.map(({ heading, text }, index) => (
          <section key={index}>
            {heading && <h2>{formatMessage(heading, values)}</h2>}
            {formatMessage(text, values)
              .split('\n')
              .map((paragraph, line) => (
                <p key={line}>
                  <Linked text={paragraph} />
                </p>
              ))}
          </section>
        ))}
      </article>
    </Page>
  )
}

const articleStyle = css`
  display: grid;
  gap: var(--s6);
  section {
    display: grid;
    gap: var(--s3);
    max-width: 68ch;
  }
`
