import { setTimeout as wait } from 'node:timers/promises'
import { methodFacts } from '@duetto/shared/domain'
import type { PaymentMethod } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import { lockBalance } from '../../ledger/ledger.repository'
import {
  endMandate,
  endMandatesOf,
  findMandate,
  setMandateDeleted,
  claimEndedMandates,
} from './mandates.repository'
import type { EndedMandate } from './mandates.repository'
import { shopperOf } from '../order/attempts.service'
import type { PaymentRow } from '../payments.repository'
import { callProvider, ignoreUnavailable } from '../provider/callProvider'

/**
 * Maximum time to wait for the provider's list of mandates. Without a response, the stored mandate counts as usable.
 */
const maxWaitMs = 1500
const batch = 20
const retryMs = 10 * 60_000

type Of = Pick<PaymentRow, 'user_id' | 'method'>

export const findStored = (db: Db, { user_id: userId, method }: Of) =>
  methodFacts[method].isRecurring ? findMandate(db, userId, method) : Promise.resolve(undefined)

export const findUsable = async (deps: Deps, of: Of): ReturnType<typeof findStored> => {
  const mandate = await findStored(deps.db, of)
  if (!mandate) return undefined
  const ids = await Promise.race([
    callProvider(deps, mandate.provider, (provider) => provider.listMandates(shopperOf(of.user_id))).catch(
      ignoreUnavailable,
    ),
    wait(maxWaitMs, undefined, { ref: false }),
  ])
  if (!ids || ids.includes(mandate.provider_mandate)) return mandate
  await endMandate(deps.db, of.user_id, mandate.provider_mandate, deps.now())
  return undefined
}

export const removeMandate = async (deps: Deps, userId: number, method: PaymentMethod): Promise<void> => {
  await deps.db.tx(async (tx) => {
    await lockBalance(tx, userId)
    await endMandatesOf(tx, userId, method, deps.now())
  })
}

export const deleteEnded = (deps: Deps): Promise<void> =>
  attemptAll(deps.log, 'some mandates were not deleted', async (attempt) => {
    const now = deps.now()
    const until = new Date(now.getTime() + retryMs)
    for (const mandate of await claimEndedMandates(deps.db, now, until, batch))
      await attempt({ mandate: mandate.id }, () => deleteOne(deps, mandate).catch(ignoreUnavailable))
  })

const deleteOne = async (
  deps: Deps,
  { id, provider: name, provider_mandate: stored, user_id: userId }: EndedMandate,
): Promise<void> => {
  await callProvider(deps, name, (provider) =>
    provider.deleteMandate({ id: stored, shopper: shopperOf(userId) }),
  )
  await setMandateDeleted(deps.db, id)
}
