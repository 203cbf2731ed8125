import { AwsClient } from 'aws4fetch'
import type { StoragePort } from './StoragePort'
import type { S3Options } from '../../app/config'
import { checkObjectName } from './storage'
import { StorageFault } from './StorageFault'

const TIMEOUT_MS = 15_000

/** Objects in an S3-compatible bucket (AWS, MinIO, Ceph, R2). */
export const createS3Storage = ({ bucketUrl, region, ...keys }: S3Options): StoragePort => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 })
  const ask = async (method: string, name: string, init: RequestInit = {}): Promise<Response> => {
    checkObjectName(name)
    const asked = client.fetch(`${bucketUrl}/${name}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = await asked.catch((error: unknown) => {
      throw new StorageFault(error)
    })
    if (answer.ok || answer.status === 404) return answer
    throw new StorageFault(new Error(`the photo storage answered ${answer.status} to ${method} ${name}`))
  }
  const put: StoragePort['put'] = async (name, bytes, contentType) => {
    const answer = await ask('PUT', name, {
      body: new Uint8Array(bytes),
      headers: { 'content-type': contentType },
    })
    if (!answer.ok) throw new StorageFault(new Error(`the photo storage has no bucket at ${bucketUrl}`))
  }
  return {
    put,
    get: async (name) => {
      const answer = await ask('GET', name)
      if (!answer.ok) return null
      const contentType = answer.headers.get('content-type') ?? 'application/octet-stream'
      return { bytes: Buffer.from(await answer.arrayBuffer()), contentType }
    },
    remove: async (name) => void (await ask('DELETE', name)),
    probe: async () => {
      await put('probe', Buffer.from('ok'), 'text/plain')
      await ask('DELETE', 'probe')
    },
    // Partial objects never become visible.
    sweep: async () => undefined,
  }
}
