import { extname } from 'node:path'
import type { Deps } from '../../app/deps'
import { olderPortraits, successorOf } from './photos.presenter'
import type { PhotoFiles } from './pipeline'
import { findWidth } from './portraits.repository'

export const storedPhotoName = (name: string, file: string): string => `photos/${name}/${file}`

export const storeFiles = async (
  { storage }: Pick<Deps, 'storage'>,
  name: string,
  files: PhotoFiles,
): Promise<void> => {
  for (const [file, bytes] of Object.entries(files))
    await storage.put(storedPhotoName(name, file), bytes, `image/${extname(file).slice(1)}`)
}

/**
 * Pages opened before an upgrade may request a legacy portrait that `portraitsJob` has deleted. They get the portrait
 * that replaced it.
 */
export const readStored = async (
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  name: string,
  file: string,
): ReturnType<Deps['storage']['get']> => {
  const stored = await storage.get(storedPhotoName(name, file))
  if (stored || !olderPortraits.includes(file)) return stored
  const successor = successorOf(file, await findWidth(db, name))
  return successor ? storage.get(storedPhotoName(name, successor)) : null
}
