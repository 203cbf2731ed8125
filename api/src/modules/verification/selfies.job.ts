import { operatorTimings, timings, verificationLimits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { storedSelfieName } from './selfie'
import { findDueSelfies, forgetSelfie, lapseSelfies, lockDue } from './selfies.repository'

const batch = 200

const remove = async (
  { db, storage }: Deps,
  selfie: { id: number; file: string },
  posed: Date,
): Promise<void> =>
  db.tx(async (tx) => {
    if (!(await lockDue(tx, selfie, posed))) return
    await storage.remove(storedSelfieName(selfie.file))
    await forgetSelfie(tx, selfie.id)
  })

export const selfiesJob: Job = {
  name: 'selfies',
  everyMs: timings.selfiesEveryMs,
  run: (deps) =>
    attemptAll(deps.log, 'some selfies were not deleted', async (attempt) => {
      const before = (ms: number) => new Date(deps.now().getTime() - ms)
      const lapsed = await lapseSelfies(deps.db, before(verificationLimits.answerMs), deps.now())
      for (const { user_id: userId } of lapsed) await deps.fanout.publish(userId, { type: 'resync' })
      const posed = before(0)
      const due = await findDueSelfies(deps.db, {
        decided: before(operatorTimings.photoUndoMs),
        posed,
        limit: batch,
      })
      for (const selfie of due) await attempt({ selfie: selfie.id }, () => remove(deps, selfie, posed))
    }),
}
