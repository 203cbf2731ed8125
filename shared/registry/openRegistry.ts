import { createBucket } from '../bucket'
import type { BucketOptions } from '../bucket'
import { createBucketStore } from './bucketStore'
import { createFolderStore } from './folderStore'
import type { RegistryStore } from './RegistryStore'

export const openRegistry = (dir: string, bucket: BucketOptions | null): RegistryStore =>
  bucket ? createBucketStore(createBucket(bucket), bucket.bucketUrl) : createFolderStore(dir)
