export { createBucket } from './bucket'
export type { Bucket, BucketOptions } from './bucket'
export { BucketError } from './BucketError'
export { readBucket } from './readBucket'
