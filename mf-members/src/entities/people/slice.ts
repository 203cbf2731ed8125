import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard, FailureCode } from '@duetto/shared/contract'

export interface Notice {
  id: number
  kind:
    | 'like-failed'
    | 'unlike-failed'
    | 'block-failed'
    | 'unblock-failed'
    | 'blocked'
    | 'auto-liked'
    | 'skipped'
    | 'skip-failed'
    | 'unskip-failed'
  profileId: number
  name: string
  code: FailureCode | null
}

export interface PeopleState {
  /** Undefined until the session is known; null for a visitor. */
  viewerId: number | null | undefined
  cards: Record<number, ProfileCard>
  blockedIds: number[]
  skippedIds: number[]
  trail: number[]
  notices: Notice[]
  nextNoticeId: number
}

export const initialPeople: PeopleState = {
  viewerId: undefined,
  cards: {},
  blockedIds: [],
  skippedIds: [],
  trail: [],
  notices: [],
  nextNoticeId: 1,
}

const setLiked = (state: PeopleState, id: number, isLiked: boolean): void => {
  const card = state.cards[id]
  if (card) card.is_liked = isLiked
}

const addSkipped = (state: PeopleState, id: number): void => {
  if (!state.skippedIds.includes(id)) state.skippedIds.push(id)
}

const removeSkipped = (state: PeopleState, id: number): void => {
  state.skippedIds = state.skippedIds.filter((other) => other !== id)
}

const slice = createSlice({
  name: 'people',
  initialState: initialPeople,
  reducers: {
    viewerChanged: (state, { payload }: PayloadAction<number | null>) => {
      state.viewerId = payload
    },
    cardsReceived: (state, { payload }: PayloadAction<readonly ProfileCard[]>) => {
      for (const card of payload) state.cards[card.id] = card
    },
    trailChanged: (state, { payload }: PayloadAction<readonly number[]>) => {
      state.trail = [...payload]
    },
    likeRequested: (state, { payload }: PayloadAction<{ id: number }>) => setLiked(state, payload.id, true),
    likeSucceeded: (state, { payload }: PayloadAction<{ profile: ProfileCard; isMatch: boolean }>) => {
      state.cards[payload.profile.id] = { ...payload.profile, is_liked: true, is_match: payload.isMatch }
    },
    likeFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      setLiked(state, payload.id, false)
    },
    unlikeRequested: (state, { payload }: PayloadAction<{ id: number }>) =>
      setLiked(state, payload.id, false),
    unlikeSucceeded: (state, { payload }: PayloadAction<{ id: number }>) => {
      const card = state.cards[payload.id]
      if (card) card.is_match = false
    },
    unlikeFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      setLiked(state, payload.id, true)
    },
    blockRequested: (_state, _action: PayloadAction<{ id: number }>) => {},
    blockSucceeded: (state, { payload }: PayloadAction<{ id: number }>) => {
      if (!state.blockedIds.includes(payload.id)) state.blockedIds.push(payload.id)
    },
    unblockRequested: (_state, _action: PayloadAction<{ id: number }>) => {},
    unblockSucceeded: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.blockedIds = state.blockedIds.filter((id) => id !== payload.id)
    },
    skipRequested: (state, { payload }: PayloadAction<{ id: number }>) => addSkipped(state, payload.id),
    skipSucceeded: (state, { payload }: PayloadAction<{ id: number }>) => addSkipped(state, payload.id),
    skipFailed: (state, { payload }: PayloadAction<{ id: number }>) => removeSkipped(state, payload.id),
    unskipRequested: (_state, _action: PayloadAction<{ id: number }>) => {},
    unskipSucceeded: (state, { payload }: PayloadAction<{ id: number }>) => removeSkipped(state, payload.id),
    skipsReset: (state) => {
      state.skippedIds = []
    },
    noticeRaised: (
      state,
      { payload }: PayloadAction<Pick<Notice, 'kind' | 'profileId'> & { code?: FailureCode }>,
    ) => {
      state.notices.push({
        ...payload,
        id: state.nextNoticeId,
        name: state.cards[payload.profileId]?.name ?? '',
        code: payload.code ?? null,
      })
      state.nextNoticeId += 1
    },
    noticeShown: (state, { payload }: PayloadAction<number>) => {
      state.notices = state.notices.filter(({ id }) => id !== payload)
    },
  },
})

export const peopleReducer = slice.reducer
export const {
  viewerChanged,
  cardsReceived,
  trailChanged,
  likeRequested,
  likeSucceeded,
  likeFailed,
  unlikeRequested,
  unlikeSucceeded,
  unlikeFailed,
  blockRequested,
  blockSucceeded,
  unblockRequested,
  unblockSucceeded,
  skipRequested,
  skipSucceeded,
  skipFailed,
  unskipRequested,
  unskipSucceeded,
  skipsReset,
  noticeRaised,
  noticeShown,
} = slice.actions
