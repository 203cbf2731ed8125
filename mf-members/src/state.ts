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
import { searchReducer } from './entities/search/slice'
import { swipeReducer } from './entities/swipe/slice'

/** What this package's sagas get from their middleware's context. */
export interface MembersContext {
  http: Http
  bus: MembersBus
  /** The server's clock. */
  now: () => number
  /** After a change of the member's own profile. */
  refreshSession: () => Promise<void>
  /** Whether the visitor came from a traffic source, which affects what the search shows. */
  hasTrafficSource: () => boolean
}

export const combined = combineReducers({
  people: peopleReducer,
  search: searchReducer,
  profile: profileReducer,
  likes: likesReducer,
  activity: activityReducer,
  swipe: swipeReducer,
  question: questionReducer,
  matchFinder: matchFinderReducer,
})
export type MembersState = ReturnType<typeof combined>

/** State saved when the package was left for another page. */
export const stateRestored = createAction<MembersState>('members/stateRestored')

/** Another member sees nothing of the previous one: all member state resets. */
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
