import { createBucket } from '../bucket'
import type { BucketOptions } from '../bucket'
import { createBucketStore } from './bucketStore'
import { createFolderStore } from './folderStore'
import type { RegistryStore } from './RegistryStore'

/** Opens the registry in the bucket, or in the folder if there is no bucket. */
export const openRegistry = (dir: string, bucket: BucketOptions | null): RegistryStore =>
  bucket ? createBucketStore(createBucket(bucket), bucket.bucketUrl) : createFolderStore(dir)
