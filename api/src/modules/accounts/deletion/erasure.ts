import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import type { Job } from '../../../infra/jobs/jobs'
import { findExport } from '../../exports/exports.repository'
import { storedExportName } from '../../exports/exports.service'
import { forgetMandatesOf } from '../../payments/mandates/mandates.repository'
import { removeStoredPhoto } from '../../photos/photos.service'
import { retentionMs } from '../../privacy/retention'
import {
  eraseReferences,
  findErasable,
  findStoredFiles,
  findUnconfirmed,
  lockUnconfirmed,
  clearPersonalData,
} from './erasure.repository'

/**
 * Erases a member. The member's row remains without personal data, because receipts reference it; all other
 * rows follow the delete rule of their foreign key. If the storage fails, the transaction rolls back, so that
 * a retry finds the files.
 */
export const eraseUser = async (
  deps: Deps,
  userId: number,
  isDue: (tx: Db) => Promise<boolean> = async () => true,
): Promise<void> => {
  await deps.db.tx(async (tx) => {
    if (!(await isDue(tx))) return
    const photos = await findStoredFiles(tx, userId)
    const lastExport = await findExport(tx, userId)
    await forgetMandatesOf(tx, userId, deps.now())
    await eraseReferences(tx, userId)
    await clearPersonalData(tx, userId)
    for (const photo of photos) await removeStoredPhoto(deps, photo)
    if (lastExport) await deps.storage.remove(storedExportName(lastExport.name))
  })
}

export const eraseUnconfirmed = (deps: Deps, userId: number, before: Date): Promise<void> =>
  eraseUser(deps, userId, (tx) => lockUnconfirmed(tx, userId, before))

const batch = 100
/** Batches per run, so that a run ends before the next one is due. */
const batchesMax = 50

const eraseAll = async (
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

export const erasureJob: Job = {
  name: 'erasure',
  everyMs: 3_600_000,
  run: (deps) =>
    attemptAll(deps.log, 'some accounts were not erased', async (attempt) => {
      const before = (periodMs: number) => new Date(deps.now().getTime() - periodMs)
      const deleted = before(retentionMs.deletedAccount)
      await attempt({ of: 'deleted' }, () =>
        eraseAll(
          (page) => findErasable(deps.db, deleted, page),
          (id) => attempt({ user: id }, () => eraseUser(deps, id)),
        ),
      )
      const unused = before(retentionMs.unconfirmedAccount)
      await attempt({ of: 'unconfirmed' }, () =>
        eraseAll(
          (page) => findUnconfirmed(deps.db, unused, page),
          (id) => attempt({ user: id }, () => eraseUnconfirmed(deps, id, unused)),
        ),
      )
    }),
}
