import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { FailureCode } from '@duetto/shared/contract'
import type { Failure } from '@duetto/shared/redux'

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
  /** For whom it was written; fixed when it is, since the page may show somebody else by the time it is sent. */
  profileId: number
  at: string
  status: 'sending' | 'failed'
  code: FailureCode | null
}

interface SendOutcome {
  key: string
  profileId: number
}

interface ConversationState {
  target: Target | null
  status: LoadStatus
  errorCode: FailureCode | null
  conversationId: number | null
  profile: ProfileCard | null
  otherReadId: number
  /** What was being written when the conversation was left, on whatever device. */
  draft: string
  isBlocked: boolean
  messages: Message[]
  hasMore: boolean
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
  /** Why writing is not possible at the moment, with the way out, and the text that was refused. */
  refusal: (Failure & { text: string }) | null
  /** Messages on their way or not sent yet, to anybody; they outlive a change of conversation. */
  outbox: PendingMessage[]
}

const initialState: ConversationState = {
  target: null,
  status: 'idle',
  errorCode: null,
  conversationId: null,
  profile: null,
  otherReadId: 0,
  draft: '',
  isBlocked: false,
  messages: [],
  hasMore: false,
  olderStatus: 'idle',
  isHistoryLimited: false,
  cost: null,
  isTyping: false,
  refusal: null,
  outbox: [],
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
        : { ...initialState, outbox: state.outbox, target: payload, status: 'loading' as const },
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
      // The stream tells this page of its own message before the call is answered: it is shown already.
      const isOnItsWay = state.outbox.some(
        ({ status, kind, text }) =>
          status === 'sending' && kind === payload.kind && (text ?? '') === payload.text,
      )
      if (payload.is_mine && isOnItsWay) return
      state.messages = withNew(state.messages, [payload])
      state.conversationId = payload.conversation
      if (!payload.is_mine) state.isTyping = false
    },
    sendRequested: (state, { payload }: PayloadAction<Omit<PendingMessage, 'status' | 'code'>>) => {
      state.refusal = null
      const known = state.outbox.find(({ key }) => key === payload.key)
      if (known) known.status = 'sending'
      else state.outbox.push({ ...payload, status: 'sending', code: null })
    },
    sendDone: (state, { payload }: PayloadAction<SendOutcome & { answer: CallResponse<'sendMessage'> }>) => {
      state.outbox = state.outbox.filter(({ key }) => key !== payload.key)
      if (payload.profileId !== state.profile?.id) return
      state.messages = withNew(state.messages, [payload.answer.message])
      state.conversationId = payload.answer.message.conversation
      state.cost = payload.answer.cost
    },
    /** Not reached the server, or it was busy: it stays in the log with "Send again". */
    sendFailed: (state, { payload }: PayloadAction<SendOutcome & { code: FailureCode }>) => {
      const message = state.outbox.find(({ key }) => key === payload.key)
      if (message) Object.assign(message, { status: 'failed', code: payload.code })
    },
    /** Refused with a reason: the text goes back to the composer of the one it was for. */
    sendRefused: (state, { payload }: PayloadAction<SendOutcome & { failure: Failure; text: string }>) => {
      state.outbox = state.outbox.filter(({ key }) => key !== payload.key)
      if (payload.profileId === state.profile?.id) state.refusal = { ...payload.failure, text: payload.text }
    },
    outboxRestored: (state, { payload }: PayloadAction<PendingMessage[]>) => {
      state.outbox = payload.map((message) => ({ ...message, status: 'failed', code: 'network' }))
    },
    refusalClosed: (state) => {
      state.refusal = null
    },
    typingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTyping = payload
    },
    /** The newest page, read again: what lies in a gap before it is loaded again by scrolling up. */
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
    otherRead: (state, { payload }: PayloadAction<number>) => {
      state.otherReadId = Math.max(state.otherReadId, payload)
    },
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
  sendRequested,
  sendDone,
  sendFailed,
  sendRefused,
  outboxRestored,
  refusalClosed,
  typingChanged,
  otherRead,
  caughtUp,
} = slice.actions
export const conversationReducer = slice.reducer
