import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import { normaliseEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

/** Well above what any of these calls takes, so that their time says nothing. */
const paceMs = 400

/** Does the work and ends no sooner than the pace says, whether it succeeds or fails. */
export const withConstantTiming = async (work: () => Promise<void>): Promise<void> => {
  const pace = wait(paceMs)
  try {
    await work()
  } finally {
    await pace
  }
}

/** To a member whose address somebody wanted to use: there is an account. */
export const notifyMember = async (
  deps: Deps,
  { email, name, language }: Pick<AccountRow, 'email' | 'name' | 'language'>,
): Promise<void> => {
  const compose = await mailComposer(deps, language)
  await deps.mail.send(compose('already_member', { to: email, values: { name }, path: addresses.login() }))
}

/** To whoever owns an address without an account: there is none. */
export const mailNoAccount = async (deps: Deps, email: string, language: string): Promise<void> => {
  const compose = await mailComposer(deps, language)
  await deps.mail.send(compose('no_account', { to: normaliseEmail(email) }))
}
