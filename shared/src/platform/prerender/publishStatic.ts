import { allLocales } from '../../domain'
import type { Locale } from '../../domain'
import { drawStatic } from './drawStatic'
import type { StaticPages } from './drawStatic'
import type { PublishedPages } from './published'

/** What a remote's `src/staticPages.tsx` exports: its build renders the pages with it, one language at a time. */
export const publishStatic = (given: StaticPages) => ({
  locales: allLocales,
  pagesIn: (locale: Locale): Promise<PublishedPages> => drawStatic(given, locale),
})
