import { randomBytes, randomInt } from 'node:crypto'
import type { CallResponse } from '@duetto/shared/contract'
import { dayMs, selfiePoses, verificationLimits } from '@duetto/shared/domain'
import type { SelfiePose } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { lockMember } from '../accounts/users.repository'
import { renderSelfie, storedSelfieName } from './selfie'
import {
  findLatest,
  findStanding,
  insertPose,
  lockPose,
  renewPose,
  setSent,
  setWithdrawn,
} from './verification.repository'
import type { VerificationRow } from './verification.repository'

type Verification = CallResponse<'getVerification'>['verification']

const isRunning = (row: VerificationRow | undefined, now: Date): boolean =>
  row?.status === 'posed' && row.pose_until > now

const attemptsLeft = (sent: number): number => Math.max(0, verificationLimits.selfiesPerDay - sent)

export const getVerification = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<Verification> => {
  const latest = await findLatest(db, userId)
  const { has_photo, sent } = await findStanding(db, userId, dayBefore(now()))
  const isPosed = isRunning(latest, now())
  const state = latest?.status === 'posed' && !isPosed ? 'never' : (latest?.status ?? 'never')
  return {
    state,
    has_photo,
    pose: latest && isPosed ? { name: latest.pose, until: latest.pose_until.toISOString() } : null,
    refusal: state === 'refused' ? (latest?.refusal ?? null) : null,
    attempts_left: attemptsLeft(sent),
  }
}

/** Keeps a pose that is still valid: members must not be able to choose one by starting again. */
export const startVerification = async (deps: Deps, userId: number): Promise<Verification> => {
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    const latest = await findLatest(tx, userId)
    if (isRunning(latest, now)) return
    if (latest?.status === 'waiting' || latest?.status === 'verified') throw new DomainError('conflict')
    await requireStanding(tx, userId, now)
    const until = new Date(now.getTime() + verificationLimits.poseMs)
    if (latest?.status === 'posed') await renewPose(tx, latest.id, { pose: randomPose(), until })
    else
      await insertPose(tx, userId, { pose: randomPose(), until, file: randomBytes(16).toString('base64url') })
  })
  return getVerification(deps, userId)
}

/**
 * If the transaction rolls back after storing the file, `selfiesJob` deletes the file, because `startVerification` has
 * stored its name.
 */
export const sendSelfie = async (deps: Deps, userId: number, bytes: Buffer): Promise<Verification> => {
  const selfie = await renderSelfie(bytes)
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    const pose = await lockPose(tx, userId)
    if (!pose) throw new DomainError('conflict')
    if (pose.pose_until <= now) throw new DomainError('pose_expired')
    await requireStanding(tx, userId, now)
    await deps.storage.put(storedSelfieName(pose.file), selfie, 'image/webp')
    await setSent(tx, pose.id, now)
  })
  return getVerification(deps, userId)
}

export const endVerification = async (deps: Deps, userId: number): Promise<Verification> => {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, userId)
    await setWithdrawn(tx, userId, deps.now())
  })
  return getVerification(deps, userId)
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs)

const randomPose = (): SelfiePose => selfiePoses[randomInt(selfiePoses.length)] ?? selfiePoses[0]

const requireStanding = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const { has_photo, sent } = await findStanding(tx, userId, dayBefore(now))
  if (!has_photo) throw new DomainError('main_photo_required')
  if (attemptsLeft(sent) === 0)
    throw new DomainError('verification_limit', { limit: verificationLimits.selfiesPerDay })
}
