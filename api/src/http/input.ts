import { isStorableText } from '@duetto/shared/domain'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from './DomainError'

interface Schemas {
  query?: z.ZodType
  body?: z.ZodType
  isKeyed: boolean
}

const nothing = z.strictObject({})
const keyPattern = /^[A-Za-z0-9_-]{8,100}$/

export const readInput = (request: FastifyRequest, { query, body, isKeyed }: Schemas) => {
  const key = isKeyed ? readKey(request) : ''
  return {
    query: parse(query ?? nothing, request.query),
    body: body ? parse(body, request.body ?? {}) : undefined,
    key,
  }
}

const readKey = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new DomainError('bad_input', { field: 'Idempotency-Key' })
  return key
}

const parse = (schema: z.ZodType, value: unknown): unknown => {
  const unstorable = findUnstorable(value)
  if (unstorable !== null)
    throw new DomainError('bad_input', {
      field: unstorable,
      reason: 'holds a character that cannot be stored',
    })
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field =
    issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? [])
  throw new DomainError('bad_input', {
    field: field.join('.'),
    reason: issue?.message ?? 'is not valid',
  })
}

const findUnstorable = (value: unknown, path = ''): string | null => {
  if (typeof value === 'string') return isStorableText(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    if (!isStorableText(name)) return path
    const found = findUnstorable(part, path === '' ? name : `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}
