import type { LegalSection } from '@duetto/shared/domain'
import { Contents } from './Contents'
import { StaticSection } from './StaticSection'

interface SectionsProps {
  sections: readonly LegalSection[]
  lang?: string
}

export const Sections = ({ sections, lang }: SectionsProps) => (
  <>
    {sections.length > 4 && <Contents sections={sections} lang={lang} />}
    {sections.map((section, index) => (
      <StaticSection key={index} id={`part-${index + 1}`} lang={lang} {...section} />
    ))}
  </>
)
