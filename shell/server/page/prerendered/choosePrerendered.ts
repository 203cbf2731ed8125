import type { Settings } from '@duetto/shared/contract'
import { nicheOf } from '@duetto/shared/domain'
import { cssOf } from '@duetto/shared/registry'
import type { PrerenderedPage, PrerenderedPages } from '@duetto/shared/registry'
import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import type { BootData } from '../../../common/BootData'

export interface Fragment {
  html: string
  css: string
  /** Prefix of Emotion's class names in `html`. */
  styleKey: string
  /** Names of the rules in `css`, separated by spaces. Emotion in the browser must not insert them again. */
  styleNames: string
}

export interface Prerendered {
  page: (Fragment & { mode: 'hydrate' | 'replace' }) | null
  noscript: Fragment | null
}

interface Choice extends Pick<BootData, 'settings' | 'posted' | 'variant' | 'hasSession'> {
  match: RouteMatch
  search: URLSearchParams
}

/** Most specific first. */
const keysOf = ({ match: { route, params }, settings, posted, variant, search }: Choice): string[] => {
  const { id } = route
  const failure = posted?.failure
  if (!failure) {
    const done = search.has('token') ? [] : [`${id}.done`]
    const ofNiche = `${id}.${nicheOf(params.slug, settings.niche)}`
    return [...done, ...(variant ? [`${ofNiche}@${variant}`] : []), ofNiche, id]
  }
  const { code, details } = failure
  const detail = details.minutes ?? details.attempts_left ?? details.field
  return [`${id}.${code}.${String(detail)}`, `${id}.${code}`, `${id}.internal`, id]
}

const skeletonKey = (skeletons: PrerenderedPages['replace'], { match, search }: Choice): string => {
  const { id } = match.route
  const prefix = `${id}?`
  const variant = Object.keys(skeletons).find(
    (key) => key.startsWith(prefix) && search.has(key.slice(prefix.length)),
  )
  return variant ?? id
}

const own = (pages: Record<string, PrerenderedPage>, keys: readonly string[]): PrerenderedPage | undefined =>
  keys.flatMap((key) => (Object.hasOwn(pages, key) ? (pages[key] ?? []) : []))[0]

const isFor = ({ settings: required }: PrerenderedPages, settings: Settings): boolean =>
  Object.entries(required).every(([name, value]) => settings[name as keyof Settings] === value)

/**
 * A visitor gets the prerendered page to hydrate, if there is one. Everyone else gets a skeleton, and in `noscript` the
 * visitors' page or the build's `noscript` page.
 */
export const choosePrerendered = (pages: PrerenderedPages, choice: Choice): Prerendered => {
  const fragmentOf = (page: PrerenderedPage): Fragment => ({
    html: page.html,
    css: cssOf(pages, page),
    styleKey: page.styleKey,
    styleNames: page.styleNames.join(' '),
  })
  const keys = isFor(pages, choice.settings) ? keysOf(choice) : []
  const visitorPage = own(pages.hydrate, keys)
  if (visitorPage && !choice.hasSession)
    return { page: { mode: 'hydrate', ...fragmentOf(visitorPage) }, noscript: null }
  const noscript = visitorPage ?? own(pages.noscript, keys)
  const skeleton = own(pages.replace, [skeletonKey(pages.replace, choice)])
  return {
    page: skeleton ? { mode: 'replace', ...fragmentOf(skeleton) } : null,
    noscript: noscript ? fragmentOf(noscript) : null,
  }
}
