import type { Message } from '@duetto/shared/contract'

export type Content = Pick<Message, 'kind' | 'text' | 'media' | 'attachment' | 'voice' | 'review'> & {
  id?: number
  gift?: string | null
  credits?: number
}

export interface KindProps {
  content: Content
  isMine: boolean
}
