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
  /** Id of the newest message that this tab has marked as read since it opened the conversation; initially 0. */
  markedId: number
  /** Unsent text from the server, shared between the member's devices. */
  draft: string
  isBlocked: boolean
  /** Whether the server has rejected a message as blocked since the conversation was last loaded. */
  isRefusedAsBlocked: boolean
  messages: Message[]
  hasMore: boolean
  hasNewer: boolean
  newerStatus: LoadStatus
  /** Id of the message to scroll to and focus, or null. */
  jumpTo: number | null
  jumpFailure: FailureCode | null
  /** Incremented when another conversation or part is shown. */
  part: number
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
  /** Id of the latest message that arrived from the other member while the conversation was open. */
  arrivedId: number | null
  /**
   * Id of the newest message that was pushed by the server or sent from this tab since the conversation was opened; 0
   * if there is none.
   */
  newestReceivedId: number
  replyToId: number | null
  /** Copies of the messages being replied to and edited, because `messages` may drop them. */
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
