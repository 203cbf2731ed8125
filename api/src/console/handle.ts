import { consoleEndpoints, mayCall } from '@duetto/shared/contract/console'
import type { ConsoleAccess, ConsoleCall, ConsoleResponse } from '@duetto/shared/contract/console'
import { consoleContract } from '@duetto/shared/contract/console/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readInput } from '../http/input'
import { requireSameOrigin } from '../http/sameOrigin'
import type { OperatorSession } from '../modules/operators/sessions.repository'
import { ConsoleError } from './ConsoleError'

type Contract = typeof consoleContract
type Input<Name extends ConsoleCall, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
type SessionOf<Name extends ConsoleCall> = (typeof consoleEndpoints)[Name]['access'] extends 'anyone'
  ? OperatorSession | null
  : OperatorSession

interface Call<Name extends ConsoleCall> {
  query: Input<Name, 'query'>
  body: Input<Name, 'body'>
  session: SessionOf<Name>
  actor: { name: string; operatorId: number }
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<Name extends ConsoleCall> = (
  call: Call<Name>,
) => ConsoleResponse<Name> | FastifyReply | Promise<ConsoleResponse<Name> | FastifyReply>

const authorise = (name: ConsoleCall, session: OperatorSession | null): void => {
  const access: ConsoleAccess = consoleEndpoints[name].access
  if (access === 'anyone') return
  if (!session) throw new ConsoleError('login_required')
  if (access === 'password') return
  if (!session.isVerified) throw new ConsoleError('second_factor_required')
  if (!mayCall(session.role, name)) throw new ConsoleError('role_required')
}

export const handleCall = <Name extends ConsoleCall>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void => {
  const { method, path } = consoleEndpoints[name]
  const { query, body } = consoleContract[name] as { query?: z.ZodType; body?: z.ZodType }
  app.route({
    method,
    url: path,
    handler: (request, reply) => {
      requireSameOrigin(request)
      const session = request.operatorSession
      authorise(name, session)
      const input = readInput(request, { query, body, isKeyed: false })
      const actor = session && { name: session.login, operatorId: session.operatorId }
      return handler({ ...input, session, actor, request, reply } as Call<Name>)
    },
  })
}
