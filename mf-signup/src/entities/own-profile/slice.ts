import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, OwnProfile, ProfileChange } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'

export interface Upload {
  id: string
  fileName: string
  /** How much of the file has been sent, 0 to 1. */
  fraction: number
  failure: Failure | null
}

interface ProfileState {
  status: LoadStatus
  failure: Failure | null
  profile: OwnProfile | null
  saveStatus: LoadStatus
  saveFailure: Failure | null
  uploads: Upload[]
  /** Why the last change of a photo was refused. */
  photoFailure: Failure | null
}
const initialState: ProfileState = {
  status: 'idle',
  failure: null,
  profile: null,
  saveStatus: 'idle',
  saveFailure: null,
  uploads: [],
  photoFailure: null,
}

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    profileReceived: (state, { payload }: PayloadAction<OwnProfile>) => {
      state.status = 'ready'
      state.failure = null
      state.profile = payload
    },
    profileFailed: (state, { payload }: PayloadAction<Failure>) => {
      if (state.status !== 'ready') state.status = 'failed'
      state.failure = payload
    },
    profileChanged: (state, _action: PayloadAction<ProfileChange>) => {
      state.saveStatus = 'loading'
      state.saveFailure = null
    },
    profileSaved: (state, { payload }: PayloadAction<OwnProfile>) => {
      state.saveStatus = 'ready'
      state.profile = payload
    },
    profileRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.saveStatus = 'failed'
      state.saveFailure = payload
    },
    /** A form is opened or typed in again: the outcome of the last save is over. */
    saveForgotten: (state) => {
      state.saveStatus = 'idle'
      state.saveFailure = null
    },
    uploadRequested: (state, { payload }: PayloadAction<{ id: string; file: File }>) => {
      state.photoFailure = null
      state.uploads.push({ id: payload.id, fileName: payload.file.name, fraction: 0, failure: null })
    },
    uploadAdvanced: (state, { payload }: PayloadAction<{ id: string; fraction: number }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id)
      if (upload) upload.fraction = payload.fraction
    },
    uploadFailed: (state, { payload }: PayloadAction<{ id: string; failure: Failure }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id)
      if (upload) upload.failure = payload.failure
    },
    /** It is a photo now, or its failure was read. */
    uploadEnded: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id)
    },
    photoChanged: (state, _action: PayloadAction<CallBody<'updatePhoto'>>) => {
      state.photoFailure = null
    },
    photoDeleted: (state, _action: PayloadAction<{ id: number }>) => {
      state.photoFailure = null
    },
    photoRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.photoFailure = payload
    },
  },
})

export const profileReducer = slice.reducer
export const {
  profileRequested,
  profileReceived,
  profileFailed,
  profileChanged,
  profileSaved,
  profileRefused,
  saveForgotten,
  uploadRequested,
  uploadAdvanced,
  uploadFailed,
  uploadEnded,
  photoChanged,
  photoDeleted,
  photoRefused,
} = slice.actions
