import type { Deps } from '../../../app/deps'
import type { Job } from '../../../infra/jobs/jobs'
import { findExport } from '../../exports/exports.repository'
import { storedExportName } from '../../exports/exports.service'
import { forgetMandatesOf } from '../../payments/mandates/mandates.repository'
import { removeStoredPhoto } from '../../photos/photos.service'
import { retentionMs } from '../../privacy/retention'
import { eraseReferences, findErasable, findStoredFiles, clearPersonalData } from './erasure.repository'

/**
 * Erases a member. The member's row remains without personal data, because receipts reference it; all other rows follow
 * the delete rule of their foreign key.
 */
export const eraseUser = async (deps: Deps, userId: number): Promise<void> => {
  const { photos, lastExport } = await deps.db.tx(async (tx) => {
    const left = { photos: await findStoredFiles(tx, userId), lastExport: await findExport(tx, userId) }
    await forgetMandatesOf(tx, userId, deps.now())
    await eraseReferences(tx, userId)
    await clearPersonalData(tx, userId)
    return left
  })
  for (const photo of photos) await removeStoredPhoto(deps, photo)
  if (lastExport) await deps.storage.remove(storedExportName(lastExport.name))
}

export const erasureJob: Job = {
  name: 'erasure',
  everyMs: 3_600_000,
  run: async (deps) => {
    const before = new Date(deps.now().getTime() - retentionMs.deletedAccount)
    for (const { id } of await findErasable(deps.db, before)) await eraseUser(deps, id)
  },
}
