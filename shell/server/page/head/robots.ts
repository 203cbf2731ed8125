import type { Route } from '@duetto/shared/platform'

const noPages = ['/api/', '/media/', '/registry/', '/__shell/']

/** Cuts the path before an optional parameter, because rules in robots.txt match prefixes. */
const ruleOf = ({ path }: Route): string => path.replace(/\/:\w+\?.*$/, '').replace(/:\w+/g, '*')

/** Allows listed pages under disallowed paths: the longest matching rule wins (RFC 9309). */
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
