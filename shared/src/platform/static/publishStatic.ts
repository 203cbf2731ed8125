import { allLocales } from '../../domain'
import type { Locale } from '../../domain'
import { drawStatic } from './drawStatic'
import type { StaticPages } from './drawStatic'
import type { PublishedPages } from './published'

/** What `src/staticPages.tsx` of a remote exports: its build draws the pages with it, language by language. */
export const publishStatic = (given: StaticPages) => ({
  locales: allLocales,
  pagesIn: (locale: Locale): Promise<PublishedPages> => drawStatic(given, locale),
})
