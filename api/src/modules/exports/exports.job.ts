import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import type { Job } from '../../infra/jobs/jobs'
import { createArchive } from './archive'
import {
  deleteExport,
  failAbandonedExports,
  findExpiredExports,
  findExport,
  setExportFailed,
  setExportReady,
  claimDueExport,
} from './exports.repository'
import { retentionMs } from '../privacy/retention'
import { formatDay } from '../../texts/format'
import type { DueExport } from './exports.repository'
import { storedExportName } from './exports.service'

const attemptsMax = 5

/** Removes the member’s former archive first, or it would outlive its expiry if the new one fails. */
const prepare = async (deps: Deps, due: DueExport): Promise<void> => {
  await deps.storage.remove(storedExportName(due.name))
  const bytes = await createArchive(deps, due.user_id, due.language)
  await deps.storage.put(storedExportName(due.name), bytes, 'application/zip')
  const until = new Date(deps.now().getTime() + retentionMs.dataExport)
  const compose = await mailComposer(deps, due)
  const values = { name: due.member, date: formatDay(until, due.language) }
  const mail = compose('export_ready', { to: due.email, values, path: addresses.ownData })
  const isKept = await deps.db.tx(async (tx) => {
    if (!(await setExportReady(tx, due, { bytes: bytes.length, until }))) return false
    await deps.mail.send(mail, tx)
    return true
  })
  // The member was erased while the file was prepared, so nothing references it.
  if (!isKept && !(await findExport(deps.db, due.user_id)))
    await deps.storage.remove(storedExportName(due.name))
}

const prepareAll = async (deps: Deps): Promise<void> => {
  await failAbandonedExports(deps.db, attemptsMax)
  for (;;) {
    const due = await claimDueExport(deps.db, attemptsMax)
    if (!due) return
    try {
      await prepare(deps, due)
    } catch (error) {
      deps.log.error({ err: error, attempt: due.attempts }, 'an export failed')
      if (due.attempts >= attemptsMax) await setExportFailed(deps.db, due.user_id)
      return
    }
  }
}

const removeExpired = async (deps: Deps): Promise<void> => {
  const now = deps.now()
  const expiry = { now, failedBefore: new Date(now.getTime() - retentionMs.dataExport) }
  for (const { user_id: userId, name } of await findExpiredExports(deps.db, expiry)) {
    await deps.storage.remove(storedExportName(name))
    await deleteExport(deps.db, userId, expiry)
  }
}

export const exportsJob: Job = {
  name: 'exports',
  everyMs: 5_000,
  run: async (deps) => {
    await prepareAll(deps)
    await removeExpired(deps)
  },
}
