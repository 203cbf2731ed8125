import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import type { Reader } from '../../../infra/delivery/readerSite'
import { normaliseEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

/** Minimum duration in ms. Work that takes longer still reveals its duration. */
const paceMs = 400

export const withConstantTiming = async (work: () => Promise<void>): Promise<void> => {
  const pace = wait(paceMs)
  try {
    await work()
  } finally {
    await pace
  }
}

export const notifyMember = async (
  deps: Deps,
  { email, name, ...reader }: Pick<AccountRow, 'email' | 'name' | 'language' | 'host'>,
): Promise<void> => {
  const compose = await mailComposer(deps, reader)
  await deps.mail.send(compose('already_member', { to: email, values: { name }, path: addresses.login() }))
}

export const mailNoAccount = async (deps: Deps, email: string, reader: Reader): Promise<void> => {
  const compose = await mailComposer(deps, reader)
  await deps.mail.send(compose('no_account', { to: normaliseEmail(email) }))
}
