import { brandIconFiles, brandIconPattern, logoPattern } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { storedBrandFile } from './upload.service'

const isBrandFile = (name: string, file: string): boolean =>
  file === 'logo.png'
    ? logoPattern.test(name)
    : brandIconPattern.test(name) && (brandIconFiles as readonly string[]).includes(file)

/** Names contain a content hash, so browsers may cache the files for a year. */
export const registerBrandRoutes = (app: FastifyInstance, { storage }: Deps): void => {
  app.get<{ Params: { name: string; file: string } }>('/media/brand/:name/:file', async (request, reply) => {
    const { name, file } = request.params
    const stored = isBrandFile(name, file) ? await storage.get(storedBrandFile(name, file)) : null
    if (!stored) throw new DomainError('not_found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(stored.contentType)
      .send(stored.bytes)
  })
}
