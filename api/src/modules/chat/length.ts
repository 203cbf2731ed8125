import type { Message } from '@duetto/shared/contract'
import { codePointLength } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { ChatCosts } from './cost'

export const checkLength = (text: string, kind: Message['kind'], costs: ChatCosts): void => {
  const { min, max } = costs.message_length
  const length = codePointLength(text)
  if (length > max) throw new DomainError('message_too_long', { limit: max, length })
  if (kind === 'text' && length < min) throw new DomainError('bad_input', { field: 'text' })
}
