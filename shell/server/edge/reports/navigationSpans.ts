import type { RecordBrowserSpan } from '@duetto/shared/tracing'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSameOrigin } from '../isSameOrigin'

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const ms = z.number().min(0).max(600_000)
const reportSchema = z.strictObject({
  name: z.string().regex(/^[\w:.-]{1,64}$/),
  traceId: hex(32),
  spanId: hex(16),
  parentId: hex(16).optional(),
  agoMs: ms,
  tookMs: ms,
})

export const registerNavigationSpans = (app: FastifyInstance, record: RecordBrowserSpan): void => {
  app.post('/registry/trace', { bodyLimit: 512 }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success || !isSameOrigin(request)) return reply.code(400).send()
    record(parsed.data)
    return reply.code(204).send()
  })
}
