import { BucketError, createBucket } from '@duetto/shared/bucket'
import type { BucketOptions } from '@duetto/shared/bucket'
import type { StoragePort } from './StoragePort'
import { checkObjectName } from './storage'
import { StorageError } from './StorageError'

const asStorageError = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BucketError ? new StorageError(error) : error
  }
}

export const createS3Storage = (options: BucketOptions): StoragePort => {
  const bucket = createBucket(options)
  return {
    put: (name, bytes, contentType) =>
      asStorageError(async () => {
        checkObjectName(name)
        await bucket.put(name, bytes, { contentType })
      }),
    get: (name) =>
      asStorageError(async () => {
        checkObjectName(name)
        const found = await bucket.get(name)
        return found && { bytes: found.bytes, contentType: found.contentType }
      }),
    remove: (name) =>
      asStorageError(async () => {
        checkObjectName(name)
        await bucket.remove(name)
      }),
    probe: () =>
      asStorageError(async () => {
        await bucket.put('probe', Buffer.from('ok'), { contentType: 'text/plain' })
        await bucket.remove('probe')
      }),
    sweep: async () => undefined,
  }
}
