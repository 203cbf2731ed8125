import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import { normaliseEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

/** The duration of longer work is not hidden. */
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
  { email, name, language }: Pick<AccountRow, 'email' | 'name' | 'language'>,
): Promise<void> => {
  const compose = await mailComposer(deps, language)
  await deps.mail.send(compose('already_member', { to: email, values: { name }, path: addresses.login() }))
}

export const mailNoAccount = async (deps: Deps, email: string, language: string): Promise<void> => {
  const compose = await mailComposer(deps, language)
  await deps.mail.send(compose('no_account', { to: normaliseEmail(email) }))
}
