import { consoleEndpoints } from '@duetto/shared/contract/console'
import type { ConsoleBody, ConsoleCall, ConsoleResponse, OperatorRole } from '@duetto/shared/contract/console'
import { consoleContract } from '@duetto/shared/contract/console/schemas'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { buildConsole } from '../console/buildConsole'
import { hashToken, newToken } from '../http/session/sessions'
import type { TestApp } from './createTestApp'

export const consoleUrl = 'http://console.test'
const cookieName = 'duetto_console'

interface Input {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}
export interface ConsoleAnswer {
  status: number
  body: unknown
  headers: Record<string, unknown>
  cookie: string
}

export const callConsole = async (
  app: FastifyInstance,
  cookie: string,
  name: ConsoleCall,
  { query = {}, body, headers }: Input = {},
): Promise<ConsoleAnswer> => {
  const { method, path } = consoleEndpoints[name]
  const answer = await app.inject({
    method,
    url: path.replace(':id', '1').replace(':size', 'full'),
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
  })
  const set = answer.cookies.find((one) => one.name === cookieName)
  return {
    status: answer.statusCode,
    body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body,
    headers: answer.headers,
    cookie: set ? `${cookieName}=${set.value}` : '',
  }
}

export interface TestOperator {
  id: number
  login: string
  cookie: string
  call: <Name extends ConsoleCall>(
    name: Name,
    input?: { query?: Record<string, unknown>; body?: ConsoleBody<Name> },
  ) => Promise<ConsoleResponse<Name>>
  raw: (name: ConsoleCall, input?: Input) => Promise<ConsoleAnswer>
}

export const createTestConsole = async (site: TestApp) => {
  const app = await buildConsole(site.deps, { url: consoleUrl })
  let count = 0
  const operator = async (role: OperatorRole, { isVerified = true } = {}): Promise<TestOperator> => {
    count += 1
    const login = `${role}-${count}`
    const token = newToken()
    const now = site.clock.now
    const { id } = await site.db.one<{ id: number }>(sql`
      insert into operators (login, role, password_hash, totp_secret, created_at)
      values (${login}, ${role}, '-', 'JBSWY3DPEHPK3PXP', ${now}) returning id`)
    await site.db.run(sql`
      insert into operator_sessions
        (operator_id, token_hash, verified_at, created_at, expires_at, last_used_at, user_agent)
      values (${id}, ${hashToken(token)}, ${isVerified ? now : null}, ${now},
        ${new Date(now.getTime() + 3_600_000)}, ${now}, 'Test')`)
    const cookie = `${cookieName}=${token}`
    const raw: TestOperator['raw'] = (name, input) => callConsole(app, cookie, name, input)
    return {
      id,
      login,
      cookie,
      raw,
      call: async (name, input) => {
        const { status, body } = await raw(name, input)
        if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
        return consoleContract[name].response.parse(body) as ConsoleResponse<typeof name>
      },
    }
  }
  return { app, operator }
}
export type TestConsole = Awaited<ReturnType<typeof createTestConsole>>

export const useTestConsole = (site: TestApp): TestConsole => {
  const desk = {} as TestConsole
  beforeAll(async () => {
    Object.assign(desk, await createTestConsole(site))
  })
  afterAll(() => desk.app.close())
  return desk
}
