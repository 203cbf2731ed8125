import { normalizePassword } from '@duetto/shared/domain'
import { hash, verify } from '@node-rs/argon2'

/** One of OWASP's recommended settings for argon2id, the library's default algorithm. `memoryCost` is in KiB. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

let last: Promise<unknown> = Promise.resolve()

/** Hashes or verifies one password at a time: a burst of logins must not use all memory or cores. */
const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(normalizePassword(password), options))

let decoy: string | undefined

/** Without an argon2 hash, verifies a decoy and returns false: timing must not reveal whether an account exists. */
export const verifyPassword = async (typed: string, stored: string | undefined): Promise<boolean> => {
  const password = normalizePassword(typed)
  if (stored?.startsWith('$argon2')) return queued(() => verify(stored, password))
  const instead = (decoy ??= await hashPassword('no account has this password'))
  await queued(() => verify(instead, password))
  return false
}
