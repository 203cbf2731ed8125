import { consoleErrorStatus } from '@duetto/shared/contract/console'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../http/errors'
import { ConsoleError } from './ConsoleError'

export const sendConsoleError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  error instanceof ConsoleError
    ? reply
        .code(consoleErrorStatus[error.code])
        .send({ code: error.code, message: error.code, details: error.details, requestId: request.id })
    : sendError(error, request, reply)
