import { css } from '@emotion/react'
import { Contents } from './Contents'
import { Faq } from './Faq'
import { StaticSection } from './StaticSection'
import { termsVersion } from './termsVersion'
import { usePageTitle, usePlatform } from '@duetto/shared/platform'
import { Page } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { NotFound } from '../../errors/NotFound'
import { pageMessages } from '../messages'
import { staticPages } from './staticPages'
import { useStaticValues } from './useStaticValues'

const dated = new Set(['terms', 'privacy', 'cookies', 'return-policy'])

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
        {name === 'faq' ? (
          <Faq sections={page.sections} values={values} />
        ) : (
          <>
            {page.sections.length > 4 && <Contents sections={page.sections} values={values} />}
            {page.sections.map((section, index) => (
              <StaticSection key={index} id={`part-${index + 1}`} section={section} values={values} />
            ))}
          </>
        )}
      </article>
    </Page>
  )
}

const articleStyle = css`
  display: grid;
  gap: var(--s6);
`
