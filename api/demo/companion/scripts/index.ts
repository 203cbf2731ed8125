import type { Locale } from '@duetto/shared/domain'
import type { Script } from '../types'
import { de } from './de'
import { en } from './en'
import { it } from './it'

/** Scripts by language; other languages get English. */
export const scripts: Partial<Record<Locale, Script>> & { en: Script } = { de, en, it }

export const scriptIn = (language: Locale): Script => scripts[language] ?? scripts.en
