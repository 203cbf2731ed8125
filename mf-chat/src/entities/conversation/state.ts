import type { FailureCode, Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'

export interface Target {
  by: 'conversation' | 'profile'
  id: number
}
export interface ConversationState {
  target: Target | null
  status: LoadStatus
  errorCode: FailureCode | null
  conversationId: number | null
  profile: ProfileCard | null
  otherReadId: number
  markedId: number
  draft: string
  isBlocked: boolean
  isRefusedAsBlocked: boolean
  messages: Message[]
  hasMore: boolean
  hasNewer: boolean
  newerStatus: LoadStatus
  jumpTo: number | null
  jumpFailure: FailureCode | null
  part: number
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
  arrivedId: number | null
  /** Id of the latest message received or sent since the conversation was opened; initially 0. */
  newestReceivedId: number
  replyToId: number | null
  /** Copies of the messages being edited or replied to. Loading other pages can remove them from `messages`. */
  retained: Message[]
}

export const initialState: ConversationState = {
  target: null,
  status: 'idle',
  errorCode: null,
  conversationId: null,
  profile: null,
  otherReadId: 0,
  markedId: 0,
  draft: '',
  isBlocked: false,
  isRefusedAsBlocked: false,
  messages: [],
  hasMore: false,
  hasNewer: false,
  newerStatus: 'idle',
  jumpTo: null,
  jumpFailure: null,
  part: 0,
  olderStatus: 'idle',
  isHistoryLimited: false,
  cost: null,
  isTyping: false,
  arrivedId: null,
  newestReceivedId: 0,
  replyToId: null,
  retained: [],
}
