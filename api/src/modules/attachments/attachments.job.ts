import type { Job } from '../../infra/jobs/jobs'
import { retentionMs } from '../privacy/retention'
import { findLeftMedia, removeLeftMedia } from './attachments.repository'
import { storedMediaName } from './attachments.presenter'

const batch = 200

/**
 * Deletes media that no member can see any more, and uploads not sent within `retentionMs.unsentUpload`. Deletes each
 * file before the deletion of its row is committed, because a retry finds files only by their rows.
 */
export const attachmentsJob: Job = {
  name: 'attachments',
  everyMs: 3_600_000,
  run: async ({ db, storage, now, log }) => {
    const before = new Date(now().getTime() - retentionMs.unsentUpload)
    let after = ''
    for (;;) {
      const left = await findLeftMedia(db, { before, after, limit: batch })
      for (const media of left)
        try {
          await db.tx(async (tx) => {
            if (await removeLeftMedia(tx, media.name, before)) await storage.remove(storedMediaName(media))
          })
        } catch (error) {
          log.warn({ err: error, name: media.name }, 'a file of a message was left')
        }
      const last = left.at(-1)
      if (!last || left.length < batch) return
      after = last.name
    }
  },
}
