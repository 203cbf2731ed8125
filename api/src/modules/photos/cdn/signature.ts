import { dayMs } from '@duetto/shared/domain'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../infra/db/Db'
import { ensureSecret } from '../../settings/settings.repository'

const keys = new WeakMap<Db, string>()

export const getPhotoKey = async (db: Db): Promise<string> => {
  const known = keys.get(db)
  if (known) return known
  const key = await ensureSecret(db, 'photos', () => randomBytes(32).toString('base64url'))
  keys.set(db, key)
  return key
}

const sign = (key: string, path: string, until: number): string =>
  createHmac('sha256', key).update(`${path} ${until}`).digest('base64url').slice(0, 27)

/** One signature covers the folder of a photo, because all its files have the same viewers. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Signatures are valid for one to two days. They stay the same for a day, so caches can store the photo. */
export const signPath = (key: string, path: string, now: Date): string => {
  const until = Math.floor(now.getTime() / dayMs) + 2
  return `${path}?until=${until}&sig=${sign(key, folderOf(path), until)}`
}

export const signedForS = (key: string, path: string, query: Record<string, unknown>, now: Date): number => {
  const { until, sig } = query
  if (typeof until !== 'string' || typeof sig !== 'string' || !/^\d{1,6}$/.test(until)) return 0
  const provided = Buffer.from(sig)
  // Earlier versions signed single files. Pages opened before an upgrade still use such URLs.
  const isSigned = [folderOf(path), path].some((signed) => {
    const expected = Buffer.from(sign(key, signed, Number(until)))
    return provided.length === expected.length && timingSafeEqual(provided, expected)
  })
  if (!isSigned) return 0
  return Math.max(0, Math.floor((Number(until) * dayMs - now.getTime()) / 1000))
}
