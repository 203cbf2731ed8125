import { createHash } from 'node:crypto'
import type { BrandPicture } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { createIcon, createLogo } from './pictures'

const hashOf = (files: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file)
  return hash.digest('hex').slice(0, 32)
}

export const storedBrandFile = (name: string, file: string): string => `brand/${name}/${file}`

/** The returned name contains a content hash. Earlier pictures remain, so a change can be undone. */
export const uploadBrandPicture = async (
  { storage }: Pick<Deps, 'storage'>,
  kind: BrandPicture,
  bytes: Buffer,
): Promise<string> => {
  if (kind !== 'icon') {
    const { file, width, height } = await createLogo(bytes)
    const name = `${hashOf([file])}-${width}x${height}`
    await storage.put(storedBrandFile(name, 'logo.png'), file, 'image/png')
    return name
  }
  const files = await createIcon(bytes)
  const name = hashOf(Object.values(files))
  for (const [file, content] of Object.entries(files))
    await storage.put(storedBrandFile(name, file), content, 'image/png')
  return name
}
