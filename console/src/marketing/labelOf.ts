import type { FunnelRow } from '@duetto/shared/domain'

/** Names a group; a variant together with its lander. */
export const labelOf = ({ lander, name }: FunnelRow): string => (lander === null ? name : `${lander} ${name}`)
