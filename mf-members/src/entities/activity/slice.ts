import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ActivityKind, CallResponse, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'

export interface Happening {
  kind: ActivityKind
  id: number
  at: string
  isNew: boolean
}

interface ActivityState {
  status: LoadStatus
  errorCode: FailureCode | null
  happenings: Happening[]
}

const initialState: ActivityState = { status: 'idle', errorCode: null, happenings: [] }

const keyOf = ({ kind, id, at }: Omit<Happening, 'isNew'>): string => `${kind} ${id} ${at}`

const slice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    /** Keeps entries marked as new, so that the list looks the same when the member returns from a profile. */
    activityReceived: (state, { payload }: PayloadAction<CallResponse<'getActivity'>>) => {
      const wasNew = new Set(state.happenings.filter(({ isNew }) => isNew).map(keyOf))
      state.status = 'ready'
      state.errorCode = null
      state.happenings = payload.items.map(({ kind, profile: { id }, at, is_new }) => ({
        kind,
        id,
        at,
        isNew: is_new || wasNew.has(keyOf({ kind, id, at })),
      }))
    },
    activityFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      if (state.status !== 'ready') state.status = 'failed'
      state.errorCode = payload
    },
  },
})

export const activityReducer = slice.reducer
export const { activityRequested, activityReceived, activityFailed } = slice.actions
