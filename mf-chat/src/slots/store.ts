import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import type { contract } from '../contract'
import { outboxSaga } from '../entities/outbox/saga'
import { contextOf, reducer } from '../state'

/** Has the full state, which the outbox saga selects from, and only that saga. */
export const createSlotsStore = (platform: RemotePlatform<typeof contract>) =>
  createRemoteStore({ reducer, sagas: [outboxSaga], context: contextOf(platform) })
