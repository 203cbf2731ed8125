import type { LayoutName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

export const layoutOf = (route: Pick<RouteFacts, 'layout'> | null): LayoutName => route?.layout ?? 'default'
