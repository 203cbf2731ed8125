import type { Deps } from '../../../app/deps'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import type { Job } from '../../../infra/jobs/jobs'
import { retentionMs } from '../../privacy/retention'
import { eraseUnconfirmed, eraseUser } from './erasure'
import { findErasable, findUnconfirmed } from './erasure.repository'

const usersPerRead = 100
const batchesMax = 50

const eraseAll = async (
  batch: number,
  find: (page: { limit: number; skip: number }) => Promise<{ id: number }[]>,
  erase: (id: number) => Promise<boolean>,
): Promise<void> => {
  let failed = 0
  for (let count = 0; count < batchesMax; count += 1) {
    const users = await find({ limit: batch, skip: failed })
    for (const { id } of users) if (!(await erase(id))) failed += 1
    if (users.length < batch) return
  }
}

export const eraseDue = (deps: Deps, batch = usersPerRead): Promise<void> =>
  attemptAll(deps.log, 'some accounts were not erased', async (attempt) => {
    const before = (periodMs: number) => new Date(deps.now().getTime() - periodMs)
    const deleted = before(retentionMs.deletedAccount)
    await attempt({ of: 'deleted' }, () =>
      eraseAll(
        batch,
        (page) => findErasable(deps.db, deleted, page),
        (id) => attempt({ user: id }, () => eraseUser(deps, id)),
      ),
    )
    const unused = before(retentionMs.unconfirmedAccount)
    await attempt({ of: 'unconfirmed' }, () =>
      eraseAll(
        batch,
        (page) => findUnconfirmed(deps.db, unused, page),
        (id) => attempt({ user: id }, () => eraseUnconfirmed(deps, id, unused)),
      ),
    )
  })

export const erasureJob: Job = { name: 'erasure', everyMs: 3_600_000, run: (deps) => eraseDue(deps) }
