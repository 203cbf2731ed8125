import type { ConsoleResponse } from '@duetto/shared/contract/console'

export type Step = ConsoleResponse<'getSession'>['step']
