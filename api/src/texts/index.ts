import type { Locale } from '@duetto/shared/domain'
import { isLocale } from '@duetto/shared/domain'
import { da } from './da'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fi } from './fi'
import { fr } from './fr'
import { it } from './it'
import { nl } from './nl'
import { no } from './no'
import { pl } from './pl'
import { sv } from './sv'
import type { ServerTexts } from './ServerTexts'

const byLocale: Record<Locale, ServerTexts> = { da, de, en, es, fi, fr, it, nl, no, pl, sv }

/** Texts of a locale; English for an unknown one. */
export const textsOf = (locale: string): ServerTexts => (isLocale(locale) ? byLocale[locale] : en)
