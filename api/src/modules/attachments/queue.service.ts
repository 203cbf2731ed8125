import type { ReviewedMedia } from '@duetto/shared/contract/console'
import { ageAt, operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { explicitnessOf } from '../photos/screening/explicitness'
import { isVoice, mediaType, storedMediaName } from './attachments.presenter'
import type { StoredRow } from './attachments.repository'
import { findQueuedMedia, leaseMedia, releaseMedia } from './queue.repository'

/** An attempt fails if another operator leases the same media first. */
const attempts = 5

export const takeMedia = async (
  deps: Deps,
  operatorId: number,
  after?: number,
): Promise<ReviewedMedia | null> => {
  const now = deps.now()
  if (after !== undefined) await releaseMedia(deps.db, after, operatorId, now)
  const until = new Date(now.getTime() + operatorTimings.photoLeaseMs)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const leased = await leaseMedia(deps.db, { operatorId, now, until, after })
    if (leased) return presentQueued(deps, leased.id)
  }
  return null
}

export const presentQueued = async ({ db, now }: Deps, messageId: number): Promise<ReviewedMedia> => {
  const row = await findQueuedMedia(db, messageId)
  return {
    id: row.id,
    leased_until: row.leased_until.toISOString(),
    created_at: row.created_at.toISOString(),
    cover: row.cover,
    explicit: explicitnessOf(row.score),
    member: {
      id: row.user_id,
      name: row.name,
      age: ageAt(row.birth_date, now()),
      gender: row.gender,
      country: row.country,
      created_at: row.joined_at.toISOString(),
    },
    recipient: { id: row.recipient_id, name: row.recipient_name },
    text: row.text,
    refused: row.refused,
    waiting: row.waiting,
  }
}

interface MediaFile {
  bytes: Buffer
  type: string
  isVoice: boolean
}

export const readMedia = async ({ storage }: Deps, row: StoredRow | undefined): Promise<MediaFile> => {
  const stored = row && (await storage.get(storedMediaName(row)))
  if (!stored) throw new DomainError('not_found')
  return { bytes: stored.bytes, type: mediaType(row), isVoice: isVoice(row) }
}
