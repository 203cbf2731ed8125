import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { profileReceived, profileRequested } from './slice'

function* fetchProfile({ payload: id }: ReturnType<typeof profileRequested>) {
  const sourceQuery = yield* getContext<LandersContext['sourceQuery']>('sourceQuery')
  try {
    const query = { id, ...sourceQuery() }
    const answer = yield* callApi('getMember', { query })
    yield* put(profileReceived({ id, profile: answer ? answer.profile : null }))
  } catch (error) {
    codeOf(error)
    yield* put(profileReceived({ id, profile: null }))
  }
}

export function* profileSaga() {
  yield* takeLatest(profileRequested, safely(fetchProfile))
}
