import { endpoints } from '@duetto/shared/contract'
import type { CallResponse, EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import { networkOf } from '@duetto/shared/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readInput } from './input'
import { requireSameOrigin } from './sameOrigin'
import type { SessionUser } from './session'
import { requireMember } from './session'

type Contract = typeof contract
type Output<Name extends EndpointName, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
type UserOf<Name extends EndpointName> = (typeof endpoints)[Name]['access'] extends 'member'
  ? SessionUser
  : SessionUser | null

export interface Call<Name extends EndpointName> {
  query: Output<Name, 'query'>
  body: Output<Name, 'body'>
  user: UserOf<Name>
  /** Value of the Idempotency-Key header, or '' if the endpoint does not use one. */
  key: string
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the reply if the handler has already sent it, such as a 304 or a file. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => CallResponse<Name> | FastifyReply | Promise<CallResponse<Name> | FastifyReply>
type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Variant {
  /** Query parameter that selects this endpoint if several share a path, such as `push` in `/api/user.php?push=1`. */
  parameter: string | undefined
  run: Run
}
const variantsByApp = new WeakMap<FastifyInstance, Map<string, Variant[]>>()

export const handle = <Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void => {
  const endpoint: (typeof endpoints)[EndpointName] = endpoints[name]
  const [url = '', search] = endpoint.path.split('?')
  const parameter = search?.split('=')[0]
  const run = createRun(name, parameter, handler)
  const byRoute = variantsByApp.get(app) ?? new Map<string, Variant[]>()
  variantsByApp.set(app, byRoute)
  const route = `${endpoint.method} ${url}`
  const variants = byRoute.get(route)
  if (variants) {
    variants.push({ parameter, run })
    return
  }
  const first: Variant[] = [{ parameter, run }]
  byRoute.set(route, first)
  app.route({
    method: endpoint.method,
    url,
    handler: (request, reply) => choose(first, request.query as object).run(request, reply),
  })
}

const choose = (variants: Variant[], query: object): Variant =>
  variants.find(({ parameter }) => parameter !== undefined && Object.hasOwn(query, parameter)) ??
  variants.find(({ parameter }) => parameter === undefined) ??
  (variants[0] as Variant)

const createRun = <Name extends EndpointName>(
  name: Name,
  parameter: string | undefined,
  handler: Handler<Name>,
): Run => {
  const endpoint: (typeof endpoints)[EndpointName] = endpoints[name]
  const { query, body } = contract[name] as { query?: z.ZodType; body?: z.ZodType }
  const schemas = { query, body, isKeyed: 'isKeyed' in endpoint }
  const kind = endpoint.method === 'GET' ? 'read' : 'write'
  return async (request, reply) => {
    if (endpoint.method !== 'GET') requireSameOrigin(request)
    const user = endpoint.access === 'member' ? requireMember(request) : request.sessionUser
    const counted = request.server.limitRate(request, name)
    if (counted) await counted
    if (parameter !== undefined) delete (request.query as Record<string, unknown>)[parameter]
    const input = readInput(request, schemas)
    const call = Object.assign(input, { user, request, reply }) as Call<Name>
    const { gates } = request.server
    const work = () => handler(call)
    return user ? gates[kind](user.id, work) : gates.visitor(networkOf(request.ip), work)
  }
}
