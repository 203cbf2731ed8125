import { fillLegalText, legalSections, localeTag } from '@duetto/shared/domain'
import type { LegalPage as Name, LegalSection } from '@duetto/shared/domain'
import { usePlatform, useReadable } from '@duetto/shared/platform'
import { PageSkeleton } from '../../../host/outlets/PageSkeleton'
import { Article } from './Article'
import { Sections } from './Sections'
import { useLegalText } from './useLegalText'
import { useStaticValues } from './useStaticValues'

interface LegalPageProps {
  page: Name
  title: string
  standard: { sections: readonly LegalSection[]; asOf: Date }
}

export const LegalPage = ({ page, title, standard }: LegalPageProps) => {
  const locale = useReadable(usePlatform().locale)
  const own = useLegalText(page)
  const values = useStaticValues()
  if (own === undefined) return <PageSkeleton route={`pages-${page}`} />
  if (own === null)
    return (
      <Article title={title} asOf={standard.asOf}>
        <Sections sections={standard.sections} />
      </Article>
    )
  return (
    // Noon UTC is on the same day in time zones from UTC−12 to UTC+11.
    <Article title={title} asOf={new Date(`${own.as_of}T12:00:00Z`)}>
      <Sections
        sections={legalSections(fillLegalText(own.body, values))}
        lang={own.language === locale ? undefined : localeTag[own.language]}
      />
    </Article>
  )
}
