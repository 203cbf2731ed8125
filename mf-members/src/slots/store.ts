import { createAction } from '@reduxjs/toolkit'
import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { getContext, takeEvery } from 'typed-redux-saga'
import type { contract, MembersBus } from '../contract'

/** Profile id of the match whose photo was pressed. */
export const imagePressed = createAction<number>('slots/imagePressed')

function* slotsSaga() {
  const bus = yield* getContext<MembersBus>('bus')
  yield* takeEvery(imagePressed, function* ({ payload: profileId }) {
    bus.emit('image-pressed', { profileId })
  })
}

/** A store without state, which runs the saga that emits on the bus. */
export const createSlotsStore = ({ bus }: Pick<RemotePlatform<typeof contract>, 'bus'>) =>
  createRemoteStore({ reducer: () => null, sagas: [slotsSaga], context: { bus } })
