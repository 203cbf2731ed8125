import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { transform } from '@formatjs/ts-transformer'
import ts from 'typescript'
import { allLocales } from '../src/domain/locales'
import type { Locale } from '../src/domain/locales'

const isCatalogue = (name: string): boolean => /[mM]essages\.ts$/.test(name)

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

const translationsOf = (src: string, locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...(readdirSync(src, { recursive: true }) as string[])
      .filter((name) => basename(name) === `${locale}.json` && basename(dirname(name)) === 'locales')
      .map((name) => JSON.parse(readFileSync(join(src, name), 'utf8')) as object),
  ) as Record<string, string>

export const textsOf = (dir: string) => {
  const src = join(dir, 'src')
  const translations = new Map(allLocales.map((locale) => [locale, translationsOf(src, locale)]))
  return (id: string): Partial<Record<Locale, string>> => {
    const english = translations.get('en')?.[id] ?? englishOf(src, id)
    if (english === undefined) throw new Error(`${dir} has no text ${id}.`)
    const texts = allLocales.map((locale) => [
      locale,
      locale === 'en' ? english : translations.get(locale)?.[id],
    ])
    const missing = texts.filter(([, text]) => text === undefined).map(([locale]) => locale)
    if (missing.length > 0) {
      const message = `${dir} has no text ${id} in ${missing.join(', ')}.`
      if (process.env.CI) throw new Error(message)
      console.warn(`${message} Its pages use the English text there.`)
    }
    if (texts.some(([, text]) => text?.includes('{')))
      throw new Error(`${id} has placeholders, but texts in a page’s head are read without values.`)
    return Object.fromEntries(texts.map(([locale, text]) => [locale, text ?? english])) as Partial<
      Record<Locale, string>
    >
  }
}
