import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Progress } from './progress'

export interface MatchFinderState {
  status: LoadStatus
  errorCode: FailureCode | null
  questions: CallResponse<'getMatchFinder'>['questions']
  answers: Record<string, string>
  step: number
  findStatus: LoadStatus
  findErrorCode: FailureCode | null
  candidates: { id: number; score: number; shared: string[] }[]
}

export const initialMatchFinder: MatchFinderState = {
  status: 'idle',
  errorCode: null,
  questions: [],
  answers: {},
  step: 0,
  findStatus: 'idle',
  findErrorCode: null,
  candidates: [],
}

const slice = createSlice({
  name: 'matchFinder',
  initialState: initialMatchFinder,
  reducers: {
    questionsRequested: (state) => {
      state.status = 'loading'
    },
    questionsReceived: (state, { payload }: PayloadAction<CallResponse<'getMatchFinder'>>) => {
      state.status = 'ready'
      state.questions = payload.questions
      state.answers = Object.fromEntries(payload.answers.map(({ question, answer }) => [question, answer]))
    },
    questionsFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
    progressRestored: (state, { payload }: PayloadAction<Progress>) => {
      const known = state.questions.filter(({ id, answers }) => answers.includes(payload.answers[id] ?? ''))
      state.answers = Object.fromEntries(known.map(({ id }) => [id, payload.answers[id] ?? '']))
      state.step = Math.max(0, Math.min(payload.step, state.questions.length - 1))
    },
    answered: (state, { payload }: PayloadAction<{ question: string; answer: string }>) => {
      state.answers[payload.question] = payload.answer
    },
    skipped: (state, { payload }: PayloadAction<{ question: string }>) => {
      delete state.answers[payload.question]
    },
    stepChosen: (state, { payload }: PayloadAction<number>) => {
      state.step = Math.max(0, Math.min(payload, state.questions.length - 1))
    },
    restarted: (state) => {
      state.step = 0
      state.findStatus = 'idle'
      state.candidates = []
    },
    findRequested: (state) => {
      state.findStatus = 'loading'
      state.findErrorCode = null
    },
    findReceived: (state, { payload }: PayloadAction<CallResponse<'findMatches'>>) => {
      state.findStatus = 'ready'
      state.candidates = payload.candidates.map(({ profile, score, shared }) => ({
        id: profile.id,
        score,
        shared,
      }))
    },
    findFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.findStatus = 'failed'
      state.findErrorCode = payload
    },
  },
})

export const matchFinderReducer = slice.reducer
export const {
  questionsRequested,
  questionsReceived,
  questionsFailed,
  progressRestored,
  answered,
  skipped,
  stepChosen,
  restarted,
  findRequested,
  findReceived,
  findFailed,
} = slice.actions
