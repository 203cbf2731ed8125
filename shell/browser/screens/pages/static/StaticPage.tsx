import { isLegalPage } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { NotFound } from '../../errors/NotFound'
import { Article } from './Article'
import { Faq } from './Faq'
import { LegalPage } from './LegalPage'
import { Sections } from './Sections'
import { staticPages } from './staticPages'
import { termsVersion } from './termsVersion'
import { useStaticValues } from './useStaticValues'

export const StaticPage = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl()
  const { company } = usePlatform()
  const values = useStaticValues()
  const page = staticPages[name]
  if (!page) return <NotFound />
  const title = formatMessage(page.title, values)
  if (name === 'faq')
    return (
      <Article title={title}>
        <Faq sections={page.sections} values={values} />
      </Article>
    )
  const sections = page.sections.map(({ heading, text }) => ({
    heading: formatMessage(heading, values),
    text: formatMessage(text, values),
  }))
  return isLegalPage(name) ? (
    <LegalPage page={name} title={title} standard={{ sections, asOf: termsVersion(company.added) }} />
  ) : (
    <Article title={title}>
      <Sections sections={sections} />
    </Article>
  )
}
