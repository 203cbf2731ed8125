import type { FunnelRow } from '@duetto/shared/domain'

export const labelOf = ({ lander, name }: FunnelRow): string => (lander === null ? name : `${lander} ${name}`)
