import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { isPublicAddress } from '../../infra/net/addresses'
import { accountLimit, addressLimit, personLimit } from './attempts.repository'
import { countedFirst } from './countedFirst'
import { erasedAt } from './deletion'
import { verifyPassword } from './passwords'
import { findAccountByEmail } from './users.repository'
import type { AccountRow } from './users.repository'

interface Credentials {
  email: string
  password: string
  ip: string
}

/**
 * ACCOUNT-01: the account for these credentials; five wrong ones in 15 minutes block this visitor for this
 * account. A public address is blocked after far more, and shared ones (proxies, private networks) never.
 */
export const login = async (deps: Deps, { email, password, ip }: Credentials): Promise<AccountRow> => {
  const account = await countedFirst(deps, {
    own: [personLimit(email, ip), accountLimit(email)],
    common: isPublicAddress(ip) ? [addressLimit(ip)] : [],
    refusal: 'login_failed',
    check: async () => {
      const found = await findAccountByEmail(deps.db, email)
      // Verified even without an account, so that timing does not reveal who is a member.
      const isRight = await verifyPassword(password, found?.password_hash)
      return found && isRight && !isErased(found, deps.now()) ? found : null
    },
  })
  checkStatus(account)
  return account
}

/** Whether nothing of the account may be used any more. */
export const isErased = ({ deleted_at }: AccountRow, now: Date) =>
  deleted_at !== null && erasedAt(deleted_at) <= now

/** Refuses a suspended account, and one that is being deleted. */
export const checkStatus = ({ status, deleted_at }: AccountRow) => {
  if (status === 'suspended') throw new DomainError('account_suspended')
  if (status === 'deleted' && deleted_at)
    throw new DomainError('account_being_deleted', { erased_at: erasedAt(deleted_at).toISOString() })
}
