import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import type { contract } from '../contract'
import { outboxSaga } from '../entities/outbox/saga'
import { contextOf, reducer } from '../state'

/** Runs only the outbox saga. Needs the full state, because the saga selects from other slices. */
export const createSlotsStore = (platform: RemotePlatform<typeof contract>) =>
  createRemoteStore({ reducer, sagas: [outboxSaga], context: contextOf(platform) })
