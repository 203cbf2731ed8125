import { randomBytes } from 'node:crypto'
import type { CallResponse, Message } from '@duetto/shared/contract'
import { limits, timings } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { presentMessage } from '../chat/chat.presenter'
import { findFacts } from '../chat/changes.repository'
import { requirePlace } from '../chat/changes.service'
import { findSights } from '../chat/sight'
import { lockMember } from '../accounts/users.repository'
import { raiseVersions } from '../members/versions.repository'
import { countUnsent, insertMedia, removeMedia, uncover } from './attachments.repository'
import type { MediaRow, NewMedia } from './attachments.repository'
import { isVoice, mediaPath, mediaType, presentVoice, storedMediaName } from './attachments.presenter'
import { createMessagePicture } from './picture'
import { createVoice } from './voice/voice'

const hourMs = 3_600_000

type Upload = CallResponse<'uploadMedia'>['upload']

/** Delay before screening, because the file is stored after its row. */
const storeMs = 1_000

interface PhotoOptions {
  isCovered: boolean
  isReviewed: boolean
  isScreened: boolean
}

export const uploadPhoto = async (
  deps: Deps,
  userId: number,
  bytes: Buffer,
  { isCovered, isReviewed, isScreened }: PhotoOptions,
): Promise<Upload> => {
  await checkUnsent(deps.db, userId)
  const { bytes: picture, width, height, cover } = await createMessagePicture(bytes)
  const media: MediaRow = {
    name: createName(),
    width,
    height,
    cover,
    is_covered: isCovered || isScreened,
    may_show_nudity: isScreened,
    duration_ms: null,
    waveform: null,
    ...unseen(isReviewed),
  }
  const screenAt = isScreened ? new Date(deps.now().getTime() + storeMs) : null
  return store(deps, userId, picture, { media, uncoversIfHarmless: isScreened && !isCovered, screenAt })
}

export const uploadVoice = async (
  deps: Deps,
  userId: number,
  bytes: Buffer,
  { isReviewed }: { isReviewed: boolean },
): Promise<Upload> => {
  await checkUnsent(deps.db, userId)
  const { bytes: sound, durationMs, waveform } = createVoice(bytes)
  const media: MediaRow = {
    name: createName(),
    width: null,
    height: null,
    cover: null,
    is_covered: false,
    may_show_nudity: false,
    duration_ms: durationMs,
    waveform,
    ...unseen(isReviewed),
  }
  return store(deps, userId, sound, { media, uncoversIfHarmless: false, screenAt: null })
}

const unseen = (isReviewed: boolean): Pick<MediaRow, 'status' | 'refusal'> => ({
  status: isReviewed ? 'pending' : 'active',
  refusal: null,
})

const createName = (): string => randomBytes(16).toString('base64url')

const checkUnsent = async (db: Db, userId: number): Promise<void> => {
  if ((await countUnsent(db, userId)) >= limits.unsentUploadsMax)
    throw new DomainError('upload_limit', {
      limit: limits.unsentUploadsMax,
      hours: timings.unsentUploadMs / hourMs,
    })
}

/** Inserts the row before the file: after a crash, `attachmentsJob` finds the file only by its row. */
const store = async (deps: Deps, userId: number, bytes: Buffer, created: NewMedia): Promise<Upload> => {
  const row = await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await checkUnsent(tx, userId)
    return insertMedia(tx, userId, created, deps.now())
  })
  try {
    await deps.storage.put(storedMediaName(row), bytes, mediaType(row))
  } catch (error) {
    await removeUpload(deps, row).catch((left: unknown) =>
      deps.log.warn({ err: left, name: row.name }, 'a failed upload was left'),
    )
    throw error
  }
  return { name: row.name, media: mediaPath(row), ...(isVoice(row) && { voice: presentVoice(row) }) }
}

/** Deletes the file before the row, so that `attachmentsJob` retries a failed deletion. */
const removeUpload = async ({ storage, db }: Deps, row: MediaRow): Promise<void> => {
  await storage.remove(storedMediaName(row))
  await removeMedia(db, row.name)
}

export const openMedia = async (deps: Deps, userId: number, messageId: number): Promise<Message> => {
  const place = await requirePlace(deps, userId, messageId)
  const isNew = await deps.db.tx(async (tx) => {
    const opened = await uncover(tx, userId, messageId)
    if (opened) await raiseVersions(tx, [userId])
    return opened !== undefined
  })
  const facts = await findFacts(deps.db, place)
  if (!facts || facts.row.is_deleted) throw new DomainError('not_found')
  const sightOf = await findSights(deps, place.conversation_id)
  const message = presentMessage(facts.row, userId, sightOf(userId))
  if (isNew)
    await deps.fanout.publish(userId, {
      type: 'message-changed',
      conversation: place.conversation_id,
      profile: place.other_id,
      message,
    })
  return message
}
