import { createRemoteStore } from '@duetto/shared/redux'
import { peopleSaga } from './entities/people/saga'
import { pricesSaga } from './entities/prices/saga'
import { profileSaga } from './entities/profile/saga'
import { reducer } from './state'
import type { LandersContext } from './state'

export const createStore = ({ http, hasTrafficSource }: LandersContext) =>
  createRemoteStore({
    reducer,
    sagas: [peopleSaga, pricesSaga, profileSaga],
    context: { http, hasTrafficSource },
  })
