import { DomainError } from '../../../http/DomainError'
import { isUniqueViolation } from '../../../infra/db/databaseErrors'
import type { Db } from '../../../infra/db/Db'
import { setEmail } from '../users.repository'

const taken = () => new DomainError('email_taken', { field: 'email' })

/** Call this within `orEmailTaken`, because another account can take the address at the same moment. */
export const takeEmail = async (tx: Db, userId: number, email: string): Promise<void> => {
  if (!(await setEmail(tx, userId, email))) throw taken()
}

export const orEmailTaken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
}
