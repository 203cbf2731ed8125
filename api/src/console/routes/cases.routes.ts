import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { decideAppeal, listAppeals } from '../../modules/photos/appealDecision.service'
import { answerComplaint, listComplaints } from '../../modules/reports/complaints.service'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'

const ok = { ok: true } as const

export const registerCaseRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'listAppeals', ({ query }) => listAppeals(deps, query.page))

  handleCall(app, 'decideAppeal', async ({ body, actor }) => {
    const outcome = await decideAppeal(deps, actor, body)
    if (outcome === 'own_decision') throw new ConsoleError('own_decision')
    if (outcome === 'not_open') throw new DomainError('conflict')
    return ok
  })

  handleCall(app, 'listComplaints', ({ query }) => listComplaints(deps, query.page))

  handleCall(app, 'answerComplaint', async ({ body, actor }) => {
    const outcome = await answerComplaint(deps, actor, body)
    if (outcome === 'own_decision') throw new ConsoleError('own_decision')
    if (outcome === 'not_open') throw new DomainError('conflict')
    return ok
  })
}
