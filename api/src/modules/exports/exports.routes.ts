import { exportFilePath } from '@duetto/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { requireMember } from '../../http/session/plugin'
import { readExport, requestExport } from './exports.service'

export const registerExportRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'requestExport', async ({ user }) => ({ export: await requestExport(deps, user.id) }))

  app.get(exportFilePath, async (request, reply) => {
    const bytes = await readExport(deps, requireMember(request).id)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
