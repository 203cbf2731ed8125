import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { likesSaga } from './entities/likes/saga'
import { matchFinderSaga } from './entities/match-finder/saga'
import { peopleSaga } from './entities/people/saga'
import { profileSaga } from './entities/profile/saga'
import { searchSaga } from './entities/search/saga'
import { swipeSaga } from './entities/swipe/saga'
import type { contract } from './contract'
import { combined, reducer, stateRestored } from './state'
import type { MembersContext, MembersState } from './state'

const sagas = [peopleSaga, searchSaga, profileSaga, likesSaga, swipeSaga, matchFinderSaga]

/**
 * Results and scroll position of the last search survive the package's unmount, e.g. a visit to a
 * conversation.
 */
let kept: MembersState | null = null

const isWorthKeeping = ({ search }: MembersState): boolean =>
  search.status === 'ready' && search.moreStatus !== 'loading'

export const makeMembersStore = (context: MembersContext) => createRemoteStore({ reducer, sagas, context })

export const makeStore = ({ http, bus, now, hasTrafficSource }: RemotePlatform<typeof contract>) => {
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
