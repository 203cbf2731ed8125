import type { Deps } from '../../../app/deps'
import { getPhotoKey, signPath } from './signature'

/** Response fields that contain paths of pictures. Only these are rewritten, so that members' texts stay unchanged. */
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
/** Paths of bundled GIFs and gifts. GIFs of an external library have no extension and need a session. */
const ownFile = /^\/api\/(gifs|gifts)\/[\w-]+\.\w+$/

/** Whether a picture needs the viewer's session, as pictures in messages and photos that are not approved do. */
const isPrivate = (name: string, owner: object): boolean =>
  name === 'media' || ('status' in owner && owner.status !== 'active')

export type AddressOf = (name: string, text: string, owner: object) => string

/** Creates a function that rewrites the paths of public pictures in a response to URLs of the CDN. */
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
