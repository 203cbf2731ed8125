import { errorStatus } from '@duetto/shared/contract'
import { presentError } from '@duetto/shared/contract/refusals'
import { QueueFullError } from '@duetto/shared/limits'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionError, isDataError, isOutOfResources } from '../infra/db/databaseErrors'
import { StorageError } from '../infra/storage/StorageError'
import { DomainError } from './DomainError'

const retryAfterSeconds = 2
/** Longer, because an operator must first free disk space or memory. */
const exhaustedRetryAfterSeconds = 30

const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error
  if (error instanceof QueueFullError)
    return new DomainError('too_fast', { retryAfter: error.retryAfterSeconds })
  if (isConnectionError(error) || isOutOfResources(error) || error instanceof StorageError)
    return new DomainError('unavailable')
  if (isDataError(error)) return new DomainError('bad_input')
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode === 413) return new DomainError('body_too_large')
  if (statusCode >= 400 && statusCode < 500) return new DomainError('bad_input')
  return new DomainError('internal')
}

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error)
  if (refusal.code === 'internal') request.log.error({ err: error, reqId: request.id }, 'unforeseen error')
  if (isOutOfResources(error)) {
    request.server.exhaustion.note()
    request.log.error({ err: error, reqId: request.id }, 'the database lacks disk space or memory')
    reply.header('retry-after', exhaustedRetryAfterSeconds)
  } else if (refusal.code === 'unavailable') {
    request.log.warn(
      { reqId: request.id, reason: error instanceof Error ? error.message : '' },
      'unavailable',
    )
    reply.header('retry-after', retryAfterSeconds)
  }
  const { retryAfter } = refusal.details
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  return reply
    .code(errorStatus[refusal.code])
    .header('cache-control', 'no-store')
    .send(presentError(refusal.code, request.id, refusal.details))
}
