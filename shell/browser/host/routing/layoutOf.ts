import type { LayoutName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/** Returns the layout of a route. Unknown URLs get the default layout. */
export const layoutOf = (route: Pick<RouteFacts, 'layout'> | null): LayoutName => route?.layout ?? 'default'
