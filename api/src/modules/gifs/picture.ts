import type { Deps } from '../../app/deps'
import { findGifUrl } from './gifs.repository'
import type { Picture } from './library'

const TIMEOUT_MS = 10_000
const BYTES_MAX = 8 * 1024 * 1024
const contentTypes = ['image/webp', 'image/gif']

/** A picture of the outside library, fetched for the browser; undefined where there is none any more. */
export const fetchPicture = async ({ db, gifs, log }: Deps, id: string): Promise<Picture | undefined> => {
  const address = gifs && (await findGifUrl(db, id))
  if (!address || !gifs.isPicture(new URL(address))) return undefined
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    const contentType = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !answer.body || !contentTypes.includes(contentType))
      throw new Error(`it answered ${answer.status} ${contentType}`)
    return { bytes: await readBytes(answer.body), contentType }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'an animation was not fetched')
    return undefined
  }
}

const readBytes = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > BYTES_MAX) throw new Error('it is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
