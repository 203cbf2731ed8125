import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, NotificationSettings } from '@duetto/shared/contract'
import type { LoadStatus, Failure } from '@duetto/shared/redux'

export type NotificationState = CallResponse<'getNotifications'>
export type AccountState = CallResponse<'getAccount'>
export type OwnPasskey = AccountState['passkeys'][number]
export type OwnSession = AccountState['sessions'][number]

export type AccountPart = 'all' | 'sessions' | 'passkeys' | 'blocked' | 'export'

interface SettingsState {
  status: LoadStatus
  failure: Failure | null
  notifications: NotificationState | null
  /** Last state confirmed by the server, to roll back a failed change. */
  confirmed: NotificationState | null
  saveFailure: Failure | null
  account: AccountState | null
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
    settingsLeft: (state) => {
      state.accountFailure = null
    },
    exportRequested: (state) => {
      state.accountFailure = null
    },
    /** Without `session`, ends all other sessions. */
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
