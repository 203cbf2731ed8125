import { randomBytes } from 'node:crypto'
import type { CallBody, Image } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { retentionMs } from '../privacy/retention'
import { lockMember } from '../accounts/users.repository'
import { photoLimit } from '../profile/profile.presenter'
import { presentImage } from './photos.presenter'
import type { PhotoRow } from './photos.presenter'
import { createPictures } from './pipeline'
import type { Pictures } from './pipeline'
import {
  countPhotos,
  findOrder,
  insertPhoto,
  promoteMain,
  removePhoto,
  saveOrder,
  setMain,
} from './photos.repository'
import { deleteRemoval, scheduleRemoval } from './removals.repository'
import { tryRemoval } from './removals.service'
import { storeFiles } from './storedFiles'

/** Schedules the removal of the files before storing them, because a crash may leave files without a photo. */
export const uploadPhoto = async (deps: Deps, userId: number, bytes: Buffer): Promise<Image> => {
  await checkLimit(deps.db, userId)
  const pictures = await createPictures(bytes)
  const name = randomBytes(16).toString('base64url')
  const dueAt = new Date(deps.now().getTime() + retentionMs.interruptedUpload)
  await scheduleRemoval(deps.db, { name, width: pictures.width }, dueAt)
  try {
    await storeFiles(deps, name, pictures.files)
    return presentImage(await addPhoto(deps, userId, name, pictures))
  } catch (error) {
    await tryRemoval(deps, name)
    throw error
  }
}

/** Rechecks the limit under the member's lock, because uploads may be concurrent. */
const addPhoto = (
  deps: Deps,
  userId: number,
  name: string,
  { width, preview }: Pictures,
): Promise<PhotoRow> =>
  deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await checkLimit(tx, userId)
    if (!(await deleteRemoval(tx, name))) throw new Error(`the files of photo ${name} were removed`)
    return insertPhoto(tx, userId, { name, width, preview, now: deps.now() })
  })

const checkLimit = async (db: Db, userId: number) => {
  const { paid_user: isPaid, photos } = await countPhotos(db, userId)
  const limit = photoLimit(isPaid)
  if (photos >= limit) throw new DomainError('photo_limit', { limit, is_premium: isPaid })
}

export const updatePhoto = (deps: Deps, userId: number, change: CallBody<'updatePhoto'>): Promise<void> =>
  deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    const order = await findOrder(tx, userId)
    if (!order.includes(change.id)) throw new DomainError('not_found')
    if (change.is_main && !(await setMain(tx, userId, change.id))) throw new DomainError('conflict')
    if (change.position === undefined) return
    const others = order.filter((id) => id !== change.id)
    others.splice(change.position, 0, change.id)
    await saveOrder(tx, others)
  })

/** Removes the files after the commit, so that a profile never shows a photo without files. */
export const deletePhoto = async (deps: Deps, userId: number, photoId: number): Promise<void> => {
  const removed = await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    const photo = await removePhoto(tx, userId, photoId)
    if (photo?.is_main) await promoteMain(tx, userId)
    if (photo) await scheduleRemoval(tx, photo, deps.now())
    return photo
  })
  if (!removed) throw new DomainError('not_found')
  await tryRemoval(deps, removed.name)
}
