import { extname } from 'node:path'
import type { Deps } from '../../app/deps'
import type { PhotoFiles } from './pipeline'

export const storedPhotoName = (name: string, file: string): string => `photos/${name}/${file}`

export const storeFiles = async (
  { storage }: Pick<Deps, 'storage'>,
  name: string,
  files: PhotoFiles,
): Promise<void> => {
  for (const [file, bytes] of Object.entries(files))
    await storage.put(storedPhotoName(name, file), bytes, `image/${extname(file).slice(1)}`)
}
