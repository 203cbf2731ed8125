import { allLocales } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { z } from 'zod'
import { scriptSchema } from '../companion/script'
import { peopleTextsSchema } from '../people/peopleTexts'
import da from './da.json'
import de from './de.json'
import en from './en.json'
import es from './es.json'
import fi from './fi.json'
import fr from './fr.json'
import it from './it.json'
import nl from './nl.json'
import no from './no.json'
import pl from './pl.json'
import sv from './sv.json'

const files: Record<Locale, unknown> = { da, de, en, es, fi, fr, it, nl, no, pl, sv }

const demoMembersSchema = z.strictObject({
  /** Sent only with the first reply. */
  disclosure: z.string(),
  replies: z.array(z.string()).min(1),
})
const localeSchema = z.strictObject({
  people: peopleTextsSchema,
  companion: scriptSchema,
  demoMembers: demoMembersSchema,
})

export const demoTexts = z.record(z.enum(allLocales), localeSchema).parse(files)
