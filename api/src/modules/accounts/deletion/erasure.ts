import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
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
 * Erases a member. The member's row remains without personal data, because receipts reference it; all other rows follow
 * the delete rule of their foreign key.
 */
export const eraseUser = async (
  deps: Deps,
  userId: number,
  isDue: (tx: Db) => Promise<boolean> = async () => true,
): Promise<void> => {
  const left = await deps.db.tx(async (tx) => {
    if (!(await isDue(tx))) return undefined
    const files = { photos: await findStoredFiles(tx, userId), lastExport: await findExport(tx, userId) }
    await forgetMandatesOf(tx, userId, deps.now())
    await eraseReferences(tx, userId)
    await clearPersonalData(tx, userId)
    return files
  })
  for (const photo of left?.photos ?? []) await removeStoredPhoto(deps, photo)
  if (left?.lastExport) await deps.storage.remove(storedExportName(left.lastExport.name))
}

export const eraseUnconfirmed = (deps: Deps, userId: number, before: Date): Promise<void> =>
  eraseUser(deps, userId, (tx) => lockUnconfirmed(tx, userId, before))

const batch = 100
/** Batches per run, so that a run ends before the next one is due. */
const batchesMax = 50

const eraseAll = async (
  find: (limit: number) => Promise<{ id: number }[]>,
  erase: (id: number) => Promise<void>,
): Promise<void> => {
  for (let count = 0; count < batchesMax; count += 1) {
    const users = await find(batch)
    for (const { id } of users) await erase(id)
    if (users.length < batch) return
  }
}

export const erasureJob: Job = {
  name: 'erasure',
  everyMs: 3_600_000,
  run: async (deps) => {
    const before = (periodMs: number) => new Date(deps.now().getTime() - periodMs)
    const deleted = before(retentionMs.deletedAccount)
    await eraseAll(
      (limit) => findErasable(deps.db, deleted, limit),
      (id) => eraseUser(deps, id),
    )
    const unused = before(retentionMs.unconfirmedAccount)
    await eraseAll(
      (limit) => findUnconfirmed(deps.db, unused, limit),
      (id) => eraseUnconfirmed(deps, id, unused),
    )
  },
}
