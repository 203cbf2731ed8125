import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps'
import { getSettings } from '../../settings/settings.service'
import { getPhotoKey, signPath } from './signature'

/** Names under which answers carry pictures, so that no text of a member is taken for an address. */
const pictureNames: ReadonlySet<string> = new Set([
  'filename',
  'thumb_filename',
  'match',
  'image',
  'url',
  'media',
])
const photo = /^\/media\/photos\/[\w-]+\/(full|thumb|match)\.webp$/
/** Files of this package; GIFs of an external library have no extension and need a session. */
const ownFile = /^\/api\/(gifs|gifts)\/[\w-]+\.\w+$/

type Addresses = (path: string) => string

/** Only reviewed photos have signed addresses, and those in messages stay behind the session. */
const isPrivate = (name: string, owner: object): boolean =>
  name === 'media' || ('status' in owner && owner.status !== 'active')

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const replacePictures = (value: unknown, addressOf: Addresses): unknown => {
  if (Array.isArray(value)) return value.map((item) => replacePictures(item, addressOf))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      if (typeof held !== 'string') return [name, replacePictures(held, addressOf)]
      if (!pictureNames.has(name)) return [name, held]
      const isMoved = ownFile.test(held) || (photo.test(held) && !isPrivate(name, value))
      return [name, isMoved ? addressOf(held) : held]
    }),
  )
}

/** Returns the function that points the pictures of answers to the host's CDN, or null without one. */
export const findCdn = async (
  deps: Deps,
  host: string,
): Promise<(<Answer>(answer: Answer) => Answer) | null> => {
  const { cdn_prefix: prefix } = await getSettings(deps, { host, country: null })
  if (!prefix) return null
  const key = await getPhotoKey(deps.db)
  const addressOf: Addresses = (path) => prefix + (photo.test(path) ? signPath(key, path, deps.now()) : path)
  return <Answer>(answer: Answer) => replacePictures(answer, addressOf) as Answer
}

const hasPictures = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasPictures)
  if (!isPlain(value)) return false
  return Object.entries(value).some(([name, held]) =>
    typeof held === 'string'
      ? pictureNames.has(name) && (photo.test(held) || ownFile.test(held))
      : hasPictures(held),
  )
}

/** Applies `cdn_prefix` to every answer: presenters give paths of this site. */
export const registerCdn = (app: FastifyInstance, deps: Deps): void => {
  app.addHook('preSerialization', async (request, _reply, answer) => {
    if (!hasPictures(answer)) return answer
    return (await findCdn(deps, request.hostname))?.(answer) ?? answer
  })
}
