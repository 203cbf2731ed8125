import { limits } from '@duetto/shared/domain'
import { createSlice, current, isDraft } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Message, FailureCode } from '@duetto/shared/contract'
import { editClosed, editOpened } from '../changes/slice'
import { initialState } from './state'
import type { ConversationState, Target } from './state'
import { sendDone, sendRefused, sendRequested } from '../outbox/slice'

export type { Target } from './state'
type Page = CallResponse<'getMessages'>

export const isSameTarget = (a: Target | null, b: Target): boolean => a?.by === b.by && a.id === b.id
const revisionOf = ({ revision }: Message): number => revision ?? 0
/** A quoted text is empty only if its message was deleted. */
const quotesDeleted = ({ quote }: Message): boolean => quote?.kind === 'text' && quote.text === ''
/** Works on plain objects, because iterating over an Immer draft of hundreds of messages is slow. */
const withNew = (known: Message[], given: readonly Message[]): Message[] => {
  const plain = isDraft(known) ? current(known) : known
  const byId = new Map(plain.map((message) => [message.id, message]))
  for (const message of given) {
    const mine = byId.get(message.id)
    if (!mine || revisionOf(message) > revisionOf(mine)) byId.set(message.id, message)
    // Deleting a message does not raise the revision of the messages that quote it.
    else if (quotesDeleted(message)) byId.set(message.id, { ...mine, quote: message.quote })
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

const isBehind = ({ messages, newestReceivedId }: ConversationState): boolean =>
  newestReceivedId > (messages.at(-1)?.id ?? 0)
const retain = (state: ConversationState, id: number | null): void => {
  const message = state.messages.find((one) => one.id === id)
  if (message) state.retained = [...state.retained.filter((one) => one.id !== id), message].slice(-2)
}

const slice = createSlice({
  name: 'conversation',
  initialState,
  reducers: {
    conversationOpened: (state, { payload }: PayloadAction<Target>) =>
      isSameTarget(state.target, payload) && state.status === 'ready'
        ? state
        : { ...initialState, part: state.part + 1, target: payload, status: 'loading' as const },
    conversationLoaded: (state, { payload }: PayloadAction<Page>) => {
      state.status = 'ready'
      state.profile = payload.profile
      state.conversationId = payload.conversation?.id ?? null
      state.otherReadId = payload.conversation?.other_read_id ?? 0
      state.draft = payload.conversation?.draft ?? ''
      state.isBlocked = payload.conversation?.is_blocked ?? false
      state.isRefusedAsBlocked = false
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
      state.hasNewer = payload.has_more || (payload.messages.length > 0 && isBehind(state))
    },
    newerFailed: (state) => {
      state.newerStatus = 'failed'
    },
    jumpRequested: (state, { payload: id }: PayloadAction<number>) => {
      state.jumpFailure = null
      state.jumpTo = state.messages.some((message) => message.id === id) ? id : null
    },
    /** Payload: ISO 8601 time. */
    dayRequested: (state, _action: PayloadAction<string>) => {
      state.jumpFailure = null
    },
    jumpFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.jumpFailure = payload
    },
    jumpFailureClosed: (state) => {
      state.jumpFailure = null
    },
    partLoaded: (
      state,
      { payload: { page, jumpTo } }: PayloadAction<{ page: Page; jumpTo: number | null }>,
    ) => {
      if (page.profile.id !== state.profile?.id) return
      state.messages = [...page.messages]
      state.hasMore = page.has_more
      state.hasNewer = (page.has_newer ?? false) || isBehind(state)
      state.olderStatus = 'idle'
      state.newerStatus = 'idle'
      state.isHistoryLimited = page.is_history_limited
      state.jumpTo = jumpTo
      state.part += 1
    },
    jumped: (state) => {
      state.jumpTo = null
    },
    newestRequested: (state) => {
      state.jumpFailure = null
    },
    messageArrived: (state, { payload }: PayloadAction<Message>) => {
      // While an earlier part is shown, appending would leave a gap.
      if (!state.hasNewer) state.messages = withNew(state.messages, [payload])
      state.conversationId = payload.conversation
      state.newestReceivedId = Math.max(state.newestReceivedId, payload.id)
      if (payload.is_mine) return
      state.isTyping = false
      state.arrivedId = payload.id
    },
    messageChanged: (state, { payload }: PayloadAction<Message>) => {
      for (const list of [state.messages, state.retained]) {
        const at = list.findIndex(({ id }) => id === payload.id)
        const mine = list[at]
        if (mine && revisionOf(payload) >= revisionOf(mine)) list[at] = payload
      }
      if (payload.is_deleted && state.replyToId === payload.id) state.replyToId = null
      const { id, kind, text, is_deleted, edited_at } =
        state.messages.find((one) => one.id === payload.id) ?? payload
      for (const { quote } of state.messages)
        if (quote?.id === id && (is_deleted || edited_at)) Object.assign(quote, { kind, text })
    },
    replyChosen: (state, { payload }: PayloadAction<number | null>) => {
      state.replyToId = payload
      retain(state, payload)
    },
    typingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isTyping = payload
    },
    caughtUp: (state, { payload }: PayloadAction<Page>) => {
      if (payload.profile.id !== state.profile?.id) return
      const missed = payload.messages.findLast(({ is_mine }) => !is_mine)?.id ?? 0
      if (
        missed >
        Math.max(
          state.messages.findLast(({ is_mine }) => !is_mine)?.id ?? 0,
          state.newestReceivedId,
          state.markedId,
        )
      )
        state.arrivedId = missed
      if (!state.hasNewer) {
        const newest = state.messages.at(-1)?.id
        const isGapless = !payload.has_more || payload.messages.some(({ id }) => id === newest)
        state.messages = isGapless ? withNew(state.messages, payload.messages) : [...payload.messages]
        if (!isGapless) state.hasMore = payload.has_more
      }
      // Buying Premium makes messages beyond the free history available.
      if (state.isHistoryLimited && !payload.is_history_limited) state.hasMore = true
      state.isHistoryLimited = payload.is_history_limited
      state.profile = payload.profile
      state.conversationId = payload.conversation?.id ?? null
      state.otherReadId = payload.conversation?.other_read_id ?? state.otherReadId
      state.isBlocked = payload.conversation?.is_blocked ?? false
      state.isRefusedAsBlocked = false
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
      if (profileId === state.profile?.id) state.replyToId = null
    })
    builder.addCase(editOpened, (state, { payload }) => retain(state, payload))
    builder.addCase(editClosed, (state) => {
      state.retained = state.retained.filter(({ id }) => id === state.replyToId)
    })
    builder.addCase(sendRefused, (state, { payload: { profileId, code } }) => {
      if (profileId === state.profile?.id && code === 'blocked') state.isRefusedAsBlocked = true
    })
    builder.addCase(sendDone, (state, { payload: { profileId, answer } }) => {
      if (profileId !== state.profile?.id) return
      if (!state.hasNewer) state.messages = withNew(state.messages, [answer.message])
      state.newestReceivedId = Math.max(state.newestReceivedId, answer.message.id)
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
  jumpFailed,
  jumpFailureClosed,
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
