import type { ReviewedSelfie } from '@duetto/shared/contract/console'
import { ageAt, operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { findPhotosOf } from '../photos/queue.repository'
import { findLeasedFile, findQueuedSelfie, leaseSelfie, releaseSelfie } from './queue.repository'
import { storedSelfieName } from './selfie'

export const takeSelfie = async (
  deps: Deps,
  operatorId: number,
  after?: number,
): Promise<ReviewedSelfie | null> => {
  const now = deps.now()
  if (after !== undefined) await releaseSelfie(deps.db, after, operatorId)
  const until = new Date(now.getTime() + operatorTimings.photoLeaseMs)
  const leased = await leaseSelfie(deps.db, { operatorId, now, until, after })
  return leased ? presentSelfie(deps, leased.id) : null
}

export const presentSelfie = async ({ db, now }: Deps, id: number): Promise<ReviewedSelfie> => {
  const selfie = await findQueuedSelfie(db, id)
  const photos = await findPhotosOf(db, selfie.user_id)
  return {
    id,
    pose: selfie.pose,
    leased_until: selfie.leased_until.toISOString(),
    created_at: selfie.sent_at.toISOString(),
    member: {
      id: selfie.user_id,
      name: selfie.name,
      age: ageAt(selfie.birth_date, now()),
      gender: selfie.gender,
      country: selfie.country,
      created_at: selfie.joined_at.toISOString(),
    },
    photos: photos
      .filter(({ status }) => status === 'active')
      .sort((one, other) => Number(other.is_main) - Number(one.is_main)),
    refused: selfie.refused,
    waiting: selfie.waiting,
  }
}

export const readSelfie = async (
  { db, storage }: Deps,
  id: number,
  operatorId: number,
): Promise<NonNullable<Awaited<ReturnType<Deps['storage']['get']>>>> => {
  const selfie = await findLeasedFile(db, id, operatorId)
  const stored = selfie && (await storage.get(storedSelfieName(selfie.file)))
  if (!stored) throw new DomainError('not_found')
  return stored
}
