import type { Deps } from '../../app/deps'
import { raiseVersions } from '../members/versions.repository'
import { explicitnessOf } from '../photos/screening/explicitness'
import { scorePhoto } from '../photos/screening/look'
import { claimMs, maxAttempts, retryAfter } from '../photos/screening/retries'
import { announceMedia } from './announceMedia'
import { storedMediaName } from './attachments.presenter'
import type { StoredRow } from './attachments.repository'
import { raiseRevision } from './review.repository'
import { claimSent, claimSentBefore, saveScore } from './screening.repository'

export const screenNextSent = (deps: Deps): Promise<boolean> => screenClaimed(deps, claimSent)

export const screenNextSentBefore = (deps: Deps): Promise<boolean> => screenClaimed(deps, claimSentBefore)

const screenClaimed = async (deps: Deps, claim: typeof claimSent): Promise<boolean> => {
  const { db, now } = deps
  const until = new Date(now().getTime() + claimMs)
  const photo = await claim(db, { now: now(), until })
  if (!photo) return false
  const score = photo.attempt > maxAttempts ? null : await scoreStored(deps, photo)
  const mayShowNudity = score === null ? null : explicitnessOf(score) !== 'unlikely'
  const retryAt = score === null ? retryAfter(photo.attempt, now()) : null
  const changed = await db.tx(async (tx) => {
    const saved = await saveScore(tx, photo.id, { score, mayShowNudity, until, retryAt })
    if (!saved?.message_id || !saved.is_changed) return undefined
    const row = await raiseRevision(tx, saved.message_id)
    if (row) await raiseVersions(tx, [row.other_id])
    return row
  })
  if (changed) await announceMedia(deps, changed)
  return true
}

const scoreStored = async (deps: Deps, media: StoredRow & { id: number }): Promise<number | null> => {
  try {
    const stored = await deps.storage.get(storedMediaName(media))
    if (!stored) throw new Error('the file is missing')
    return await scorePhoto(deps, stored.bytes)
  } catch (error) {
    deps.log.error({ err: error, media: media.id }, 'a photo of a message was not scored')
    return null
  }
}
