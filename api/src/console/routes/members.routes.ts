import { correctionCeilings, lookup } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { liftRestriction, restrictMember, warnMember } from '../../modules/accounts/standing/measures.service'
import { restoreMember, suspendMember } from '../../modules/accounts/standing/standing.service'
import { findAudit } from '../../modules/audit/audit.repository'
import { getReportsOf } from '../../modules/reports/cases.service'
import { countWaiting } from '../../modules/support/memberFile.repository'
import { eraseMember, exportMember } from '../../modules/support/memberData.service'
import { correctCredits } from '../../modules/support/correction.service'
import {
  getContact,
  getMemberAccess,
  getMemberFile,
  getMemberMoney,
} from '../../modules/support/memberFile.service'
import { searchMembers } from '../../modules/support/memberSearch.service'
import { pageOf, rowsFor } from '../../modules/support/page'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'
import { presentAudit } from '../presentAudit'
import { requireView } from '../views'

const historyMax = 100

export const registerMemberRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getWaiting', () => countWaiting(deps.db))
  handleCall(app, 'searchMembers', ({ query }) => searchMembers(deps, query))
  handleCall(app, 'getMember', async ({ query }) => ({ member: await getMemberFile(deps, query.id) }))
  handleCall(app, 'getMemberAccess', ({ query }) => getMemberAccess(deps, query.id))
  handleCall(app, 'getMemberReports', ({ query }) => getReportsOf(deps, query.id))
  handleCall(app, 'getMemberMoney', ({ query }) => getMemberMoney(deps, query.id))

  handleCall(app, 'showContact', async ({ body: { id, reason }, session }) => {
    const contact = await getContact(deps, id)
    await requireView(deps, session, { action: 'address seen', subject: `member ${id}`, reason })
    return contact
  })

  handleCall(app, 'getMemberHistory', async ({ query }) => {
    const entries = await findAudit(deps.db, { subject: `member ${query.id}`, limit: historyMax })
    return { entries: entries.map(presentAudit) }
  })

  handleCall(app, 'correctCredits', async ({ body, actor, session }) => {
    const ceiling = lookup(correctionCeilings, session.role) ?? 0
    const outcome = await correctCredits(deps, actor, { ...body, ceiling })
    if (outcome === 'above_ceiling') throw new ConsoleError('correction_above_ceiling')
    if (outcome === 'not_enough_credits') throw new ConsoleError('correction_below_zero')
    return { member: await getMemberFile(deps, body.id) }
  })

  const present = async (id: number, isChanged: boolean) => {
    if (!isChanged) throw new DomainError('conflict')
    return { member: await getMemberFile(deps, id) }
  }

  handleCall(app, 'warnMember', async ({ body, actor }) =>
    present(body.id, await warnMember(deps, actor, body)),
  )
  handleCall(app, 'restrictMember', async ({ body, actor }) =>
    present(body.id, await restrictMember(deps, actor, body)),
  )
  handleCall(app, 'liftRestriction', async ({ body, actor }) =>
    present(body.id, await liftRestriction(deps, actor, body)),
  )
  handleCall(app, 'suspendMember', async ({ body, actor }) =>
    present(body.id, await suspendMember(deps, actor, body)),
  )
  handleCall(app, 'restoreMember', async ({ body, actor }) =>
    present(body.id, await restoreMember(deps, actor, body)),
  )

  handleCall(app, 'exportMember', async ({ body, actor }) => ({
    data: await exportMember(deps, actor, body),
  }))
  handleCall(app, 'eraseMember', async ({ body, actor }) => {
    await eraseMember(deps, actor, body)
    return { ok: true as const }
  })

  handleCall(app, 'listAudit', async ({ query: { subject, page } }) => {
    const found = await findAudit(deps.db, { subject: subject || undefined, ...rowsFor(page) })
    const { rows, has_more } = pageOf(found)
    return { entries: rows.map(presentAudit), has_more }
  })
}
