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
  /** The other member's newest message that the server has recorded as read. */
  markedId: number
  /** Unsent text from when the conversation was left, on any device. */
  draft: string
  isBlocked: boolean
  /** A message was refused as blocked since the conversation was loaded. */
  isRefusedAsBlocked: boolean
  messages: Message[]
  hasMore: boolean
  /** There are newer messages than those shown: the member looks at an earlier part. */
  hasNewer: boolean
  newerStatus: LoadStatus
  /** The message to show and focus next, or null. */
  jumpTo: number | null
  /** Why the last jump failed. */
  jumpFailure: FailureCode | null
  /** Incremented when another conversation, or another part of it, is shown. */
  part: number
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
  /** The newest message that arrived while the conversation was open; screen readers announce it. */
  arrivedId: number | null
  /** The newest message received; not shown while the member looks at an earlier part. */
  newestHeardId: number
  /** The message that the next one replies to. */
  replyToId: number | null
  /** The messages being answered and edited: they may scroll out of `messages`. */
  held: Message[]
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
  newestHeardId: 0,
  replyToId: null,
  held: [],
}
