import type { ReviewedPhoto } from '@duetto/shared/contract/console'
import { ageAt, operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findScreening } from '../settings/screening'
import { findFindings } from './screening/findings.service'
import { countPending, findPhotosOf, findQueuedPhoto, leasePhoto, releaseLease } from './queue.repository'

const attempts = 5

export const takePhoto = async (
  deps: Deps,
  operatorId: number,
  after?: number,
): Promise<ReviewedPhoto | null> => {
  const now = deps.now()
  if (after !== undefined) await releaseLease(deps.db, after, operatorId, now)
  const until = new Date(now.getTime() + operatorTimings.photoLeaseMs)
  const { photos: mode } = await findScreening(deps.db)
  const waitMs = mode === 'off' ? 0 : operatorTimings.screeningWaitMs
  const unscreenedBefore = new Date(now.getTime() - waitMs)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const leased = await leasePhoto(deps.db, { operatorId, now, until, after, unscreenedBefore })
    if (leased) return presentQueued(deps, leased.photo_id)
  }
  return null
}

export const presentQueued = async ({ db, now }: Deps, id: number): Promise<ReviewedPhoto> => {
  const photo = await findQueuedPhoto(db, id)
  const others = await findPhotosOf(db, photo.user_id)
  return {
    id,
    leased_until: photo.leased_until.toISOString(),
    created_at: photo.created_at.toISOString(),
    is_main: photo.is_main,
    member: {
      id: photo.user_id,
      name: photo.name,
      age: ageAt(photo.birth_date, now()),
      gender: photo.gender,
      country: photo.country,
      created_at: photo.joined_at.toISOString(),
    },
    others: others.filter((other) => other.id !== id),
    refused: photo.refused,
    screening: await findFindings(db, id),
    waiting: await countPending(db),
  }
}
