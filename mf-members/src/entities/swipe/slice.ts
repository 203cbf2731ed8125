import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, SwipeDeck, FailureCode } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import type { LoadStatus } from '@duetto/shared/redux'

export type Decision = 'like' | 'pass' | 'skip'
type SwipeAnswer = CallResponse<'swipe'>

export interface SwipeState {
  status: LoadStatus
  errorCode: FailureCode | null
  deck: number[]
  likesLeft: number
  /** Server time at which likes become available again; null while some are left. */
  resetsAt: string | null
  canUndo: boolean
  isUndoing: boolean
  pending: { id: number; decision: Decision }[]
  last: { id: number; decision: Decision; isMatch: boolean } | null
  lastErrorCode: FailureCode | null
}

export const initialSwipe: SwipeState = {
  status: 'idle',
  errorCode: null,
  deck: [],
  likesLeft: limits.swipeLikesPerDay,
  resetsAt: null,
  canUndo: false,
  isUndoing: false,
  pending: [],
  last: null,
  lastErrorCode: null,
}

const applyDeck = (state: SwipeState, deck: SwipeDeck): void => {
  const decided = new Set(state.pending.map(({ id }) => id))
  state.deck = deck.profiles.map(({ id }) => id).filter((id) => !decided.has(id))
  state.likesLeft = deck.likes_left
  state.resetsAt = deck.resets_at
  state.canUndo = deck.can_undo
  state.status = 'ready'
  state.errorCode = null
}

const slice = createSlice({
  name: 'swipe',
  initialState: initialSwipe,
  reducers: {
    deckRequested: (state) => {
      if (state.deck.length === 0) state.status = 'loading'
    },
    deckReceived: (state, { payload }: PayloadAction<SwipeDeck>) => applyDeck(state, payload),
    deckFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      if (state.deck.length === 0) state.status = 'failed'
      state.errorCode = payload
    },
    swiped: (state, { payload }: PayloadAction<{ id: number; decision: Decision }>) => {
      state.deck = state.deck.filter((id) => id !== payload.id)
      state.pending.push(payload)
      state.last = { ...payload, isMatch: false }
      state.lastErrorCode = null
      if (payload.decision === 'like') state.likesLeft = Math.max(0, state.likesLeft - 1)
    },
    swipeSettled: (state, { payload }: PayloadAction<{ id: number; answer: SwipeAnswer }>) => {
      state.pending = state.pending.filter(({ id }) => id !== payload.id)
      const pendingLikes = state.pending.filter(({ decision }) => decision === 'like').length
      state.likesLeft = Math.max(0, payload.answer.likes_left - pendingLikes)
      state.resetsAt = payload.answer.resets_at
      state.canUndo = !payload.answer.is_match
      if (state.last?.id === payload.id) state.last.isMatch = payload.answer.is_match
    },
    swipeFailed: (
      state,
      { payload }: PayloadAction<{ id: number; code: FailureCode; resetsAt: string | null }>,
    ) => {
      const failed = state.pending.find(({ id }) => id === payload.id)
      state.pending = state.pending.filter(({ id }) => id !== payload.id)
      state.deck = [payload.id, ...state.deck.filter((id) => id !== payload.id)]
      state.lastErrorCode = payload.code
      state.last = null
      if (payload.code === 'swipe_limit') {
        state.likesLeft = 0
        state.resetsAt = payload.resetsAt
      } else if (failed?.decision === 'like') state.likesLeft += 1
    },
    undoRequested: (state) => {
      state.isUndoing = true
      state.lastErrorCode = null
    },
    undone: (state, { payload }: PayloadAction<SwipeDeck>) => {
      state.isUndoing = false
      state.last = null
      applyDeck(state, payload)
    },
    undoFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.isUndoing = false
      state.lastErrorCode = payload
    },
  },
})

export const swipeReducer = slice.reducer
export const {
  deckRequested,
  deckReceived,
  deckFailed,
  swiped,
  swipeSettled,
  swipeFailed,
  undoRequested,
  undone,
  undoFailed,
} = slice.actions
