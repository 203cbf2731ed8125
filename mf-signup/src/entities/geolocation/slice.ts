import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Permission } from './position'

type Geocode = CallResponse<'getGeocode'>['geocode']

interface GeolocationState {
  permission: Permission
  status: LoadStatus
  /** Null until known; false if the place could not be determined. */
  geocode: Geocode | false | null
}

const initialState: GeolocationState = { permission: 'unknown', status: 'idle', geocode: null }

const slice = createSlice({
  name: 'geolocation',
  initialState,
  reducers: {
    permissionAsked: () => {},
    permissionRead: (state, { payload }: PayloadAction<Permission>) => {
      state.permission = payload
    },
    locateRequested: (state) => {
      state.status = 'loading'
    },
    geocodeReceived: (state, { payload }: PayloadAction<Geocode | false>) => {
      state.status = payload ? 'ready' : 'failed'
      state.geocode = payload
    },
  },
})

export const geolocationReducer = slice.reducer
export const { permissionAsked, permissionRead, locateRequested, geocodeReceived } = slice.actions
