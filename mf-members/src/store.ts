import { sourceQuery } from '@duetto/shared/domain'
import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { activitySaga } from './entities/activity/saga'
import { likesSaga } from './entities/likes/saga'
import { matchFinderSaga } from './entities/match-finder/saga'
import { peopleSaga } from './entities/people/saga'
import { profileSaga } from './entities/profile/saga'
import { questionSaga } from './entities/question/saga'
import { savedSearchesSaga } from './entities/saved-searches/saga'
import { searchSaga } from './entities/search/saga'
import { skipsSaga } from './entities/skips/saga'
import { swipeSaga } from './entities/swipe/saga'
import type { contract } from './contract'
import { combined, reducer, stateRestored } from './state'
import type { MembersContext, MembersState } from './state'

const sagas = [
  peopleSaga,
  searchSaga,
  savedSearchesSaga,
  profileSaga,
  likesSaga,
  activitySaga,
  skipsSaga,
  swipeSaga,
  matchFinderSaga,
  questionSaga,
]

/**
 * State of the last unmounted store if its search had loaded and no further page was loading. The next store restores
 * part of it.
 */
let savedState: MembersState | null = null

const canSave = ({ search }: MembersState): boolean =>
  search.status === 'ready' && search.moreStatus !== 'loading'

export const createMembersStore = (context: MembersContext) => createRemoteStore({ reducer, sagas, context })

export const createStore = ({
  http,
  bus,
  now,
  settings,
  hasTrafficSource,
  refreshSession,
}: RemotePlatform<typeof contract>) => {
  const { store, stop } = createMembersStore({
    http,
    bus,
    now,
    sourceQuery: () => sourceQuery(settings, hasTrafficSource()),
    refreshSession,
  })
  if (savedState)
    store.dispatch(
      stateRestored({
        ...combined(undefined, { type: '' }),
        people: savedState.people,
        search: savedState.search,
        savedSearches: savedState.savedSearches,
        question: savedState.question,
      }),
    )
  return {
    store,
    stop: () => {
      const state = store.getState()
      savedState = canSave(state) ? state : null
      stop()
    },
  }
}
