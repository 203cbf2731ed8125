import type { Settings } from '@duetto/shared/contract'
import { nicheOf } from '@duetto/shared/domain'
import type { PublishedPages } from '@duetto/shared/platform/prerender'
import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import type { BootData } from '../../../common/BootData'

/** What the server sends of a remote's page: as it is, or only for browsers without a script. */
export interface SentPage {
  kind: 'whole' | 'plain'
  html: string
  css: string
  styleNames: string
}

/** Variants of a route's page that fit, the closest first. */
const keysOf = (
  { route, params }: RouteMatch,
  { settings, posted }: BootData,
  hasToken: boolean,
): string[] => {
  const { id } = route
  const failure = posted?.failure
  // Without the link's token it is done.
  if (!failure)
    return [...(hasToken ? [] : [`${id}.done`]), `${id}.${nicheOf(params.slug, settings.niche)}`, id]
  const { code, details } = failure
  const number = details.minutes ?? details.attempts_left ?? details.field
  return [`${id}.${code}.${String(number)}`, `${id}.${code}`, `${id}.internal`, id]
}

const isFor = ({ where }: PublishedPages, settings: Settings): boolean =>
  Object.entries(where).every(([name, value]) => settings[name as keyof Settings] === value)

/** A browser with a session can be a member's, who sees something else there: of the visitor's page it is sent what needs no script. */
export const sentPageOf = (
  published: PublishedPages | null,
  match: RouteMatch,
  boot: BootData,
  hasToken: boolean,
): SentPage | null => {
  if (!published || !isFor(published, boot.settings)) return null
  const keys = keysOf(match, boot, hasToken)
  const find = (prefix: string) => {
    const key = keys.find((name) => Object.hasOwn(published.pages, `${prefix}${name}`))
    return key === undefined ? undefined : published.pages[`${prefix}${key}`]
  }
  const forVisitors = find('')
  const page = forVisitors ?? find('plain.')
  if (!page) return null
  return {
    kind: forVisitors && !boot.hasSession ? 'whole' : 'plain',
    html: page.html,
    css: page.styleNames.map((name) => published.styles[name] ?? '').join(''),
    styleNames: page.styleNames.join(' '),
  }
}
