import type { Deps } from '../../../app/deps'
import { getPhotoKey, signPath } from './signature'

/** Only these fields contain URLs to rewrite. Members' texts must stay unchanged. */
const pictureNames: ReadonlySet<string> = new Set([
  'filename',
  'thumb_filename',
  'match',
  'portrait',
  'image',
  'url',
  'media',
])
const photo = /^\/media\/photos\/[\w-]+\/([a-z\d]+\.webp|\{file\})$/
/** Excludes GIFs of an external library: they have no extension, and need a session. */
const ownFile = /^\/api\/(gifs|gifts)\/[\w-]+\.\w+$/

const isPrivate = (name: string, owner: object): boolean =>
  name === 'media' || ('status' in owner && owner.status !== 'active')

export type AddressOf = (name: string, text: string, owner: object) => string

export const createCdn = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  prefix: string,
): Promise<AddressOf> => {
  const key = await getPhotoKey(db)
  return (name, text, owner) => {
    if (!pictureNames.has(name)) return text
    if (ownFile.test(text)) return prefix + text
    return photo.test(text) && !isPrivate(name, owner) ? prefix + signPath(key, text, now()) : text
  }
}
