import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'
import type { Entitlements } from '../entitlements/entitlements'
import type { Draft, Outgoing, UnsentMessage } from './types'

interface OutboxState {
  messages: UnsentMessage[]
  failures: number
  ownKeys: string[]
}
interface Outcome {
  key: string
  profileId: number
}
type Written = Outgoing &
  Pick<UnsentMessage, 'key' | 'profileId' | 'at' | 'isFreeOnly' | 'isFirst' | 'recipient'>

const initialState: OutboxState = { messages: [], failures: 0, ownKeys: [] }
const OWN_KEYS = 50
const find = (state: OutboxState, key: string) => state.messages.find((message) => message.key === key)

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    sendRequested: (state, { payload }: PayloadAction<Written>) => {
      if (find(state, payload.key)) return
      state.messages.push({ ...payload, order: 0, status: 'sending', code: null, isSaved: true })
    },
    messageStored: (state, { payload }: PayloadAction<Pick<UnsentMessage, 'key' | 'isSaved' | 'order'>>) => {
      const message = find(state, payload.key)
      if (message) Object.assign(message, payload)
    },
    outboxLoaded: (state, { payload }: PayloadAction<UnsentMessage[]>) => {
      const shown = new Map(state.messages.map((message) => [message.key, message]))
      state.messages = payload.map((message) => shown.get(message.key) ?? message)
    },
    sendStarted: (state, { payload: key }: PayloadAction<string>) => {
      state.ownKeys = [...state.ownKeys, key].slice(-OWN_KEYS)
      const message = find(state, key)
      if (message) Object.assign(message, { status: 'sending', code: null })
    },
    sendDone: (state, { payload }: PayloadAction<Outcome & { answer: CallResponse<'sendMessage'> }>) => {
      state.failures = 0
      state.messages = state.messages.filter(({ key }) => key !== payload.key)
    },
    sendSettled: (state, { payload: key }: PayloadAction<string>) => {
      state.messages = state.messages.filter((message) => message.key !== key)
    },
    sendFailed: (state, { payload }: PayloadAction<Outcome & { code: FailureCode }>) => {
      state.failures += 1
      const message = find(state, payload.key)
      if (message) Object.assign(message, { status: 'waiting', code: payload.code })
    },
    sendRefused: (
      state,
      { payload }: PayloadAction<Outcome & { code: FailureCode; refusedWith?: Entitlements }>,
    ) => {
      state.failures = 0
      const message = find(state, payload.key)
      if (message)
        Object.assign(message, { status: 'refused', code: payload.code, refusedWith: payload.refusedWith })
    },
    retryRequested: (state, { payload: { key } }: PayloadAction<Outcome>) => {
      const message = find(state, key)
      if (message) message.status = 'sending'
    },
    unsentDropped: (state, { payload: { key } }: PayloadAction<Outcome>) => {
      state.messages = state.messages.filter((message) => message.key !== key)
    },
  },
})

export const messageWritten = createAction<Draft>('outbox/messageWritten')

export const {
  sendRequested,
  messageStored,
  outboxLoaded,
  sendStarted,
  sendDone,
  sendSettled,
  sendFailed,
  sendRefused,
  retryRequested,
  unsentDropped,
} = slice.actions
export const outboxReducer = slice.reducer
