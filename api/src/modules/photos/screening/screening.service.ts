import type { Deps } from '../../../app/deps'
import type { Screening } from '../../settings/screening'
import { composeOwnerMail } from '../ownerMail'
import { lockOwnerOf } from '../photos.repository'
import { lookAt, noResult } from './look'
import { findRefused, recordRefused } from './pictures.repository'
import { refusalFor } from './refusalFor'
import { refuseByProgram } from './refuse.service'
import { claimMs, maxAttempts, retryAfter } from './retries'
import { claimPhoto, saveScreening } from './screening.repository'

const hourMs = 3_600_000
/** Head starts in the review queue. They are limited, or explicit photos could delay the others forever. */
const refusedBeforeMs = 24 * hourMs
const explicitMs = 12 * hourMs

export const screenNext = async (deps: Deps, screening: Screening): Promise<boolean> => {
  const { db, now } = deps
  const until = new Date(now().getTime() + claimMs)
  const photo = await claimPhoto(db, { now: now(), until })
  if (!photo) return false
  // The last allowed attempt saved no result, so the photo may have crashed the process. Do not try again.
  const result = photo.attempt > maxAttempts ? noResult : await lookAt(deps, photo)
  const { fingerprint, bands, score } = result
  const refused =
    fingerprint && bands ? ((await findRefused(db, photo.id, { fingerprint, bands })) ?? null) : null
  const headStartMs = Math.max(refused ? refusedBeforeMs : 0, (score ?? 0) * explicitMs)
  const refusal = refusalFor(screening, { score, refused })
  const retryAt = score === null ? retryAfter(photo.attempt, now()) : null
  const mail = refusal && (await composeOwnerMail(deps, photo.id, 'photo_refused_by_program'))
  const owner = await db.tx(async (tx) => {
    await lockOwnerOf(tx, photo.id)
    const saved = await saveScreening(tx, photo.id, { ...result, until, now: now(), headStartMs, retryAt })
    if (!saved) return null
    await recordRefused(tx, photo.id, now())
    if (!refusal) return null
    const input = { id: photo.id, refusal, score, mail, screened: saved }
    return (await refuseByProgram(deps, tx, input)) ? saved.user_id : null
  })
  if (owner !== null) await deps.fanout.publish(owner, { type: 'resync' })
  return true
}
