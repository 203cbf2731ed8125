import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { isPublicAddress } from '../../../infra/net/addresses'
import { hasPasskey } from '../../passkeys/passkeys.repository'
import { accountLimit, addressLimit, knownBrowserLimit, personLimit } from '../attempts/attempts.repository'
import { withAttemptLimit } from '../attempts/withAttemptLimit'
import { checkStatus, lockVerified } from '../credentials/credentials'
import { erasedAt } from '../deletion/erasedAt'
import { verifyPassword } from '../credentials/passwords'
import { findAccountByEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

interface Credentials {
  email: string
  password: string
  ip: string
  knownBrowserOf: (account: AccountRow | undefined) => Promise<string | undefined>
  isHidden: boolean
}

/**
 * ACCOUNT-01. A known browser has its own limit, which guesses from elsewhere do not use up. Private IP addresses have
 * no limit across accounts, because many visitors may share one behind a proxy.
 */
export const login = async (deps: Deps, credentials: Credentials): Promise<AccountRow> => {
  const { email, password, ip, isHidden } = credentials
  const found = await findAccountByEmail(deps.db, email)
  const browser = await credentials.knownBrowserOf(found)
  const account = await withAttemptLimit(deps, {
    ...(browser
      ? { own: [knownBrowserLimit(browser)] }
      : {
          own: [personLimit(email, ip), accountLimit(email)],
          common: isPublicAddress(ip) ? [addressLimit(ip)] : [],
        }),
    refusal: 'login_failed',
    check: async () => {
      // Verify without an account, too: timing must not reveal who is a member.
      const isRight = await verifyPassword(password, found?.password_hash)
      return found && isRight && canLogIn(found, isHidden, deps.now()) ? found : null
    },
  })
  checkStatus(account)
  return account
}

/**
 * If membership is hidden, unconfirmed accounts cannot log in. Otherwise signing up and logging in would reveal that
 * an address was free.
 */
const canLogIn = (account: AccountRow, isHidden: boolean, now: Date) =>
  !isErasureDue(account, now) && !(isHidden && account.status === 'not_confirmed')

export const isErasureDue = ({ deleted_at }: AccountRow, now: Date) =>
  deleted_at !== null && erasedAt(deleted_at) <= now

export const openSession = (deps: Deps, account: AccountRow, passkeyId?: number): Promise<string> =>
  deps.db.tx(async (tx) => {
    await lockVerified(tx, account)
    if (passkeyId !== undefined && !(await hasPasskey(tx, passkeyId))) throw new DomainError('passkey_failed')
    return deps.sessions.create(tx, account.id, passkeyId)
  })
