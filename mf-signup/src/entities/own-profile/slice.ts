import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, OwnProfile, ProfileChange } from '@duetto/shared/contract'
import type { LoadStatus, Failure } from '@duetto/shared/redux'
import type { StoredDraft } from './storedDraft'

export interface Upload {
  id: string
  fileName: string
  /** Fraction uploaded, from 0 to 1. */
  fraction: number
  failure: Failure | null
  /** The file was rejected before its upload. */
  isRefused?: true
}

interface ProfileState {
  status: LoadStatus
  failure: Failure | null
  profile: OwnProfile | null
  pending: ProfileChange
  saving: number
  saveStatus: LoadStatus
  saveFailure: Failure | null
  dismissStatus: LoadStatus
  typed: StoredDraft | null
  uploads: Upload[]
  removing: number[]
  photoFailure: Failure | null
}
const initialState: ProfileState = {
  status: 'idle',
  failure: null,
  profile: null,
  pending: {},
  saving: 0,
  saveStatus: 'idle',
  saveFailure: null,
  dismissStatus: 'idle',
  typed: null,
  uploads: [],
  removing: [],
  photoFailure: null,
}

const endSaving = (state: ProfileState): void => {
  state.saving -= 1
  if (state.saving > 0) return
  state.pending = {}
  state.saveStatus = state.saveFailure ? 'failed' : 'ready'
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
    profileChanged: (state, { payload }: PayloadAction<ProfileChange>) => {
      Object.assign(state.pending, payload)
      state.saving += 1
      state.saveStatus = 'loading'
      state.saveFailure = null
    },
    profileSaved: (state, { payload }: PayloadAction<OwnProfile>) => {
      state.profile = payload
      endSaving(state)
    },
    profileRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.saveFailure = payload
      endSaving(state)
    },
    profileTyped: (state, { payload }: PayloadAction<StoredDraft>) => {
      state.typed = payload
    },
    saveResultCleared: (state) => {
      state.saveStatus = 'idle'
      state.saveFailure = null
    },
    cardDismissed: (state, _action: PayloadAction<CallBody<'dismissProfileCard'>>) => {
      state.dismissStatus = 'loading'
    },
    dismissalEnded: (state, { payload }: PayloadAction<'ready' | 'failed'>) => {
      state.dismissStatus = payload
    },
    /** `file` can be a crop; `fileName` is then the name of the original file. */
    uploadRequested: (
      state,
      {
        payload: { id, file, fileName = file.name },
      }: PayloadAction<{ id: string; file: File; fileName?: string }>,
    ) => {
      state.photoFailure = null
      state.uploads.push({ id, fileName, fraction: 0, failure: null })
    },
    uploadRefused: (
      state,
      { payload }: PayloadAction<{ id: string; fileName: string; failure: Failure }>,
    ) => {
      state.photoFailure = null
      state.uploads.push({ ...payload, fraction: 0, isRefused: true })
    },
    refusalsCleared: (state) => {
      state.uploads = state.uploads.filter(({ isRefused }) => !isRefused)
    },
    uploadAdvanced: (state, { payload }: PayloadAction<{ id: string; fraction: number }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id)
      if (upload) upload.fraction = payload.fraction
    },
    uploadFailed: (state, { payload }: PayloadAction<{ id: string; failure: Failure }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id)
      if (upload) upload.failure = payload.failure
    },
    uploadEnded: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id)
    },
    photoChanged: (state, { payload }: PayloadAction<CallBody<'updatePhoto'>>) => {
      state.photoFailure = null
      const { images } = state.profile ?? {}
      const moved = images?.find(({ id }) => id === payload.id)
      if (!images || !moved || payload.position === undefined) return
      images.splice(images.indexOf(moved), 1)
      images.splice(payload.position, 0, moved)
    },
    photoAppealed: (state, _action: PayloadAction<CallBody<'appealPhoto'>>) => {
      state.photoFailure = null
    },
    photoDeleted: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.photoFailure = null
      if (!state.removing.includes(payload.id)) state.removing.push(payload.id)
    },
    photoRestored: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.removing = state.removing.filter((id) => id !== payload.id)
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
  profileTyped,
  saveResultCleared,
  cardDismissed,
  dismissalEnded,
  uploadRequested,
  uploadRefused,
  refusalsCleared,
  uploadAdvanced,
  uploadFailed,
  uploadEnded,
  photoChanged,
  photoAppealed,
  photoDeleted,
  photoRestored,
  photoRefused,
} = slice.actions
