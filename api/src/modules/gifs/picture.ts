import type { Deps } from '../../app/deps'
import { createHttpClient } from '../../infra/http/createHttpClient'
import { findGifUrl } from './gifs.repository'
import type { Picture } from './library'

const client = createHttpClient({
  name: 'the library of animations',
  timeoutMs: 10_000,
  bytesMax: 8 * 1024 * 1024,
})
const contentTypes = ['image/webp', 'image/gif']

export const fetchPicture = async ({ db, gifs, log }: Deps, id: string): Promise<Picture | undefined> => {
  const address = gifs && (await findGifUrl(db, id))
  if (!address || !gifs.isPicture(new URL(address))) return undefined
  try {
    const { data: bytes, headers } = await client.get<Buffer>(address, { responseType: 'arraybuffer' })
    const contentType = String(headers['content-type'])
    if (!contentTypes.includes(contentType)) throw new Error(`it answered with ${contentType}`)
    return { bytes, contentType }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'an animation was not fetched')
    return undefined
  }
}
