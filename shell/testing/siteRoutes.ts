import { contract as chat } from '../../mf-chat/src/contract'
import { contract as landers } from '../../mf-landers/src/contract'
import { contract as members } from '../../mf-members/src/contract'
import { contract as payments } from '../../mf-payments/src/contract'
import { contract as signup } from '../../mf-signup/src/contract'
import type { Route } from '@duetto/shared/platform'
import { createRouteTable } from '../browser/host/routing/routeTable'
import type { PublishedRoutes } from '../common/BootData'

export const publishedRoutes: PublishedRoutes = Object.fromEntries(
  [chat, landers, members, payments, signup].map(({ name, routes }) => [name, routes]),
)
export const siteRoutes = createRouteTable(publishedRoutes)
export const routeOf = (id: string): Route | null => siteRoutes.all.find((route) => route.id === id) ?? null
