import { randomBytes } from 'node:crypto'
import type { CallBody, Image } from '@duetto/shared/contract'
import { widestPortrait } from '@duetto/shared/domain'
import sharp from 'sharp'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { photoLimit } from '../profile/profile.presenter'
import { olderPortraits, portraitFilesOf, presentImage, wholeFile } from './photos.presenter'
import type { PhotoRow } from './photos.presenter'
import { createPictures } from './pipeline'
import type { Pictures } from './pipeline'
import {
  countPhotos,
  findOrder,
  insertPhoto,
  lockOwner,
  promoteMain,
  removePhoto,
  saveOrder,
  setMain,
} from './photos.repository'
import type { StoredFiles } from './photos.repository'
import { storeFiles, storedPhotoName } from './storedFiles'

export const uploadPhoto = async (deps: Deps, userId: number, bytes: Buffer): Promise<Image> => {
  await checkLimit(deps.db, userId)
  const pictures = await createPictures(bytes)
  const name = randomBytes(16).toString('base64url')
  try {
    await storeFiles(deps, name, pictures.files)
    return presentImage(await addPhoto(deps, userId, name, pictures))
  } catch (error) {
    await removeStoredPhoto(deps, { name, width: pictures.width }).catch((cause: unknown) =>
      deps.log.warn({ err: cause, name }, 'a stored photo could not be removed'),
    )
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
    await lockOwner(tx, userId)
    await checkLimit(tx, userId)
    return insertPhoto(tx, userId, { name, width, preview, now: deps.now() })
  })

const checkLimit = async (db: Db, userId: number) => {
  const { paid_user: isPaid, photos } = await countPhotos(db, userId)
  const limit = photoLimit(isPaid)
  if (photos >= limit) throw new DomainError('photo_limit', { limit, is_premium: isPaid })
}

/** Removes `full.webp` last: a retry needs it to find the widths of the portraits. */
export const removeStoredPhoto = async ({ storage }: Deps, { name, width }: StoredFiles): Promise<void> => {
  const whole = await storage.get(storedPhotoName(name, wholeFile))
  const widest = whole && (await findWidest(whole.bytes))
  const widths = [width, widest].filter((each) => each !== null)
  await removeFiles(storage, name, portraitFilesOf(widths))
  await removeFiles(storage, name, [wholeFile])
}

const removeFiles = (storage: Deps['storage'], name: string, files: readonly string[]): Promise<void[]> =>
  Promise.all(files.map((file) => storage.remove(storedPhotoName(name, file))))

export const removeOlderPortraits = ({ storage }: Deps, name: string): Promise<void[]> =>
  removeFiles(storage, name, olderPortraits)

const findWidest = async (whole: Buffer): Promise<number | null> => {
  try {
    return widestPortrait(await sharp(whole).metadata())
  } catch {
    return null
  }
}

export const updatePhoto = (deps: Deps, userId: number, change: CallBody<'updatePhoto'>): Promise<void> =>
  deps.db.tx(async (tx) => {
    await lockOwner(tx, userId)
    const order = await findOrder(tx, userId)
    if (!order.includes(change.id)) throw new DomainError('not_found')
    if (change.is_main && !(await setMain(tx, userId, change.id))) throw new DomainError('conflict')
    if (change.position === undefined) return
    const others = order.filter((id) => id !== change.id)
    others.splice(change.position, 0, change.id)
    await saveOrder(tx, others)
  })

export const deletePhoto = async (deps: Deps, userId: number, photoId: number): Promise<void> => {
  const removed = await deps.db.tx(async (tx) => {
    await lockOwner(tx, userId)
    const photo = await removePhoto(tx, userId, photoId)
    if (photo?.is_main) await promoteMain(tx, userId)
    return photo
  })
  if (!removed) throw new DomainError('not_found')
  await removeStoredPhoto(deps, removed)
}
