import type { MailTexts } from '../MailText'
import { en } from './en'
import { it } from './it'

const byLocale: Record<string, MailTexts> = { en, it }

/** Texts of a locale; English where it has none yet. */
export const textsOf = (locale: string): MailTexts => byLocale[locale] ?? en
