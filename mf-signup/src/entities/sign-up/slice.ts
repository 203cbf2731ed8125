import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard, ProfileChange, User } from '@duetto/shared/contract'
import { internalPath, readEmail } from '@duetto/shared/domain'
import type { SignUpRequest } from '@duetto/shared/platform'
import type { LoadStatus, Failure } from '@duetto/shared/redux'
import { emptyDraft } from './draft'
import type { Draft } from './draft'
import { accountStep, firstProfileStep, stepCount } from './steps'
import { screenOf } from './questions'

type Member = Pick<User, 'id' | 'email' | 'signup_step'>

interface SignUpFlowState {
  draft: Draft
  password: string
  /** Null until the session is known. */
  step: number | null
  member: Pick<User, 'id' | 'email'> | null
  status: LoadStatus
  failure: Failure | null
  target: ProfileCard | null
  /** Whether the first screen asks for a message. It does not after a message or a like on another page. */
  isMessageAsked: boolean
  /** Address to which a link to continue was sent. Only on sites that do not reveal who has an account. */
  mailedTo: string | null
  isFresh: boolean
}

const initialSignUp: SignUpFlowState = {
  draft: emptyDraft,
  password: '',
  step: null,
  member: null,
  status: 'idle',
  failure: null,
  target: null,
  isMessageAsked: false,
  mailedTo: null,
  isFresh: false,
}

const stepOf = ({ signup_step }: Member): number => Math.max(signup_step, firstProfileStep)

const slice = createSlice({
  name: 'signUp',
  initialState: initialSignUp,
  reducers: {
    draftRestored: (state, { payload }: PayloadAction<Draft>) => {
      state.draft = payload
    },
    flowOpened: (
      state,
      {
        payload: { member, request, isLiked = false },
      }: PayloadAction<{ member: Member | null; request: SignUpRequest | null; isLiked?: boolean }>,
    ) => {
      state.isFresh = false
      state.mailedTo = null
      state.failure = null
      state.status = 'idle'
      state.member = member
      state.step = member ? stepOf(member) : accountStep
      if (member) {
        if (request?.profileId) state.draft.profileId = request.profileId
        return
      }
      const { profileId = null, email, name, message, lookingFor, interests, returnTo } = request ?? {}
      // Discard a first message that was written for another profile.
      if (profileId !== state.draft.profileId) Object.assign(state.draft, { profileId, message: '' })
      Object.assign(state.draft, {
        ...(email && { email }),
        ...(name && { name }),
        ...(message && { message }),
        ...(lookingFor !== undefined && { lookingFor, isLookingForGiven: true }),
        ...(interests && interests.length > 0 && { interests: [...interests] }),
        returnTo: internalPath(returnTo),
      })
      state.isMessageAsked = profileId !== null && !message && !isLiked
      // Skip the first screen if the request answers its questions. Back returns to it.
      if (!email) return
      if (readEmail(email) === null) state.failure = { code: 'bad_input', details: { field: 'email' } }
      else if (!state.isMessageAsked) state.draft.screen = 1
    },
    targetReceived: (state, { payload }: PayloadAction<ProfileCard | null>) => {
      state.target = payload
      if (!payload) state.draft.profileId = null
    },
    draftChanged: (state, { payload }: PayloadAction<Partial<Draft>>) => {
      Object.assign(state.draft, payload)
      if (state.status === 'failed') state.status = 'idle'
      state.failure = null
    },
    passwordTyped: (state, { payload }: PayloadAction<string>) => {
      state.password = payload
      state.failure = null
    },
    signUpRequested: (state) => {
      state.status = 'loading'
      state.failure = null
    },
    signUpSucceeded: (state, { payload }: PayloadAction<Member>) => {
      state.status = 'idle'
      state.member = { id: payload.id, email: payload.email }
      state.step = stepOf(payload)
      const { profileId, lookingFor, isLookingForGiven, interests, returnTo } = state.draft
      state.draft = { ...emptyDraft, profileId, lookingFor, isLookingForGiven, interests, returnTo }
      state.password = ''
    },
    signUpMailed: (state) => {
      state.status = 'idle'
      state.mailedTo = state.draft.email.trim()
      state.draft = emptyDraft
      state.password = ''
    },
    signUpFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed'
      state.failure = payload
      const screen = screenOf(payload.details.field)
      if (screen >= 0) state.draft.screen = screen
    },
    stepRequested: (state, _action: PayloadAction<{ step: number; change: ProfileChange }>) => {
      state.status = 'loading'
      state.failure = null
    },
    stepSucceeded: (state, { payload }: PayloadAction<{ step: number }>) => {
      state.status = 'idle'
      state.step = payload.step + 1
      state.isFresh = payload.step + 1 >= stepCount
    },
    stepFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed'
      state.failure = payload
    },
    /** Never returns to the account step, because the account exists. */
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.step = Math.max(payload, firstProfileStep)
      state.failure = null
      state.status = 'idle'
    },
    closed: () => {},
    loginChosen: () => {},
  },
})

export const signUpReducer = slice.reducer
export const {
  draftRestored,
  flowOpened,
  targetReceived,
  draftChanged,
  passwordTyped,
  signUpRequested,
  signUpMailed,
  signUpSucceeded,
  signUpFailed,
  stepRequested,
  stepSucceeded,
  stepFailed,
  stepChosen,
  closed,
  loginChosen,
} = slice.actions
