import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Failure, FailureCode } from '../../api'

export interface Target {
  by: 'conversation' | 'profile'
  id: number
}
export interface Outgoing {
  kind: 'text' | 'gift' | 'gif'
  text?: string
  gift?: string
  gif?: string
  /** Address of the animation, for the bubble while it is sent. */
  media?: string
}
export interface PendingMessage extends Outgoing {
  /** Idempotency key: a second try never sends twice. */
  key: string
  at: string
  status: 'sending' | 'failed'
  code: FailureCode | null
}

interface ConversationState {
  target: Target | null
  status: LoadStatus
  errorCode: FailureCode | null
  conversationId: number | null
  profile: ProfileCard | null
  otherReadId: number
  isBlocked: boolean
  messages: Message[]
  hasMore: boolean
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  pending: PendingMessage[]
  isTyping: boolean
  /** Why writing is not possible at the moment, with the way out. */
  refusal: Failure | null
}

const initialState: ConversationState = {
  target: null,
  status: 'idle',
  errorCode: null,
  conversationId: null,
  profile: null,
  otherReadId: 0,
  isBlocked: false,
  messages: [],
  hasMore: false,
  olderStatus: 'idle',
  isHistoryLimited: false,
  cost: null,
  pending: [],
  isTyping: false,
  refusal: null,
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
    conversationClosed: () => initialState,
    conversationLoaded: (state, { payload }: PayloadAction<CallResponse<'getMessages'>>) => {
      state.status = 'ready'
      state.profile = payload.profile
      state.conversationId = payload.conversation?.id ?? null
      state.otherReadId = payload.conversation?.other_read_id ?? 0
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
    sendRequested: (state, { payload }: PayloadAction<Outgoing & { key: string; at: string }>) => {
      state.refusal = null
      const known = state.pending.find(({ key }) => key === payload.key)
      if (known) known.status = 'sending'
      else state.pending.push({ ...payload, status: 'sending', code: null })
    },
    sendDone: (state, { payload }: PayloadAction<{ key: string; answer: CallResponse<'sendMessage'> }>) => {
      state.pending = state.pending.filter(({ key }) => key !== payload.key)
      state.messages = withNew(state.messages, [payload.answer.message])
      state.conversationId = payload.answer.message.conversation
      state.cost = payload.answer.cost
    },
    /** Not reached the server, or it was busy: it stays in the log with "Send again". */
    sendFailed: (state, { payload }: PayloadAction<{ key: string; code: FailureCode }>) => {
      const message = state.pending.find(({ key }) => key === payload.key)
      if (message) Object.assign(message, { status: 'failed', code: payload.code })
    },
    /** Refused with a reason: the text goes back to the composer. */
    sendRefused: (state, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      state.pending = state.pending.filter(({ key }) => key !== payload.key)
      state.refusal = payload.failure
    },
    refusalClosed: (state) => {
      state.refusal = null
    },
    typingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTyping = payload
    },
    otherRead: (state, { payload }: PayloadAction<number>) => {
      state.otherReadId = Math.max(state.otherReadId, payload)
    },
  },
})

export const {
  conversationOpened,
  conversationClosed,
  conversationLoaded,
  conversationFailed,
  olderRequested,
  olderLoaded,
  olderFailed,
  messageArrived,
  sendRequested,
  sendDone,
  sendFailed,
  sendRefused,
  refusalClosed,
  typingChanged,
  otherRead,
} = slice.actions
export const conversationReducer = slice.reducer
