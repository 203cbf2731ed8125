import { combineReducers, createSlice } from '@reduxjs/toolkit'
import type { Dispatch, PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, FailureCode } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { callApi, codeOf, createRemoteStore, failureOf, safely } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import { put, takeEvery, takeLeading } from 'typed-redux-saga'

interface Receipt {
  reference: string
  at: string
  email: string
}

interface ComplaintState {
  isSending: boolean
  hasFailed: boolean
  receipt: Receipt | null
  confirmed: readonly number[]
  unconfirmed: { id: number; code: FailureCode } | null
}

const initialState: ComplaintState = {
  isSending: false,
  hasFailed: false,
  receipt: null,
  confirmed: [],
  unconfirmed: null,
}

const slice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    complaintSent: (state, _action: PayloadAction<CallBody<'complain'>>) => {
      Object.assign(state, { isSending: true, hasFailed: false, receipt: null })
    },
    complaintReceived: (state, { payload }: PayloadAction<Receipt>) => {
      Object.assign(state, { isSending: false, receipt: payload })
    },
    complaintFailed: (state) => {
      Object.assign(state, { isSending: false, hasFailed: true })
    },
    warningConfirmed: (state, { payload }: PayloadAction<number>) => {
      state.confirmed = [...state.confirmed, payload]
      state.unconfirmed = null
    },
    confirmationFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.confirmed = state.confirmed.filter((id) => id !== payload.id)
      state.unconfirmed = payload
    },
  },
})
export const { complaintSent, warningConfirmed } = slice.actions
const { complaintReceived, complaintFailed, confirmationFailed } = slice.actions

function* send({ payload: body }: ReturnType<typeof complaintSent>) {
  try {
    const answer = yield* callApi('complain', { body })
    if (answer)
      yield* put(complaintReceived({ reference: answer.reference, at: answer.at, email: body.email }))
  } catch (error) {
    failureOf(error)
    yield* put(complaintFailed())
  }
}

function* confirmWarning({ payload: warning }: ReturnType<typeof warningConfirmed>) {
  try {
    yield* callApi('confirmWarning', { body: { warning } })
  } catch (error) {
    yield* put(confirmationFailed({ id: warning, code: codeOf(error) }))
  }
}

function* complaintSaga() {
  yield* takeEvery(warningConfirmed, safely(confirmWarning))
  yield* takeLeading(complaintSent, safely(send))
}

const reducer = combineReducers({ complaint: slice.reducer })

export const createComplaintStore = ({ http }: { http: Http }) =>
  createRemoteStore({ reducer, sagas: [complaintSaga], context: { http } })

export const useComplaintDispatch = useDispatch.withTypes<Dispatch>()
export const useComplaint = (): ComplaintState =>
  useSelector(({ complaint }: ReturnType<typeof reducer>) => complaint)
