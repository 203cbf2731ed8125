import type { Job } from '../../infra/jobs/jobs'
import { removeMedia, findLeftMedia } from './attachments.repository'
import { storedMediaName } from './attachments.presenter'

const dayMs = 86_400_000
const batch = 200

/**
 * Deletes photos that were never sent, or that neither member has any more. The bytes first: if that fails, the
 * row stays and it is tried again.
 */
export const attachmentsJob: Job = {
  name: 'attachments',
  everyMs: 3_600_000,
  run: async ({ db, storage, now }) => {
    for (const media of await findLeftMedia(db, new Date(now().getTime() - dayMs), batch)) {
      await storage.remove(storedMediaName(media))
      await removeMedia(db, media.name)
    }
  },
}
