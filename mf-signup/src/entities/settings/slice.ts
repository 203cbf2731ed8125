import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, NotificationSettings } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'

export type NotificationState = CallResponse<'getNotifications'>
export type AccountState = CallResponse<'getAccount'>
export type OwnPasskey = AccountState['passkeys'][number]
export type OwnSession = AccountState['sessions'][number]

/** A part of the account that the member can change on its own; `all` as it is loaded. */
export type AccountPart = 'all' | 'sessions' | 'passkeys' | 'blocked' | 'export'

interface SettingsState {
  status: LoadStatus
  failure: Failure | null
  notifications: NotificationState | null
  /** The server's state, to roll back to after a refusal. */
  confirmed: NotificationState | null
  saveFailure: Failure | null
  /** Sessions, passkeys, blocked people, consents. */
  account: AccountState | null
  /** What the member asked for last and could not have; shown where they asked. */
  accountFailure: { of: AccountPart; failure: Failure } | null
}
const initialState: SettingsState = {
  status: 'idle',
  failure: null,
  notifications: null,
  confirmed: null,
  saveFailure: null,
  account: null,
  accountFailure: null,
}

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    notificationsRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    notificationsReceived: (state, { payload }: PayloadAction<NotificationState>) => {
      state.status = 'ready'
      state.failure = null
      state.notifications = payload
      state.confirmed = payload
    },
    notificationsFailed: (state, { payload }: PayloadAction<Failure>) => {
      if (state.status !== 'ready') state.status = 'failed'
      state.failure = payload
    },
    /** Optimistic. */
    notificationsChanged: (state, { payload }: PayloadAction<Partial<NotificationSettings>>) => {
      state.saveFailure = null
      if (state.notifications) Object.assign(state.notifications, payload)
    },
    accountReceived: (state, { payload }: PayloadAction<AccountState>) => {
      state.account = payload
      state.accountFailure = null
    },
    accountFailed: (state, { payload }: PayloadAction<{ of: AccountPart; failure: Failure }>) => {
      state.accountFailure = payload
    },
    /** Nobody looks at the page any more. */
    settingsLeft: (state) => {
      state.accountFailure = null
    },
    /** Prepared by the server; the account is asked for until it is there. */
    exportRequested: (state) => {
      state.accountFailure = null
    },
    /** One other session, or, without an id, all others. */
    sessionEnded: (state, _action: PayloadAction<{ session?: number }>) => {
      state.accountFailure = null
    },
    passkeyRemoved: (state) => {
      state.accountFailure = null
    },
    unblocked: (state, _action: PayloadAction<{ profile: number }>) => {
      state.accountFailure = null
    },
    notificationsRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.saveFailure = payload
      state.notifications = state.confirmed
    },
  },
})

export const settingsReducer = slice.reducer
export const {
  notificationsRequested,
  notificationsReceived,
  notificationsFailed,
  notificationsChanged,
  notificationsRefused,
  accountReceived,
  accountFailed,
  settingsLeft,
  exportRequested,
  sessionEnded,
  passkeyRemoved,
  unblocked,
} = slice.actions
