import type { CallBody } from '@duetto/shared/contract'
import { dayMs, dayOf, funnelLimits, unlistedSources } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { lockAccount } from '../accounts/users.repository'
import { lockBalance } from '../ledger/ledger.repository'
import { findSources } from '../settings/marketing'
import { countSteps } from './counts.repository'
import type { Origin } from './counts.repository'
import { findLander } from './landers.repository'
import { clearTracking, insertMemberOrigin, removeMemberOrigin } from './members.repository'

type Visit = NonNullable<CallBody<'signUp'>['visit']>

const sourceOf = async (db: Db, given: string | null): Promise<string> => {
  const name = given?.trim().toLowerCase()
  if (!name) return unlistedSources.none
  return (await findSources(db)).includes(name) ? name : unlistedSources.other
}

export const readOrigin = async ({ db, now }: Deps, visit: Visit): Promise<Origin | undefined> => {
  const nowMs = now().getTime()
  if (![nowMs, nowMs - funnelLimits.visitMs].map(dayOf).includes(visit.day)) return undefined
  const lander = await findLander(db, visit.lander)
  if (!lander || (visit.variant !== null && !lander.variants.includes(visit.variant))) return undefined
  const { day, niche, locale } = visit
  return {
    day,
    lander: lander.name,
    niche,
    locale,
    variant: visit.variant ?? '',
    source: await sourceOf(db, visit.source),
  }
}

export const countVisit = async (deps: Deps, { steps, ...visit }: CallBody<'countVisit'>): Promise<void> => {
  const origin = await readOrigin(deps, visit)
  if (!origin) throw new DomainError('bad_input', { field: 'lander', reason: 'is not known' })
  await countSteps(deps.db, origin, steps, funnelLimits.originsPerDay)
}

/** Call this last in the transaction, because it locks a counter that sign-ups share. */
export const countSignUp = async (tx: Db, userId: number, origin: Origin): Promise<void> => {
  const originId = await countSteps(tx, origin, ['signed_up'], funnelLimits.originsPerDay)
  if (originId !== undefined) await insertMemberOrigin(tx, userId, originId)
}

/** Deletes what the member's consent to tracking covered. */
export const forgetVisit = ({ db }: Deps, userId: number): Promise<void> =>
  db.tx(async (tx) => {
    await lockAccount(tx, userId)
    await lockBalance(tx, userId)
    await clearTracking(tx, userId)
    await removeMemberOrigin(tx, userId)
  })

export const daysAgo = (now: Date, days: number): string => dayOf(now.getTime() - days * dayMs)
