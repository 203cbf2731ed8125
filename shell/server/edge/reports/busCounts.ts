import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSameOrigin } from '../isSameOrigin'

const countSchema = z.int().min(0).max(1_000_000)
const reportSchema = z.strictObject({ emitted: countSchema, dropped: countSchema, failed: countSchema })
export type BusCounts = z.infer<typeof reportSchema>

export const createBusCounts = (app: FastifyInstance): (() => BusCounts & { pages: number }) => {
  const sums = { pages: 0, emitted: 0, dropped: 0, failed: 0 }
  app.post('/registry/bus', { bodyLimit: 256 }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success || !isSameOrigin(request)) return reply.code(400).send()
    sums.pages += 1
    for (const name of ['emitted', 'dropped', 'failed'] as const) sums[name] += parsed.data[name]
    return reply.code(204).send()
  })
  return () => ({ ...sums })
}
