import { readFileSync } from 'node:fs'
import type { BucketOptions } from './bucket'
import { BucketError } from './BucketError'

type Environment = Record<string, unknown>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value) || undefined

const secretOf = (env: Environment): string | undefined => {
  const file = text(env.S3_SECRET_ACCESS_KEY_FILE)
  return text(env.S3_SECRET_ACCESS_KEY) ?? (file && text(readFileSync(file, 'utf8').trim()))
}

export const readBucket = (
  env: Environment,
  name: 'S3_BUCKET_URL' | 'REGISTRY_BUCKET_URL',
): BucketOptions | null => {
  const bucketUrl = text(env[name])?.replace(/\/+$/, '')
  if (!bucketUrl) return null
  const accessKeyId = text(env.S3_ACCESS_KEY_ID)
  const secretAccessKey = secretOf(env)
  if (!accessKeyId || !secretAccessKey)
    throw new BucketError(`S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: ${name} cannot be used.`)
  return { bucketUrl, region: text(env.S3_REGION) ?? 'us-east-1', accessKeyId, secretAccessKey }
}
