import { DomainError } from '../../../http/DomainError'
import { isCommonPassword } from './commonPasswords'

export const checkPassword = (password: string): void => {
  if (isCommonPassword(password)) throw new DomainError('password_too_common', { field: 'password' })
}
