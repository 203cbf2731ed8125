import { createAction } from '@reduxjs/toolkit'
import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { getContext, takeEvery } from 'typed-redux-saga'
import type { contract, MembersBus } from '../contract'
import { matchSaga } from './match/saga'
import { matchReducer } from './match/slice'

export const imagePressed = createAction<number>('slots/imagePressed')

function* slotsSaga() {
  const bus = yield* getContext<MembersBus>('bus')
  yield* takeEvery(imagePressed, function* ({ payload: profileId }) {
    bus.emit('image-pressed', { profileId })
  })
}

export const createSlotsStore = ({ bus, http }: Pick<RemotePlatform<typeof contract>, 'bus' | 'http'>) =>
  createRemoteStore({ reducer: matchReducer, sagas: [slotsSaga, matchSaga], context: { bus, http } })
