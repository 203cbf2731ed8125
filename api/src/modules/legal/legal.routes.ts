import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getLegalText } from './legal.service'

export const registerLegalRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getLegalText', ({ query, request }) =>
    getLegalText(deps, { ...query, host: request.hostname }),
  )
}
