import { AwsClient } from 'aws4fetch'
import { BucketError } from './BucketError'

const TIMEOUT_MS = 15_000
const NOT_CHANGED = 304
const NOT_FOUND = 404
const refused: readonly number[] = [409, 412]

export interface BucketOptions {
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketObject {
  bytes: Buffer
  contentType: string
  etag: string
}

interface PutOptions {
  contentType: string
  cacheControl?: string
  /** ETag that the object must still have; null if it must not exist. By default, the write is unconditional. */
  ifMatch?: string | null
}

export interface Bucket {
  get: (name: string) => Promise<BucketObject | null>
  getIfChanged: (name: string, etag: string) => Promise<BucketObject | 'same' | null>
  /** Returns false if the `ifMatch` condition failed or another write conflicts. */
  put: (name: string, bytes: Buffer, options: PutOptions) => Promise<boolean>
  remove: (name: string) => Promise<void>
  list: (prefix: string) => Promise<{ name: string; at: number }[]>
}

const conditionOf = ({ ifMatch }: PutOptions): Record<string, string> => {
  if (ifMatch === undefined) return {}
  return ifMatch === null ? { 'if-none-match': '*' } : { 'if-match': ifMatch }
}

const valueIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

export const createBucket = ({ bucketUrl, region, ...keys }: BucketOptions): Bucket => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 })
  const receive = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw new BucketError(`the bucket at ${bucketUrl} cannot be reached`, error)
    })
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await receive(client.fetch(`${bucketUrl}/${path}`, { ...init, method, signal }))
    if (answer.ok || [NOT_CHANGED, NOT_FOUND, ...refused].includes(answer.status)) return answer
    throw new BucketError(`the bucket at ${bucketUrl} answered ${answer.status} to ${method} ${path}`)
  }
  const objectIn = async (answer: Response): Promise<BucketObject | null> =>
    answer.ok
      ? {
          bytes: Buffer.from(await receive(answer.arrayBuffer())),
          contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
          etag: answer.headers.get('etag') ?? '',
        }
      : null
  return {
    get: async (name) => objectIn(await send('GET', name)),
    getIfChanged: async (name, etag) => {
      const answer = await send('GET', name, { headers: { 'if-none-match': etag } })
      return answer.status === NOT_CHANGED ? 'same' : objectIn(answer)
    },
    put: async (name, bytes, options) => {
      const { contentType, cacheControl, ifMatch } = options
      const headers = {
        'content-type': contentType,
        ...(cacheControl && { 'cache-control': cacheControl }),
        ...conditionOf(options),
      }
      const answer = await send('PUT', name, { body: new Uint8Array(bytes), headers })
      if (answer.ok) return true
      // If `ifMatch` is an ETag, a 404 means that the object is gone. Otherwise, the bucket is missing.
      if (refused.includes(answer.status) || ifMatch) return false
      throw new BucketError(`there is no bucket at ${bucketUrl}`)
    },
    remove: async (name) => void (await send('DELETE', name)),
    list: async (prefix) => {
      const found: { name: string; at: number }[] = []
      let next: string | undefined = ''
      while (next !== undefined) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        })
        const answer = await send('GET', `?${query}`)
        if (!answer.ok) throw new BucketError(`there is no bucket at ${bucketUrl}`)
        const xml = await receive(answer.text())
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            name: valueIn(entry, 'Key') ?? '',
            at: Date.parse(valueIn(entry, 'LastModified') ?? ''),
          })
        next = valueIn(xml, 'NextContinuationToken')
      }
      return found
    },
  }
}
