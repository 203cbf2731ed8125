import { limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { accountKey, addressKey, clearAttempts, countAttempt, findBlock } from './attempts.repository'
import { erasedAt } from './deletion'
import { verifyPassword } from './passwords'
import { findAccountByEmail } from './users.repository'
import type { AccountRow } from './users.repository'

interface Credentials {
  email: string
  password: string
  ip: string
}

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')

/** ACCOUNT-01: the account of these credentials; five wrong ones in 15 minutes block account and address. */
export const login = async (deps: Deps, { email, password, ip }: Credentials): Promise<AccountRow> => {
  const now = deps.now()
  // Everybody who tries the demo at home has the same address; there the account alone is blocked.
  const hasAddress = !(deps.config.demo && isLoopback(ip))
  const keys = [accountKey(email), ...(hasAddress ? [addressKey(ip)] : [])]
  const until = await findBlock(deps.db, keys, now)
  if (until) throw blockedUntil(until, now)
  const attempt = await countAttempt(deps.db, accountKey(email), now)
  if (attempt > limits.loginAttempts) throw blockedUntil(blockEnd(now), now)
  const account = await findAccountByEmail(deps.db, email)
  if (!account || !(await verifyPassword(password, account.password_hash)) || isErased(account, now)) {
    if (hasAddress) await countAttempt(deps.db, addressKey(ip), now)
    if (attempt >= limits.loginAttempts) throw blockedUntil(blockEnd(now), now)
    throw new DomainError('login_failed', { attempts_left: limits.loginAttempts - attempt })
  }
  await clearAttempts(deps.db, accountKey(email))
  checkStatus(account)
  return account
}

const blockEnd = (now: Date) => new Date(now.getTime() + limits.loginBlockMinutes * 60_000)

const blockedUntil = (until: Date, now: Date) => {
  const ms = until.getTime() - now.getTime()
  return new DomainError('login_blocked', {
    minutes: Math.max(1, Math.ceil(ms / 60_000)),
    retryAfter: ms / 1000,
  })
}

const isErased = ({ deleted_at }: AccountRow, now: Date) => deleted_at !== null && erasedAt(deleted_at) <= now

const checkStatus = ({ status, deleted_at }: AccountRow) => {
  if (status === 'suspended') throw new DomainError('account_suspended')
  if (status === 'deleted' && deleted_at)
    throw new DomainError('account_being_deleted', { erased_at: erasedAt(deleted_at).toISOString() })
}
