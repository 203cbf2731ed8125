import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { allLocales } from '../../shared/src/domain/locales'
import type { Locale } from '../../shared/src/domain/locales'
import { root } from '../common/packages'
import { flatten, landerSchema, landerWordsSchema, scenesWithoutPeople, sharedWordsSchema } from './schema'
import type { LanderOptions } from './schema'

export const contentFolder = join(root, 'mf-landers/content')
const sharedName = 'shared'

export interface Content {
  landers: Record<string, LanderOptions>
  texts: Record<Locale, Record<string, string>>
  issues: string[]
}

export const readContent = (folder = contentFolder): Content => {
  const issues: string[] = []
  const read = <Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> | null => {
    const path = join(folder, file)
    if (!existsSync(path)) {
      issues.push(`${file} is missing`)
      return null
    }
    let json: unknown
    try {
      json = JSON.parse(readFileSync(path, 'utf8'))
    } catch (error) {
      issues.push(`${file} is not valid JSON: ${(error as Error).message}`)
      return null
    }
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed.data
    issues.push(...parsed.error.issues.map(({ path: at, message }) => `${file}: ${at.join('.')} ${message}`))
    return null
  }

  const names = readdirSync(folder).filter((name) => name !== sharedName)
  const landers: Content['landers'] = {}
  for (const name of names) {
    if (!/^[a-z][a-z-]*$/.test(name)) issues.push(`${name}: a lander's name has lower-case letters only`)
    const options = read(landerSchema, `${name}/lander.json`)
    if (options) landers[name] = options
  }
  const texts = Object.fromEntries(
    allLocales.map((locale) => {
      const shared = read(sharedWordsSchema, `${sharedName}/${locale}.json`)
      const own = names.flatMap((name) => {
        const words = read(landerWordsSchema, `${name}/${locale}.json`)
        return words ? flatten(`content.${name}`, words) : []
      })
      return [
        locale,
        Object.fromEntries([...(shared ? flatten(`content.${sharedName}`, shared) : []), ...own]),
      ]
    }),
  ) as Content['texts']
  return {
    landers,
    texts,
    issues: [...issues, ...issuesOfTests({ landers, texts }), ...issuesOfFaces(landers)],
  }
}

const issuesOfTests = ({ landers, texts }: Pick<Content, 'landers' | 'texts'>): string[] =>
  Object.entries(landers).flatMap(([name, { test = {} }]) =>
    Object.keys(test)
      .filter((variant) => variant !== 'a')
      .flatMap((variant) =>
        allLocales
          .filter(
            (locale) =>
              !Object.keys(texts[locale]).some((id) => id.startsWith(`content.${name}@${variant}.`)),
          )
          .map((locale) => `${name}/${locale}.json: tests has no text for the variant ${variant}`),
      ),
  )

const issuesOfFaces = (landers: Content['landers']): string[] => {
  const withPeople = Object.entries(landers).filter(([, { scene }]) => !scenesWithoutPeople.includes(scene))
  return withPeople.flatMap(([name, { firstPerson }], index) =>
    withPeople
      .slice(0, index)
      .filter(([, other]) => other.firstPerson === firstPerson)
      .map(([other]) => `${name}/lander.json: firstPerson ${firstPerson} is also that of ${other}`),
  )
}

export const generatedFiles = ({ landers, texts }: Content): Record<string, string> => {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
  return {
    'landers.generated.json': json(landers),
    ...Object.fromEntries(
      Object.entries(texts).map(([locale, known]) => [`locales/${locale}.json`, json(known)]),
    ),
  }
}
