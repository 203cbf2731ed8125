import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard, ProfileChange, User } from '@duetto/shared/contract'
import { ownPath } from '@duetto/shared/domain'
import type { SignUpRequest } from '@duetto/shared/platform'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'
import { emptyDraft } from './draft'
import type { Draft } from './draft'
import { accountStep, firstProfileStep, stepCount } from './steps'
import { questions } from './questions'

type Member = Pick<User, 'id' | 'email' | 'signup_step'>

interface SignUpFlowState {
  draft: Draft
  /** In memory only. */
  password: string
  /** null until the session is known. */
  step: number | null
  member: Pick<User, 'id' | 'email'> | null
  status: LoadStatus
  failure: Failure | null
  /** The profile that the sign-up is for. */
  target: ProfileCard | null
  /** The address that the way on was sent to, where the site tells nobody who has an account. */
  mailedTo: string | null
  /** All steps were finished just now, not on an earlier visit. */
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
    /** The flow was opened. A member continues where they left off. */
    flowOpened: (
      state,
      {
        payload: { member, request },
      }: PayloadAction<{ member: Member | null; request: SignUpRequest | null }>,
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
      const { profileId = null, email, name, message, lookingFor, returnTo } = request ?? {}
      // The recipient is set where the flow is opened: a draft for one profile must not go to another, or to
      // nobody.
      if (profileId !== state.draft.profileId) Object.assign(state.draft, { profileId, message: '' })
      Object.assign(state.draft, {
        ...(email && { email }),
        ...(name && { name }),
        ...(message && { message }),
        ...(lookingFor !== undefined && { lookingFor }),
        returnTo: ownPath(returnTo),
      })
      // An address that was just entered is not asked for again; Back leads to it.
      if (email?.includes('@') && state.draft.question === 0) state.draft.question = 1
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
      const { profileId, lookingFor, returnTo } = state.draft
      state.draft = { ...emptyDraft, profileId, lookingFor, returnTo }
      state.password = ''
    },
    /** Whoever reads the mail goes on; nobody is logged in here. */
    signUpMailed: (state) => {
      state.status = 'idle'
      state.mailedTo = state.draft.email.trim()
      state.draft = emptyDraft
      state.password = ''
    },
    /** Returns to the refused question. */
    signUpFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed'
      state.failure = payload
      const question = questions.findIndex((name) => name === payload.details.field)
      if (question >= 0) state.draft.question = question
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
    /** Back to a profile step; the account itself cannot be created twice. */
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
