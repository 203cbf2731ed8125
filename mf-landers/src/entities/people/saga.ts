import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { scenePeopleQuery } from './scenePeople'
import { peopleReceived, peopleRequested } from './slice'
import type { PeopleWanted } from './slice'

/** With fewer people of the niche's figure, landers show every figure. */
const FEW = 6

function* search(wanted: PeopleWanted) {
  const sourceQuery = yield* getContext<LandersContext['sourceQuery']>('sourceQuery')
  const query = { ...scenePeopleQuery, ...wanted, ...sourceQuery() }
  const answer = yield* callApi('searchMembers', { query })
  return answer ? answer.profiles.filter(({ main_image }) => main_image) : []
}

function* fetchPeople({ payload: wanted }: ReturnType<typeof peopleRequested>) {
  try {
    const found = yield* search(wanted)
    const isEnough = !wanted.body_type || found.length >= FEW
    yield* put(peopleReceived(isEnough ? found : yield* search({ ...wanted, body_type: undefined })))
  } catch (error) {
    // Ignore API errors: the lander then shows no people. `codeOf` rethrows other errors.
    codeOf(error)
    yield* put(peopleReceived([]))
  }
}

export function* peopleSaga() {
  yield* takeLatest(peopleRequested, safely(fetchPeople))
}
