import { combineReducers, createAction } from '@reduxjs/toolkit'
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import type { MembersBus } from './contract'
import type { Http } from '@duetto/shared/http'
import { useDispatch, useSelector } from 'react-redux'
import { activityReducer } from './entities/activity/slice'
import { likesReducer } from './entities/likes/slice'
import { matchFinderReducer } from './entities/match-finder/slice'
import { peopleReducer, viewerChanged } from './entities/people/slice'
import { profileReducer } from './entities/profile/slice'
import { questionReducer } from './entities/question/slice'
import { savedSearchesReducer } from './entities/saved-searches/slice'
import { searchReducer } from './entities/search/slice'
import { skipsReducer } from './entities/skips/slice'
import { swipeReducer } from './entities/swipe/slice'

export interface MembersContext {
  http: Http
  bus: MembersBus
  /** Server time in ms since the epoch. */
  now: () => number
  refreshSession: () => Promise<void>
  sourceQuery: () => { trafficsource?: true }
}

export const combined = combineReducers({
  people: peopleReducer,
  search: searchReducer,
  savedSearches: savedSearchesReducer,
  profile: profileReducer,
  likes: likesReducer,
  activity: activityReducer,
  skips: skipsReducer,
  swipe: swipeReducer,
  question: questionReducer,
  matchFinder: matchFinderReducer,
})
export type MembersState = ReturnType<typeof combined>

export const stateRestored = createAction<MembersState>('members/stateRestored')

export const reducer = (state: MembersState | undefined, action: UnknownAction): MembersState => {
  if (stateRestored.match(action)) return action.payload
  const isAnother =
    viewerChanged.match(action) &&
    state?.people.viewerId !== undefined &&
    state.people.viewerId !== action.payload
  return combined(isAnother ? undefined : state, action)
}

export const useMembersDispatch = useDispatch.withTypes<Dispatch>()
export const useMembersSelector = useSelector.withTypes<MembersState>()
