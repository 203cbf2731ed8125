import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { getTransparencyFigures } from '../../modules/transparency/figures.service'
import { handleCall } from '../handle'

export const registerTransparencyRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getTransparency', async ({ query }) => ({
    figures: await getTransparencyFigures(deps, query),
  }))
}
