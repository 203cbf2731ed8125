import { combineReducers } from '@reduxjs/toolkit'
import type { Dispatch } from '@reduxjs/toolkit'
import type { Http } from '@duetto/shared/http'
import { useDispatch, useSelector } from 'react-redux'
import { peopleReducer } from './entities/people/slice'
import { pricesReducer } from './entities/prices/slice'
import { profileReducer } from './entities/profile/slice'

export interface LandersContext {
  http: Http
  sourceQuery: () => { trafficsource?: true }
}

export const reducer = combineReducers({
  people: peopleReducer,
  prices: pricesReducer,
  profile: profileReducer,
})
export type LandersState = ReturnType<typeof reducer>

export const useLandersDispatch = useDispatch.withTypes<Dispatch>()
export const useLandersSelector = useSelector.withTypes<LandersState>()
