import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from '@formatjs/ts-transformer'
import ts from 'typescript'
import { allLocales } from '../src/domain/locales'
import type { Locale } from '../src/domain/locales'

const isCatalogue = (name: string): boolean => /[mM]essages\.ts$/.test(name)

/** English is in the messages' sources. */
const englishOf = (src: string, id: string): string | undefined => {
  let english: string | undefined
  for (const name of (readdirSync(src, { recursive: true }) as string[]).filter(isCatalogue)) {
    const source = readFileSync(join(src, name), 'utf8')
    if (!source.includes(`'${id}'`)) continue
    const onMsgExtracted = (_: string, messages: { id?: string; defaultMessage?: unknown }[]): void => {
      const text = messages.find((message) => message.id === id)?.defaultMessage
      if (typeof text === 'string') english = text
    }
    ts.transpileModule(source, { transformers: { before: [transform({ onMsgExtracted })] } })
  }
  return english
}

/** A text of the remote in this folder in every language, by id. Throws if a language lacks it or it has placeholders. */
export const textsOf = (dir: string) => {
  const src = join(dir, 'src')
  return (id: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      allLocales.map((locale) => {
        const file = join(src, 'locales', `${locale}.json`)
        const text =
          locale === 'en'
            ? englishOf(src, id)
            : existsSync(file)
              ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id]
              : undefined
        if (text === undefined) throw new Error(`${dir} has no text ${id} in ${locale}.`)
        if (text.includes('{'))
          throw new Error(`${id} has values; what a page says in its head is read before there are any.`)
        return [locale, text]
      }),
    )
}
