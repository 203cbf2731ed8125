import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { dayMs, dayOf } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import type { Job } from '../../../infra/jobs/jobs'
import { findDueDays, findReconciliations, saveReconciliation } from './daily.repository'
import { reconcileDay } from './day.service'

/** Days with differences are compared again, however old, until they agree. */
const daysBack = 31
const daysShown = 31

export const reconcilePastDays = (deps: Deps): Promise<void> =>
  attemptAll(deps.log, 'some days were not reconciled', async (attempt) => {
    const time = deps.now().getTime()
    const days = await findDueDays(deps.db, dayOf(time - daysBack * dayMs), dayOf(time - dayMs))
    for (const day of days) await attempt({ day }, () => reconcile(deps, day))
  })

const reconcile = async ({ db, now, log }: Deps, day: string): Promise<void> => {
  const { totals, differences } = await reconcileDay(db, day)
  await saveReconciliation(db, {
    day,
    now: now(),
    orders: totals.reduce((sum, { orders }) => sum + orders, 0),
    differences: differences.map(({ payment, reference, faults }) => ({ payment, reference, faults })),
  })
  if (differences.length > 0)
    log.warn({ day, differences: differences.length }, 'orders, ledger and provider differ')
}

/** Runs often, so that a day is compared soon after its end. Days that agreed are skipped. */
export const reconciliationJob: Job = {
  name: 'reconciliation',
  everyMs: 600_000,
  run: reconcilePastDays,
}

export const listReconciliations = async ({
  db,
}: Pick<Deps, 'db'>): Promise<ConsoleResponse<'listReconciliations'>> => ({
  days: (await findReconciliations(db, daysShown)).map(({ reconciled_at, ...row }) => ({
    ...row,
    reconciled_at: reconciled_at.toISOString(),
  })),
})
