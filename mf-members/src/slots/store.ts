import { createAction } from '@reduxjs/toolkit'
import type { RemotePlatform } from '@duetto/shared/platform'
import { createRemoteStore } from '@duetto/shared/redux'
import { getContext, takeEvery } from 'typed-redux-saga'
import type { contract, MembersBus } from '../contract'

/** The photo of a match, by profile id. */
export const imagePressed = createAction<number>('slots/imagePressed')

function* slotsSaga() {
  const bus = yield* getContext<MembersBus>('bus')
  yield* takeEvery(imagePressed, function* ({ payload: profileId }) {
    bus.emit('image-pressed', { profileId })
  })
}

/** Slots hold no state: their store only carries actions to the saga that emits. */
export const makeSlotsStore = ({ bus }: Pick<RemotePlatform<typeof contract>, 'bus'>) =>
  createRemoteStore({ reducer: () => null, sagas: [slotsSaga], context: { bus } })
