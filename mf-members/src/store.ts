import { combineReducers, createAction } from '@reduxjs/toolkit'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { useDispatch, useSelector } from 'react-redux'
import type { MembersContext } from './api'
import { likesSaga } from './entities/likes/saga'
import { likesReducer } from './entities/likes/slice'
import { matchFinderSaga } from './entities/match-finder/saga'
import { matchFinderReducer } from './entities/match-finder/slice'
import { profileSaga } from './entities/profile/saga'
import { profileReducer } from './entities/profile/slice'
import { searchSaga } from './entities/search/saga'
import { searchReducer } from './entities/search/slice'
import { swipeSaga } from './entities/swipe/saga'
import { swipeReducer } from './entities/swipe/slice'
import { peopleSaga } from './entities/people/saga'
import { peopleReducer, viewerChanged } from './entities/people/slice'

const combined = combineReducers({
  people: peopleReducer,
  search: searchReducer,
  profile: profileReducer,
  likes: likesReducer,
  swipe: swipeReducer,
  matchFinder: matchFinderReducer,
})
export type MembersState = ReturnType<typeof combined>

/** What was kept when the package was left for another page. */
const stateRestored = createAction<MembersState>('members/stateRestored')

/** Another member sees nothing of the one before: all that is theirs starts anew. */
export const reducer = (state: MembersState | undefined, action: UnknownAction): MembersState => {
  if (stateRestored.match(action)) return action.payload
  const isAnother =
    viewerChanged.match(action) &&
    state?.people.viewerId !== undefined &&
    state.people.viewerId !== action.payload
  return combined(isAnother ? undefined : state, action)
}

const sagas = [peopleSaga, searchSaga, profileSaga, likesSaga, swipeSaga, matchFinderSaga]

/** Results and scroll of the last search outlive the package's root, e.g. a visit to a conversation. */
let kept: MembersState | null = null

const isWorthKeeping = ({ search }: MembersState): boolean =>
  search.status === 'ready' && search.moreStatus !== 'loading'

export const makeMembersStore = (context: MembersContext) => createRemoteStore({ reducer, sagas, context })

export const makeStore = ({ http, bus, now, hasTrafficSource }: Platform) => {
  const { store, stop } = makeMembersStore({ http, bus, now, hasTrafficSource })
  if (kept)
    store.dispatch(
      stateRestored({ ...combined(undefined, { type: '' }), people: kept.people, search: kept.search }),
    )
  return {
    store,
    stop: () => {
      const state = store.getState()
      kept = isWorthKeeping(state) ? state : null
      stop()
    },
  }
}

export const useMembersDispatch =
  useDispatch.withTypes<ReturnType<typeof makeMembersStore>['store']['dispatch']>()
export const useMembersSelector = useSelector.withTypes<MembersState>()
