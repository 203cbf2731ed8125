import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { findExport } from '../../exports/exports.repository'
import { storedExportName } from '../../exports/exports.service'
import { forgetMandatesOf } from '../../payments/mandates/mandates.repository'
import { removeStoredPhoto } from '../../photos/removals.service'
import { storedSelfieName } from '../../verification/selfie'
import { findSelfiesOf } from '../../verification/selfies.repository'
import { eraseReferences, findStoredFiles, lockUnconfirmed, clearPersonalData } from './erasure.repository'

/**
 * Keeps an anonymous row, because payments reference it. If a file cannot be deleted, the transaction rolls back and a
 * retry finds the remaining files.
 */
export const eraseUser = async (
  deps: Deps,
  userId: number,
  isDue: (tx: Db) => Promise<boolean> = async () => true,
): Promise<void> => {
  await deps.db.tx(async (tx) => {
    if (!(await isDue(tx))) return
    const photos = await findStoredFiles(tx, userId)
    const selfies = await findSelfiesOf(tx, userId)
    const lastExport = await findExport(tx, userId)
    await eraseReferences(tx, userId)
    await clearPersonalData(tx, userId)
    // Clearing waits for transactions that have inserted references, or a mandate.
    await eraseReferences(tx, userId)
    await forgetMandatesOf(tx, userId, deps.now())
    for (const photo of photos) await removeStoredPhoto(deps, photo)
    for (const { file } of selfies) await deps.storage.remove(storedSelfieName(file))
    if (lastExport) await deps.storage.remove(storedExportName(lastExport.name))
  })
}

export const eraseUnconfirmed = (deps: Deps, userId: number, before: Date): Promise<void> =>
  eraseUser(deps, userId, (tx) => lockUnconfirmed(tx, userId, before))
