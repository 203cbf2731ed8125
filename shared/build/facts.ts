import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import type { Provides, Requires, PublishedRoute } from '../registry'
import { routesSchema } from '../registry/routeSchema'
import { allLocales } from '../src/domain/locales'
import type { Locale } from '../src/domain/locales'
import { busRegistry } from '../src/events/registry'
import { platformVersion } from '../src/platform/contract'
import type { RemoteContract } from '../src/platform/contract'
import type { Route } from '../src/platform/routes'
import { slotNames, slotOwners } from '../src/platform/slots'
import { usedNames, wholeToo } from './facade'
import { remotes, root } from './remotes'
import { consumed, provided } from './sharing'
import { textsOf } from './texts'

/** Bypasses the module cache, because sources change while a dev server runs. */
const importSource = async <Exports>(file: string): Promise<Exports> =>
  (await tsImport(pathToFileURL(file).href, pathToFileURL(root).href)) as Exports

const readContract = async (dir: string): Promise<RemoteContract> =>
  (await importSource<{ contract: RemoteContract }>(join(dir, 'src/contract.ts'))).contract

const namesOf = (folders?: string[]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(usedNames(folders)).filter(([library]) => !wholeToo.has(library)))

const eventVersions: Record<string, number> = Object.fromEntries(
  Object.entries(busRegistry).map(([type, { v }]) => [type, v]),
)
const versionsOf = (types: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    types.map((type) => {
      const version = eventVersions[type]
      if (version === undefined) throw new Error(`the bus knows no event ${type}.`)
      return [type, version]
    }),
  )

export const requiresOf = async (dir: string, name: string): Promise<Requires> => {
  const { platform, subscribes, emits } = await readContract(dir)
  const shared = Object.entries(consumed).map(([library, { requiredVersion }]) => [library, requiredVersion])
  return {
    platform,
    shared: Object.fromEntries(shared) as Record<string, string>,
    names: namesOf(['shared/src', `${name}/src`]),
    consumes: versionsOf(subscribes),
    produces: versionsOf(emits),
  }
}

export const slotsOf = async (dir: string): Promise<string[]> => [...(await readContract(dir)).slots]

const questionsIn = (
  texts: ReturnType<typeof textsOf>,
  questions: readonly (readonly [string, string])[],
): Partial<Record<Locale, [string, string][]>> => {
  const translated = questions.map(([question, answer]) => [texts(question), texts(answer)] as const)
  return Object.fromEntries(
    allLocales.map((locale) => [
      locale,
      translated.map(([question, answer]) => [question[locale] ?? '', answer[locale] ?? '']),
    ]),
  )
}

export const routesOf = async (dir: string): Promise<Record<string, PublishedRoute>> => {
  const { routes } = await readContract(dir)
  const texts = textsOf(dir)
  const published = Object.fromEntries(
    Object.entries(routes).map(([id, { title, description, linkPictureAlt, questions, ...route }]) => [
      id,
      {
        ...route,
        ...(title !== undefined && { titles: texts(title) }),
        ...(description !== undefined && { descriptions: texts(description) }),
        ...(linkPictureAlt !== undefined && { linkPictureAlts: texts(linkPictureAlt) }),
        ...(questions !== undefined && { questions: questionsIn(texts, questions) }),
      },
    ]),
  )
  return routesSchema.parse(published)
}

export const providesOf = async (): Promise<Provides> => {
  const file = join(root, 'shell/common/ownRoutes.ts')
  const { ownRoutes } = await importSource<{ ownRoutes: readonly Route[] }>(file)
  const versions = Object.entries(provided({})).map(([library, { version }]) => [library, version])
  return {
    platform: platformVersion,
    shared: Object.fromEntries(versions) as Record<string, string>,
    names: namesOf(),
    events: eventVersions,
    slots: Object.fromEntries(
      remotes.map((name) => [name, slotNames.filter((slot) => slotOwners[slot] === name)]),
    ),
    routes: Object.fromEntries(ownRoutes.map(({ id, path }) => [id, { path }])),
  }
}
