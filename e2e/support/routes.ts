import type { APIRequestContext } from '@playwright/test'
import { site } from './site'

export interface PublishedRoute {
  id: string
  path: string
  access: 'anyone' | 'members' | 'visitors'
  chunk?: string
}

export const readRoutes = async (request: APIRequestContext): Promise<PublishedRoute[]> => {
  const html = await (await request.get(`${site.url}/`)).text()
  const json = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const { routes } = JSON.parse(json) as {
    routes: Record<string, Record<string, Omit<PublishedRoute, 'id'>>>
  }
  return Object.values(routes).flatMap((ofRemote) =>
    Object.entries(ofRemote).map(([id, route]) => ({ ...route, id, access: route.access ?? 'anyone' })),
  )
}

/** Routes to skip, for example because they redirect at once or show the same page as another route. */
const redirecting = new Set(['settings', 'signup-matches', 'complete-signup', 'repeat-order'])

export const pathsOf = (routes: readonly PublishedRoute[], isMembersOnly: boolean, id: number): string[] =>
  routes
    .filter((route) => (route.access === 'members') === isMembersOnly && !redirecting.has(route.id))
    .map(({ path }) =>
      path
        .replace('/credits/:id', '/credits/p1')
        .replace('/likes/:type', '/likes/matches')
        .replace('/chats/:id', '/chats')
        .replace(/\/:\w+\?/g, '')
        .replace(':id', String(id)),
    )

export const ownPaths = [
  '/complaints',
  '/lang-config',
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms', 'attribution'].map(
    (name) => `/pages/${name}`,
  ),
]
