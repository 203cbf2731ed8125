import { limits } from '@duetto/shared/domain'
import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Message, ProfileCard, SendCost } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { FailureCode } from '@duetto/shared/contract'
import { sendDone, sendRequested } from '../outbox/slice'

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
  /** There are newer messages than those shown: the member looks at an earlier part. */
  hasNewer: boolean
  newerStatus: LoadStatus
  /** The message to show and focus next; null for none. */
  jumpTo: number | null
  /** Grows when another part of the conversation is shown. */
  part: number
  olderStatus: LoadStatus
  isHistoryLimited: boolean
  cost: SendCost | null
  isTyping: boolean
  /** The message that the next one answers. */
  replyTo: Message | null
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
  hasNewer: false,
  newerStatus: 'idle',
  jumpTo: null,
  part: 0,
  olderStatus: 'idle',
  isHistoryLimited: false,
  cost: null,
  isTyping: false,
  replyTo: null,
}

type Page = CallResponse<'getMessages'>

export const isSameTarget = (a: Target | null, b: Target): boolean => a?.by === b.by && a.id === b.id
const revisionOf = ({ revision }: Message): number => revision ?? 0
/** Of two versions of a message, the newer one is kept. */
const withNew = (known: Message[], given: readonly Message[]): Message[] => {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of given) {
    const mine = byId.get(message.id)
    if (!mine || revisionOf(message) > revisionOf(mine)) byId.set(message.id, message)
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

const slice = createSlice({
  name: 'conversation',
  initialState,
  reducers: {
    conversationOpened: (state, { payload }: PayloadAction<Target>) =>
      isSameTarget(state.target, payload) && state.status === 'ready'
        ? state
        : { ...initialState, target: payload, status: 'loading' as const },
    conversationLoaded: (state, { payload }: PayloadAction<Page>) => {
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
    olderLoaded: (state, { payload }: PayloadAction<Page>) => {
      if (payload.profile.id !== state.profile?.id) return
      state.olderStatus = 'ready'
      const all = withNew(state.messages, payload.messages)
      state.messages = all.slice(0, limits.messagesInMemory)
      state.hasNewer ||= all.length > state.messages.length
      state.hasMore = payload.has_more
      state.isHistoryLimited = payload.is_history_limited
    },
    olderFailed: (state) => {
      state.olderStatus = 'failed'
    },
    newerRequested: (state) => {
      state.newerStatus = 'loading'
    },
    newerLoaded: (state, { payload }: PayloadAction<Page>) => {
      if (payload.profile.id !== state.profile?.id) return
      state.newerStatus = 'ready'
      const all = withNew(state.messages, payload.messages)
      state.messages = all.slice(-limits.messagesInMemory)
      state.hasMore ||= all.length > state.messages.length
      state.hasNewer = payload.has_more
    },
    newerFailed: (state) => {
      state.newerStatus = 'failed'
    },
    /** To a quoted or found message; loads what lies around it if need be. */
    jumpRequested: (state, { payload: id }: PayloadAction<number>) => {
      state.jumpTo = state.messages.some((message) => message.id === id) ? id : null
    },
    /** To the first message of a day, as ISO 8601. */
    dayRequested: (_state, _action: PayloadAction<string>) => {},
    /** Another part of the conversation than the one shown. */
    partLoaded: (
      state,
      { payload: { page, jumpTo } }: PayloadAction<{ page: Page; jumpTo: number | null }>,
    ) => {
      if (page.profile.id !== state.profile?.id) return
      state.messages = [...page.messages]
      state.hasMore = page.has_more
      state.hasNewer = page.has_newer ?? false
      state.isHistoryLimited = page.is_history_limited
      state.jumpTo = jumpTo
      state.part += 1
    },
    jumped: (state) => {
      state.jumpTo = null
    },
    newestRequested: () => {},
    messageArrived: (state, { payload }: PayloadAction<Message>) => {
      // Below an earlier part it would stand behind a gap.
      if (!state.hasNewer) state.messages = withNew(state.messages, [payload])
      state.conversationId = payload.conversation
      if (!payload.is_mine) state.isTyping = false
    },
    /** Edited, deleted or reacted to, here or elsewhere. */
    messageChanged: (state, { payload }: PayloadAction<Message>) => {
      const at = state.messages.findIndex(({ id }) => id === payload.id)
      const mine = state.messages[at]
      if (mine && revisionOf(payload) >= revisionOf(mine)) state.messages[at] = payload
      if (payload.is_deleted && state.replyTo?.id === payload.id) state.replyTo = null
      for (const { quote } of state.messages)
        if (quote?.id === payload.id && (payload.is_deleted || payload.edited_at)) quote.text = payload.text
    },
    replyChosen: (state, { payload }: PayloadAction<Message | null>) => {
      state.replyTo = payload
    },
    typingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTyping = payload
    },
    /** The newest page, reloaded: scrolling up loads whatever lies in a gap before it. */
    caughtUp: (state, { payload }: PayloadAction<Page>) => {
      if (payload.profile.id !== state.profile?.id) return
      if (!state.hasNewer) {
        const newest = state.messages.at(-1)?.id
        const isGapless = !payload.has_more || payload.messages.some(({ id }) => id === newest)
        state.messages = isGapless ? withNew(state.messages, payload.messages) : [...payload.messages]
        if (!isGapless) state.hasMore = payload.has_more
      }
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
    builder.addCase(sendRequested, (state, { payload: { profileId } }) => {
      if (profileId === state.profile?.id) state.replyTo = null
    })
    builder.addCase(sendDone, (state, { payload: { profileId, answer } }) => {
      if (profileId !== state.profile?.id) return
      if (!state.hasNewer) state.messages = withNew(state.messages, [answer.message])
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
  newerRequested,
  newerLoaded,
  newerFailed,
  newestRequested,
  jumpRequested,
  dayRequested,
  partLoaded,
  jumped,
  messageArrived,
  messageChanged,
  replyChosen,
  typingChanged,
  otherRead,
  markedRead,
  caughtUp,
} = slice.actions
export const conversationReducer = slice.reducer
