import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { CallBody } from '@duetto/shared/contract'
import type { SignUpBus } from './contract'
import type { VisitStep } from '@duetto/shared/domain'
import type { Http } from '@duetto/shared/http'
import type { Navigation, StorageArea } from '@duetto/shared/platform'
import { useDispatch, useSelector } from 'react-redux'
import type { PasskeyPort } from './entities/passkeys/passkeyPort'
import { passkeysReducer } from './entities/passkeys/slice'
import type { PositionSource } from './entities/geolocation/position'
import { geolocationReducer } from './entities/geolocation/slice'
import { matchesReducer } from './entities/matches/slice'
import { profileReducer } from './entities/own-profile/slice'
import { requestsReducer } from './entities/requests/slice'
import { settingsReducer } from './entities/settings/slice'
import { signUpReducer } from './entities/sign-up/slice'
import { verificationReducer } from './entities/verification/slice'

export interface SignUpContext {
  http: Http
  bus: SignUpBus
  navigation: Pick<Navigation, 'get' | 'push' | 'replace'>
  refreshSession: () => Promise<void>
  forgetMember: () => void
  visit: () => Pick<CallBody<'signUp'>, 'language' | 'tracking' | 'visit'>
  reach: (step: VisitStep) => void
  storage: StorageArea
  position: PositionSource
  /** Server time in ms since the epoch. */
  now: () => number
  shrink: (file: File) => Promise<File>
  passkeys: PasskeyPort
}

export const reducer = combineReducers({
  requests: requestsReducer,
  signUp: signUpReducer,
  profile: profileReducer,
  settings: settingsReducer,
  geolocation: geolocationReducer,
  matches: matchesReducer,
  passkeys: passkeysReducer,
  verification: verificationReducer,
})
export type SignUpState = ReturnType<typeof reducer>

export const useSignUpDispatch = useDispatch.withTypes<Dispatch>()
export const useSignUpSelector = useSelector.withTypes<SignUpState>()
