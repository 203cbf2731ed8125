import { combineReducers } from '@reduxjs/toolkit'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import type { SignupContext } from './api'
import { browserPosition } from './entities/geolocation/position'
import { geolocationSaga } from './entities/geolocation/saga'
import { geolocationReducer } from './entities/geolocation/slice'
import { matchesSaga } from './entities/matches/saga'
import { matchesReducer } from './entities/matches/slice'
import { profileSaga } from './entities/own-profile/saga'
import { profileReducer } from './entities/own-profile/slice'
import { requestsSaga } from './entities/requests/saga'
import { requestsReducer } from './entities/requests/slice'
import { settingsSaga } from './entities/settings/saga'
import { settingsReducer } from './entities/settings/slice'
import { readDraft } from './entities/sign-up/draft'
import { signupSaga } from './entities/sign-up/saga'
import { draftRestored, signupReducer } from './entities/sign-up/slice'
import { shrink } from './entities/photos/shrink'
import { saveFile } from './entities/settings/saveFile'

const reducer = combineReducers({
  requests: requestsReducer,
  signup: signupReducer,
  profile: profileReducer,
  settings: settingsReducer,
  geolocation: geolocationReducer,
  matches: matchesReducer,
})
export type SignupState = ReturnType<typeof reducer>

const sagas = [requestsSaga, signupSaga, profileSaga, settingsSaga, geolocationSaga, matchesSaga]

export const makeSignupStore = (context: SignupContext) => {
  const made = createRemoteStore({ reducer, sagas, context })
  const draft = readDraft(context.storage)
  if (draft) made.store.dispatch(draftRestored(draft))
  return made
}

export const makeStore = ({ http, bus, navigation, refreshSession, locale, tracking }: Platform) =>
  makeSignupStore({
    http,
    bus,
    navigation,
    refreshSession,
    visit: () => ({ language: locale.get(), tracking: tracking() }),
    storage: sessionStorage,
    position: browserPosition,
    shrink,
    saveFile,
  })

export const useSignupDispatch =
  useDispatch.withTypes<ReturnType<typeof makeSignupStore>['store']['dispatch']>()
export const useSignupSelector = useSelector.withTypes<SignupState>()
