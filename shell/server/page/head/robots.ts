import type { Route } from '@duetto/shared/platform'

const noPages = ['/api/', '/media/', '/registry/', '/__shell/']

/**
 * Returns the path of a route as a rule, with `*` for parameters. It ends before an optional part, because a rule is a
 * prefix.
 */
const ruleOf = ({ path }: Route): string => path.replace(/\/:\w+\?.*$/, '').replace(/:\w+/g, '*')

/**
 * Returns robots.txt. Disallows members' pages and paths that are not pages. Allows listed pages below them, because
 * the longest rule wins (RFC 9309).
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
