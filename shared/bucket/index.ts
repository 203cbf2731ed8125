export { createBucket } from './bucket'
export type { Bucket, BucketOptions } from './bucket'
export { BucketFault } from './BucketFault'
export { readBucket } from './readBucket'
