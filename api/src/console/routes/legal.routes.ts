import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { listLegalTexts, readLegalText, saveLegalText } from '../../modules/legal/legal.service'
import { handleCall } from '../handle'

export const registerLegalTextRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'listLegalTexts', () => listLegalTexts(deps))

  handleCall(app, 'readLegalText', ({ query }) => readLegalText(deps, query))

  handleCall(app, 'saveLegalText', async ({ body, actor }) => {
    await saveLegalText(deps, actor, body)
    return { ok: true as const }
  })
}
