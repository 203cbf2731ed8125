import { safely, callApi } from '@duetto/shared/redux'
import { call, getContext, put, takeLeading } from 'typed-redux-saga'
import type { PositionSource } from './position'
import { geocodeReceived, locateRequested, permissionAsked, permissionRead } from './slice'

function* readPermission() {
  const position = yield* getContext<PositionSource>('position')
  yield* put(permissionRead(yield* call(position.permission)))
}

/** Reads the permission last, because the browser's prompt may have changed it (SYNC-11). */
function* locate() {
  const position = yield* getContext<PositionSource>('position')
  try {
    const { lat, lon } = yield* call(position.locate)
    const answer = yield* callApi('getGeocode', { query: { lat, lon } })
    yield* put(geocodeReceived(answer && answer.geocode))
  } catch {
    yield* put(geocodeReceived(false))
  }
  yield* readPermission()
}

export function* geolocationSaga() {
  yield* takeLeading(permissionAsked, safely(readPermission))
  yield* takeLeading(locateRequested, safely(locate))
}
