import { sourceQuery } from '@duetto/shared/domain'
import type { Platform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { peopleSaga } from './entities/people/saga'
import { pricesSaga } from './entities/prices/saga'
import { profileSaga } from './entities/profile/saga'
import { reducer } from './state'
import type { LandersContext } from './state'

export const createLandersStore = (context: LandersContext) =>
  createRemoteStore({ reducer, sagas: [peopleSaga, pricesSaga, profileSaga], context })

export const createStore = ({
  http,
  settings,
  hasTrafficSource,
}: Pick<Platform, 'http' | 'settings' | 'hasTrafficSource'>) =>
  createLandersStore({ http, sourceQuery: () => sourceQuery(settings, hasTrafficSource()) })
