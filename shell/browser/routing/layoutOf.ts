import type { LayoutName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/** What leads nowhere is told in the usual layout. */
export const layoutOf = (route: Pick<RouteFacts, 'layout'> | null): LayoutName => route?.layout ?? 'default'
