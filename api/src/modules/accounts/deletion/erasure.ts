import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Job } from '../../../infra/jobs/jobs'
import { findExport } from '../../exports/exports.repository'
import { storedExportName } from '../../exports/exports.service'
import { forgetMandatesOf } from '../../payments/mandates/mandates.repository'
import { photoSizes, storedPhotoName } from '../../photos/photos.presenter'
import { eraseReferences, findErasable, findPhotoNames, wipe } from './erasure.repository'

/**
 * Erases a member for good. The row stays without personal data, so that invoices keep a valid reference;
 * every other row follows the delete rule of its table.
 */
export const eraseUser = async (deps: Deps, userId: number): Promise<void> => {
  const { photos, lastExport } = await deps.db.tx(async (tx) => {
    const left = { photos: await findPhotoNames(tx, userId), lastExport: await findExport(tx, userId) }
    await forgetMandatesOf(tx, userId, deps.now())
    await eraseReferences(tx, userId)
    await wipe(tx, userId)
    return left
  })
  for (const { name } of photos)
    for (const size of photoSizes) await deps.storage.remove(storedPhotoName(name, size))
  if (lastExport) await deps.storage.remove(storedExportName(lastExport.name))
}

/** Erases whose 14 days are over. */
export const erasureJob: Job = {
  name: 'erasure',
  everyMs: 3_600_000,
  run: async (deps) => {
    const before = new Date(deps.now().getTime() - limits.deletionGraceDays * 86_400_000)
    for (const { id } of await findErasable(deps.db, before)) await eraseUser(deps, id)
  },
}
