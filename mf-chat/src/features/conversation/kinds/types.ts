import type { Message } from '@duetto/shared/contract'

/** What a message shows, whether the server has it or it is still on its way. */
export type Content = Pick<Message, 'kind' | 'text' | 'media' | 'attachment' | 'voice' | 'review'> & {
  /** Absent while it is on its way. */
  id?: number
  gift?: string | null
  credits?: number
}

export interface KindProps {
  content: Content
  isMine: boolean
}
