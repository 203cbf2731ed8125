import type { ConsoleResponse } from '@duetto/shared/contract/console'

export type Remote = ConsoleResponse<'listRemotes'>['remotes'][number]
export type Build = Remote['stable']
