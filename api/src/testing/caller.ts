import { endpoints } from '@duetto/shared/contract'
import type { CallBody, CallQuery, CallResponse, EndpointName, WireError } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { sessionCookieOf } from '../http/session'

interface CallInput<Name extends EndpointName> {
  query?: CallQuery<Name>
  body?: CallBody<Name>
  key?: string
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, string | string[] | number | undefined>
  cookie: string
}

/** `call` expects success and validates the response. `call.refused` expects an error. `call.raw` checks nothing. */
export interface Caller {
  <Name extends EndpointName>(name: Name, input?: CallInput<Name>): Promise<CallResponse<Name>>
  refused: <Name extends EndpointName>(
    name: Name,
    input?: CallInput<Name>,
  ) => Promise<WireError & { status: number }>
  raw: (name: EndpointName, input?: RawInput) => Promise<Answer<unknown>>
  cookie: string
}
interface RawInput {
  query?: unknown
  body?: unknown
  key?: string
  headers?: Record<string, string>
}

export const createCaller = (app: FastifyInstance, cookie: string): Caller => {
  const raw: Caller['raw'] = async (name, { query, body, key, headers } = {}) => {
    const { method, path } = endpoints[name]
    const url = new URL(path, 'http://test')
    for (const [parameter, value] of Object.entries((query ?? {}) as Record<string, unknown>))
      if (value !== undefined) url.searchParams.set(parameter, String(value))
    const answer = await app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = answer.cookies.find(({ name: itsName }) => itsName === sessionCookieOf(app.publicUrl))
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : parsed(answer.body),
      headers: answer.headers,
      cookie: set ? `${set.name}=${set.value}` : '',
    }
  }

  const call = async <Name extends EndpointName>(name: Name, input: CallInput<Name> = {}) => {
    const { status, body } = await raw(name, input)
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return contract[name].response.parse(body) as CallResponse<Name>
  }

  const refused: Caller['refused'] = async (name, input = {}) => {
    const { status, body } = await raw(name, input)
    if (status < 400) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`)
    return { ...(body as WireError), status }
  }

  return Object.assign(call, { raw, refused, cookie })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
