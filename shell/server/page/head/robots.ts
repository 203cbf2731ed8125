import type { Route } from '@duetto/shared/platform'

/** Paths of calls, members' files and status reports. */
const noPages = ['/api/', '/media/', '/registry/', '/__shell/']

/** A route's path as a rule: `*` for a parameter; an optional part and what follows are covered by the prefix. */
const ruleOf = ({ path }: Route): string => path.replace(/\/:\w+\?.*$/, '').replace(/:\w+/g, '*')

/**
 * robots.txt: excludes members' pages and allows every listed page, even if its path starts like one of
 * those: the longest rule wins (RFC 9309). All other pages may be crawled and carry `noindex` themselves.
 */
export const robotsText = (routes: readonly Route[], isListed: (route: Route) => boolean): string => {
  const hidden = [...noPages, ...routes.filter(({ access }) => access === 'members').map(ruleOf)]
  const isCovered = (rule: string): boolean => hidden.some((other) => rule.startsWith(other))
  const shown = routes.filter(isListed).map(ruleOf).filter(isCovered)
  return [
    'User-agent: *',
    ...[...new Set(hidden)].sort().map((rule) => `Disallow: ${rule}`),
    ...[...new Set(shown)].sort().map((rule) => `Allow: ${rule}`),
    '',
  ].join('\n')
}
