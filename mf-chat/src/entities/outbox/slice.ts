import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'
import type { FailureCode } from '@duetto/shared/contract'
import type { Means } from '../means/means'
import type { Outgoing, UnsentMessage } from './types'

interface OutboxState {
  /** Oldest first, to anyone; kept across conversations. */
  messages: UnsentMessage[]
  /** Consecutive failures to reach the server. */
  failures: number
}
interface Outcome {
  key: string
  profileId: number
}
export type Written = Outgoing & Pick<UnsentMessage, 'key' | 'profileId' | 'at'>

const initialState: OutboxState = { messages: [], failures: 0 }
const find = (state: OutboxState, key: string) => state.messages.find((message) => message.key === key)

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    sendRequested: (state, { payload }: PayloadAction<Written>) => {
      if (find(state, payload.key)) return
      state.messages.push({ ...payload, order: 0, status: 'sending', code: null, isSaved: true })
    },
    /** Whether the message is stored in the browser. */
    messageKept: (state, { payload }: PayloadAction<Pick<UnsentMessage, 'key' | 'isSaved' | 'order'>>) => {
      const message = find(state, payload.key)
      if (message) Object.assign(message, payload)
    },
    /** The stored messages, after a start or after another tab had its turn. */
    outboxRead: (state, { payload }: PayloadAction<UnsentMessage[]>) => {
      const shown = new Map(state.messages.map((message) => [message.key, message]))
      state.messages = payload.map((message) => shown.get(message.key) ?? message)
    },
    sendStarted: (state, { payload: key }: PayloadAction<string>) => {
      const message = find(state, key)
      if (message) Object.assign(message, { status: 'sending', code: null })
    },
    sendDone: (state, { payload }: PayloadAction<Outcome & { answer: CallResponse<'sendMessage'> }>) => {
      state.failures = 0
      state.messages = state.messages.filter(({ key }) => key !== payload.key)
    },
    /** The stream delivered it first, or another tab sent it. */
    sendSettled: (state, { payload: key }: PayloadAction<string>) => {
      state.messages = state.messages.filter((message) => message.key !== key)
    },
    /** It did not reach the server, or the server was busy: it will be retried automatically. */
    sendFailed: (state, { payload }: PayloadAction<Outcome & { code: FailureCode }>) => {
      state.failures += 1
      const message = find(state, payload.key)
      if (message) Object.assign(message, { status: 'waiting', code: payload.code })
    },
    /** Refused with a reason: it waits for its author, and so do later messages. */
    sendRefused: (
      state,
      { payload }: PayloadAction<Outcome & { code: FailureCode; refusedWith?: Means }>,
    ) => {
      state.failures = 0
      const message = find(state, payload.key)
      if (message)
        Object.assign(message, { status: 'refused', code: payload.code, refusedWith: payload.refusedWith })
    },
    /** The author wants to retry now. */
    retryRequested: (state, { payload: { key } }: PayloadAction<Outcome>) => {
      const message = find(state, key)
      if (message) message.status = 'sending'
    },
    /** The author removed it, to edit it or for good. */
    unsentDropped: (state, { payload: { key } }: PayloadAction<Outcome>) => {
      state.messages = state.messages.filter((message) => message.key !== key)
    },
  },
})

export const {
  sendRequested,
  messageKept,
  outboxRead,
  sendStarted,
  sendDone,
  sendSettled,
  sendFailed,
  sendRefused,
  retryRequested,
  unsentDropped,
} = slice.actions
export const outboxReducer = slice.reducer
