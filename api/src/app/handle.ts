import { endpoints } from '@duetto/shared/contract'
import type { CallResponse, EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readInput } from './input'
import { requireSameOrigin } from './sameOrigin'
import type { SessionUser } from '../plugins/session'
import { requireMember } from '../plugins/session'

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
  /** Idempotency-Key header, already required and checked for keyed calls; '' otherwise. */
  key: string
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Registers the handler of one call of the contract: session, same origin, input check, idempotency key.
 * Method and path stand in the contract alone.
 */
export const handle = <Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<Name>) => Promise<CallResponse<Name>>,
): void => {
  const endpoint: (typeof endpoints)[EndpointName] = endpoints[name]
  const { query, body } = contract[name] as { query?: z.ZodType; body?: z.ZodType }
  app.route({
    method: endpoint.method,
    url: endpoint.path.split('?')[0] ?? endpoint.path,
    handler: async (request, reply) => {
      if (endpoint.method !== 'GET') requireSameOrigin(request)
      const user = endpoint.access === 'member' ? requireMember(request) : request.sessionUser
      const input = readInput(request, { query, body, isKeyed: 'isKeyed' in endpoint })
      return handler({ ...input, user, request, reply } as Call<Name>)
    },
  })
}
