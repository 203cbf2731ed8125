import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { errorStatus } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'
import { presentError, rawRefusal } from '@duetto/shared/contract/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/

export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_fast: 1 }

export const refuse = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply => {
  const seconds = retryAfterSeconds[code]
  if (seconds !== undefined) void reply.header('Retry-After', seconds)
  return reply
    .code(errorStatus[code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(presentError(code, request.id))
}

const codeOf = ({ statusCode = 500 }: Partial<FastifyError>): ErrorCode => {
  if (statusCode === 413) return 'body_too_large'
  if (statusCode === 404) return 'not_found'
  if (statusCode === errorStatus.unavailable) return 'unavailable'
  return statusCode < 500 ? 'bad_input' : 'internal'
}

const cancelledCodes = ['ECONNRESET', 'UND_ERR_ABORTED']

/** Whether the client has closed the connection, for example because the member left the page. */
export const isCancelled = (reply: FastifyReply, error: unknown): boolean =>
  reply.raw.destroyed && cancelledCodes.includes((error as NodeJS.ErrnoException).code ?? '')

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const code = codeOf(error as Partial<FastifyError>)
  if (code === 'internal' && !isCancelled(reply, error))
    request.log.error({ err: error, reqId: request.id }, 'unexpected error')
  return refuse(request, reply, code)
}

export const refuseConnection = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable) socket.write(rawRefusal(error.code))
  socket.destroySoon()
}
