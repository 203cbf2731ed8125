import { widestPortrait } from '@duetto/shared/domain'
import sharp from 'sharp'
import type { Deps } from '../../app/deps'
import { olderPortraits, portraitFilesOf, wholeFile } from './photos.presenter'
import type { StoredFiles } from './photos.repository'
import { deleteRemoval, lockRemoval } from './removals.repository'
import { storedPhotoName } from './storedFiles'

/** Does nothing if the removal no longer exists. If it fails, `photoRemovalsJob` retries it. */
export const runRemoval = (deps: Deps, name: string): Promise<void> =>
  deps.db.tx(async (tx) => {
    const files = await lockRemoval(tx, name)
    if (!files) return
    await removeStoredPhoto(deps, files)
    await deleteRemoval(tx, name)
  })

export const tryRemoval = (deps: Deps, name: string): Promise<void> =>
  runRemoval(deps, name).catch((error: unknown) =>
    deps.log.warn({ err: error, name }, 'the files of a photo could not be removed; the job will retry'),
  )

/** Removes `full.webp` last: a retry needs it to find the widths of the portraits. */
export const removeStoredPhoto = async ({ storage }: Deps, { name, width }: StoredFiles): Promise<void> => {
  const whole = await storage.get(storedPhotoName(name, wholeFile))
  const widest = whole && (await findWidest(whole.bytes))
  const widths = [width, widest].filter((each) => each !== null)
  await removeFiles(storage, name, portraitFilesOf(widths))
  await removeFiles(storage, name, [wholeFile])
}

export const removeOlderPortraits = ({ storage }: Deps, name: string): Promise<void[]> =>
  removeFiles(storage, name, olderPortraits)

const removeFiles = (storage: Deps['storage'], name: string, files: readonly string[]): Promise<void[]> =>
  Promise.all(files.map((file) => storage.remove(storedPhotoName(name, file))))

const findWidest = async (whole: Buffer): Promise<number | null> => {
  try {
    return widestPortrait(await sharp(whole).metadata())
  } catch {
    return null
  }
}
