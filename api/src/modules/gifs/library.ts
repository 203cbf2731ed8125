import { lookup } from '@duetto/shared/domain'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const manifestSchema = z.array(
  z.object({
    id: z.string(),
    file: z.string(),
    title: z.string(),
    tags: z.array(z.string()),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
)
export type Gif = z.output<typeof manifestSchema>[number]

const findFolder = (name: 'gifs' | 'gifts'): string | undefined => {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = join(folder, 'assets', name)
    if (existsSync(candidate)) return candidate
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}

let gifs: readonly Gif[] | undefined

export const readGifs = (): readonly Gif[] => {
  if (gifs) return gifs
  const manifest = join(findFolder('gifs') ?? '', 'index.json')
  gifs = existsSync(manifest) ? manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : []
  return gifs
}

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  gif: 'image/gif',
}
export interface Picture {
  bytes: Buffer
  contentType: string
}
const pictures = new Map<string, Picture>()

/** Serves only names in the folder's listing, which prevents path traversal. */
export const readPicture = (kind: 'gifs' | 'gifts', file: string): Picture | undefined => {
  const key = `${kind}/${file}`
  const known = pictures.get(key)
  const contentType = lookup(contentTypes, file.split('.').at(-1) ?? '')
  if (known || !contentType) return known
  const folder = findFolder(kind)
  if (!folder || !readdirSync(folder).includes(file)) return undefined
  const picture = { bytes: readFileSync(join(folder, file)), contentType }
  pictures.set(key, picture)
  return picture
}
