import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { getFunnel } from '../../modules/funnel/report.service'
import { getWeeks } from '../../modules/growth/weeks.service'
import { handleCall } from '../handle'

export const registerMarketingRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getFunnel', ({ query }) => getFunnel(deps, query))
  handleCall(app, 'getWeeks', () => getWeeks(deps))
}
