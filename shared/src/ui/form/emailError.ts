import { isVisible, readEmail } from '../../domain'
import { uiMessages } from '../messages'
import type { FieldError } from './useForm'

export const emailError = (email: string): FieldError | null => {
  if (!isVisible(email)) return { message: uiMessages.emailMissing }
  return readEmail(email) === null ? { message: uiMessages.emailInvalid } : null
}
