import { combineReducers, createSlice } from '@reduxjs/toolkit'
import type { Dispatch, PayloadAction } from '@reduxjs/toolkit'
import type { CallBody } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { callApi, createRemoteStore, failureOf, safely } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import { put, takeLeading } from 'typed-redux-saga'

interface Receipt {
  reference: string
  at: string
  email: string
}

interface ComplaintState {
  isSending: boolean
  hasFailed: boolean
  receipt: Receipt | null
}

const initialState: ComplaintState = { isSending: false, hasFailed: false, receipt: null }

const slice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    complaintSent: (_, _action: PayloadAction<CallBody<'complain'>>) => ({
      ...initialState,
      isSending: true,
    }),
    complaintReceived: (_, { payload }: PayloadAction<Receipt>) => ({ ...initialState, receipt: payload }),
    complaintFailed: () => ({ ...initialState, hasFailed: true }),
  },
})
export const { complaintSent } = slice.actions
const { complaintReceived, complaintFailed } = slice.actions

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

function* complaintSaga() {
  yield* takeLeading(complaintSent, safely(send))
}

const reducer = combineReducers({ complaint: slice.reducer })

export const createComplaintStore = ({ http }: { http: Http }) =>
  createRemoteStore({ reducer, sagas: [complaintSaga], context: { http } })

export const useComplaintDispatch = useDispatch.withTypes<Dispatch>()
export const useComplaint = (): ComplaintState =>
  useSelector(({ complaint }: ReturnType<typeof reducer>) => complaint)
