import type { Locale } from '@duetto/shared/domain'
import type { Route } from '@duetto/shared/platform'
import type { ChunkFile } from '../../common/BootData'
import type { BuildManifest } from '@duetto/shared/registry'
import type { Plans } from './registry'

export interface Preload {
  href: string
  as: 'script' | 'font'
  /** Must match the CORS mode of the later request; otherwise the browser fetches the file twice. */
  isAnonymous: boolean
  integrity?: string
  /** `behind`: preload at low priority. `idle`: prefetch. */
  later?: 'behind' | 'idle'
}

const catalogueChunk = (locale: Locale): string => `locale-${locale}-json`

const firstChunks = (locale: Locale): string[] => ['contract', 'app', catalogueChunk(locale)]

const withTexts = (names: readonly string[], locale: Locale): string[] =>
  names.flatMap((name) => [name, `${name}-${catalogueChunk(locale)}`])

interface Visit {
  route: Route | null
  hasSession: boolean
}

const pageChunks = (routes: BuildManifest['routes'] = {}, remote: string, { route, hasSession }: Visit) => {
  const open = Object.values(routes).filter(({ access, prefetch }) =>
    hasSession ? !prefetch : access !== 'members' && prefetch !== 'never',
  )
  const own = route?.owner === remote ? routes[route.id]?.chunk : undefined
  const named = [...new Set([...(own ? [own] : []), ...open.flatMap(({ chunk }) => chunk ?? [])])]
  const isFirst = (name: string) => route?.owner !== remote || name === own
  return { first: named.filter(isFirst), later: named.filter((name) => !isFirst(name)) }
}

const filesOf = (build: BuildManifest, prefix: string, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => build.chunks[name] ?? []).map((file) => `${prefix}${file}`)),
]
const asScript = (href: string): Preload => ({ href, as: 'script', isAnonymous: false })
const asChunk = ({ href, integrity }: ChunkFile): Preload => ({ ...asScript(href), integrity })

export type BuildOf = (remote: string, build: string) => BuildManifest | null

const chunksOf = (build: BuildManifest, remote: string, locale: Locale, visit: Visit) => {
  const { first, later } = pageChunks(build.routes, remote, visit)
  const filesFor = (names: readonly string[]): ChunkFile[] =>
    filesOf(build, '', names).map((file) => ({
      href: `/r/${remote}/${build.build}/${file}`,
      integrity: build.files[file]?.integrity,
    }))
  const chunks = filesFor([...firstChunks(locale), ...withTexts(first, locale)])
  const isKnown = ({ href }: ChunkFile) => chunks.some((chunk) => chunk.href === href)
  const rest = filesFor(withTexts(later, locale)).filter((chunk) => !isKnown(chunk))
  return rest.length > 0 ? { chunks, later: rest } : { chunks }
}

export const withChunks = (plans: Plans, locale: Locale, buildOf: BuildOf, visit: Visit): Plans =>
  Object.fromEntries(
    Object.entries(plans).map(([remote, plan]) => {
      const build = buildOf(remote, plan.build)
      const chunks = build ? chunksOf(build, remote, locale, visit) : { chunks: [] }
      return [remote, { ...plan, ...chunks }]
    }),
  )

interface PreloadInput extends Visit {
  locale: Locale
  shell: BuildManifest
  plans: Plans
  fonts: readonly string[]
}

const callChunk = ({ shell, hasSession }: PreloadInput): Preload[] =>
  filesOf(shell, '/s/', ['http']).map((href) => ({
    ...asScript(href),
    later: hasSession ? 'behind' : 'idle',
  }))

const pagePreloads = (input: PreloadInput): Preload[] => {
  const { route, locale, shell, plans, fonts, hasSession } = input
  const ownChunks = [catalogueChunk(locale), ...(hasSession ? ['member'] : [])]
  const own = filesOf(shell, '/s/', ownChunks).map(asScript)
  const fontLinks = fonts.map((href) => ({ href, as: 'font' as const, isAnonymous: true }))
  const owner = route?.owner
  const plan = owner && owner !== 'shell' ? plans[owner] : undefined
  if (!plan || plan.isDisabled) return [...fontLinks, ...own]
  const entry: Preload = { href: plan.entry, as: 'script', integrity: plan.integrity, isAnonymous: true }
  return [...fontLinks, ...own, entry, ...(plan.chunks ?? []).map(asChunk)]
}

export const preloadsFor = (input: PreloadInput): Preload[] => [...pagePreloads(input), ...callChunk(input)]
