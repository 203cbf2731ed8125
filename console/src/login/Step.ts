import type { ConsoleResponse } from '@duetto/shared/contract/console'

/** What an operator has to do next to log in. */
export type Step = ConsoleResponse<'getSession'>['step']
