import type { Route, RouteFacts } from '@duetto/shared/platform'

const page = (id: string, path: string, facts: Omit<RouteFacts, 'path'> = {}): Route => ({
  id,
  path,
  owner: 'shell',
  ...facts,
})

export const ownRoutes: readonly Route[] = [
  page('complaints', '/complaints', { hides: ['measure'] }),
  page('lang-config', '/lang-config', { layout: 'empty' }),
  page('pages-ban', '/pages/ban'),
  page('pages-cookies', '/pages/cookies'),
  page('pages-faq', '/pages/faq'),
  page('pages-privacy', '/pages/privacy'),
  page('pages-return-policy', '/pages/return-policy'),
  page('pages-service', '/pages/service'),
  page('pages-terms', '/pages/terms'),
  page('pages-attribution', '/pages/attribution'),
  page('token', '/:token'),
]
