import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { uploadBrandPicture } from '../../modules/brand/upload.service'
import { changeSetting } from '../../modules/settings/change.service'
import { listSettings } from '../../modules/settings/list.service'
import { handleCall } from '../handle'

export const registerSettingsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(
    app,
    'listSettings',
    async ({ query }) => (await listSettings(deps, query.host)) as ConsoleResponse<'listSettings'>,
  )

  handleCall(app, 'changeSetting', async ({ body: { reason, ...change }, actor }) => {
    try {
      await changeSetting(deps, actor, { ...change, reason: reason || undefined })
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      const [issue] = error.issues
      throw new DomainError('bad_input', { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' })
    }
    return { ok: true as const }
  })

  handleCall(app, 'uploadBrandPicture', async ({ body: { kind, picture } }) => ({
    name: await uploadBrandPicture(deps, kind, Buffer.from(picture, 'base64')),
  }))
}
