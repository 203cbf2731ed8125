import type { LegalSection } from '@duetto/shared/domain'
import { Contents } from './Contents'
import { StaticSection } from './StaticSection'

interface SectionsProps {
  sections: readonly LegalSection[]
  /** BCP 47 tag if the text is not in the page's language. */
  lang?: string
}

/** Renders the sections of a text, after a table of contents if there are more than four. */
export const Sections = ({ sections, lang }: SectionsProps) => (
  <>
    {sections.length > 4 && <Contents sections={sections} lang={lang} />}
    {sections.map((section, index) => (
      <StaticSection key={index} id={`part-${index + 1}`} lang={lang} {...section} />
    ))}
  </>
)
