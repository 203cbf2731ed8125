import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { FailureCode } from '@duetto/shared/contract'
import { sendDone } from '../outbox/slice'

export interface Target {
  by: 'conversation' | 'profile'
  id: number
}
interface ConversationState {
  target: Target | null
  status: LoadStatus
  errorCode: FailureCode | null
  conversationId: number | null
  profile: ProfileCard | null
  otherReadId: number
  /** The other member's newest message that the server knows as read. */
  markedId: number
  /** Unsent text from when the conversation was left, on any device. */
  draft: string
  isBlocked: boolean
  messages: Message[]
  hasMore: boolean
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
}

const initialState: ConversationState = {
  target: null,
  status: 'idle',
  errorCode: null,
  conversationId: null,
  profile: null,
  otherReadId: 0,
  markedId: 0,
  draft: '',
  isBlocked: false,
  messages: [],
  hasMore: false,
  olderStatus: 'idle',
  isHistoryLimited: false,
  cost: null,
  isTyping: false,
}

const isSame = (a: Target | null, b: Target): boolean => a?.by === b.by && a.id === b.id
const withNew = (known: Message[], given: readonly Message[]): Message[] => {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...given.filter(({ id }) => !ids.has(id))].sort((a, b) => a.id - b.id)
}

const slice = createSlice({
  name: 'conversation',
  initialState,
  reducers: {
    conversationOpened: (state, { payload }: PayloadAction<Target>) =>
      isSame(state.target, payload) && state.status === 'ready'
        ? state
        : { ...initialState, target: payload, status: 'loading' as const },
    conversationLoaded: (state, { payload }: PayloadAction<CallResponse<'getMessages'>>) => {
      state.status = 'ready'
      state.profile = payload.profile
      state.conversationId = payload.conversation?.id ?? null
      state.otherReadId = payload.conversation?.other_read_id ?? 0
      state.draft = payload.conversation?.draft ?? ''
      state.isBlocked = payload.conversation?.is_blocked ?? false
      state.messages = withNew(state.messages, payload.messages)
      state.hasMore = payload.has_more
      state.isHistoryLimited = payload.is_history_limited
      state.cost = payload.cost
    },
    conversationFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
    olderRequested: (state) => {
      state.olderStatus = 'loading'
    },
    olderLoaded: (state, { payload }: PayloadAction<CallResponse<'getMessages'>>) => {
      if (payload.profile.id !== state.profile?.id) return
      state.olderStatus = 'ready'
      state.messages = withNew(state.messages, payload.messages)
      state.hasMore = payload.has_more
      state.isHistoryLimited = payload.is_history_limited
    },
    olderFailed: (state) => {
      state.olderStatus = 'failed'
    },
    messageArrived: (state, { payload }: PayloadAction<Message>) => {
      state.messages = withNew(state.messages, [payload])
      state.conversationId = payload.conversation
      if (!payload.is_mine) state.isTyping = false
    },
    typingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTyping = payload
    },
    /** The newest page, reloaded: scrolling up loads whatever lies in a gap before it. */
    caughtUp: (state, { payload }: PayloadAction<CallResponse<'getMessages'>>) => {
      if (payload.profile.id !== state.profile?.id) return
      const newest = state.messages.at(-1)?.id
      const isGapless = !payload.has_more || payload.messages.some(({ id }) => id === newest)
      state.messages = isGapless ? withNew(state.messages, payload.messages) : [...payload.messages]
      if (!isGapless) state.hasMore = payload.has_more
      state.conversationId = payload.conversation?.id ?? null
      state.otherReadId = payload.conversation?.other_read_id ?? state.otherReadId
      state.isBlocked = payload.conversation?.is_blocked ?? false
      state.cost = payload.cost
    },
    markedRead: (state, { payload }: PayloadAction<{ conversationId: number; messageId: number }>) => {
      if (payload.conversationId === state.conversationId) state.markedId = payload.messageId
    },
    otherRead: (state, { payload }: PayloadAction<number>) => {
      state.otherReadId = Math.max(state.otherReadId, payload)
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sendDone, (state, { payload: { profileId, answer } }) => {
      if (profileId !== state.profile?.id) return
      state.messages = withNew(state.messages, [answer.message])
      state.conversationId = answer.message.conversation
      state.cost = answer.cost
    })
  },
})

export const {
  conversationOpened,
  conversationLoaded,
  conversationFailed,
  olderRequested,
  olderLoaded,
  olderFailed,
  messageArrived,
  typingChanged,
  otherRead,
  markedRead,
  caughtUp,
} = slice.actions
export const conversationReducer = slice.reducer
