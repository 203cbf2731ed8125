import { consoleEndpoints } from '@duetto/shared/contract/console'
import type { ConsoleCall, ConsoleResponse } from '@duetto/shared/contract/console'

type Answers = {
  [Name in ConsoleCall]?: (body: never) => ConsoleResponse<Name> | { status: number; code: string }
}

export const fakeServer = (answers: Answers): { name: ConsoleCall; body: unknown }[] => {
  const calls: { name: ConsoleCall; body: unknown }[] = []
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.split('?')[0]
    const name = (Object.keys(consoleEndpoints) as ConsoleCall[]).find(
      (one) => consoleEndpoints[one].path === path && consoleEndpoints[one].method === method,
    )
    if (!name) throw new Error(`no call has ${method} ${url}`)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    calls.push({ name, body: sent })
    const answer = answers[name]?.(sent as never) ?? { status: 404, code: 'not_found' }
    const status = 'status' in answer && 'code' in answer ? answer.status : 200
    return { ok: status === 200, status, json: async () => answer }
  }) as unknown as typeof fetch
  return calls
}
