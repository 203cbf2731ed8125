import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { MembersState } from '../../state'
import { profileOpened } from '../people/actions'
import { cardsReceived } from '../people/slice'
import { activityFailed, activityReceived, activityRequested } from './slice'

/** What was shown is no longer new the next time. */
function* fetchActivity() {
  try {
    const answer = yield* callApi('getActivity')
    if (!answer) return yield* put(activityFailed('authentication_required'))
    yield* put(cardsReceived(answer.items.map(({ profile }) => profile)))
    yield* put(activityReceived(answer))
    if (answer.items.some((item) => item.is_new))
      yield* callApi('markActivitySeen', { body: { until: answer.now } })
  } catch (error) {
    // Where it was shown and only not noted as seen, the list stays, and is new once more the next time.
    yield* put(activityFailed(codeOf(error)))
  }
}

/** The other member sees the visit; if it cannot be noted, nothing is lost. */
function* reportVisit({ payload: { id } }: ReturnType<typeof profileOpened>) {
  const { viewerId } = yield* select((state: MembersState) => state.people)
  if (!viewerId || viewerId === id) return
  try {
    yield* callApi('visit', { body: { profile: id } })
  } catch (error) {
    codeOf(error)
  }
}

/** What others did, and the own visits to them. */
export function* activitySaga() {
  yield* takeLatest(activityRequested, safely(fetchActivity))
  yield* takeEvery(profileOpened, safely(reportVisit))
}
