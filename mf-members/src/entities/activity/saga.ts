import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { profileOpened } from '../people/actions'
import { selectViewerId } from '../people/selectors'
import { cardsReceived, viewerChanged } from '../people/slice'
import { activityFailed, activityReceived, activityRequested } from './slice'

function* fetchActivity() {
  try {
    const answer = yield* callApi('getActivity')
    if (!answer) return yield* put(activityFailed('authentication_required'))
    yield* put(cardsReceived(answer.items.map(({ profile }) => profile)))
    yield* put(activityReceived(answer))
    if (answer.items.some((item) => item.is_new))
      yield* callApi('markActivitySeen', { body: { until: answer.now } })
  } catch (error) {
    // If only `markActivitySeen` failed, the loaded list stays visible.
    yield* put(activityFailed(codeOf(error)))
  }
}

function* reportVisit({ payload: { id } }: ReturnType<typeof profileOpened>) {
  if ((yield* select(selectViewerId)) === undefined) yield* take(viewerChanged)
  const viewerId = yield* select(selectViewerId)
  if (!viewerId || viewerId === id) return
  try {
    yield* callApi('visit', { body: { profile: id } })
  } catch (error) {
    codeOf(error)
  }
}

export function* activitySaga() {
  yield* takeLatest(activityRequested, safely(fetchActivity))
  yield* takeEvery(profileOpened, safely(reportVisit))
}
