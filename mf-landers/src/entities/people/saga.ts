import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { scenePeopleQuery } from './scenePeople'
import { peopleReceived, peopleRequested } from './slice'

function* fetchPeople({ payload: wanted }: ReturnType<typeof peopleRequested>) {
  const sourceQuery = yield* getContext<LandersContext['sourceQuery']>('sourceQuery')
  try {
    const query = { ...scenePeopleQuery, ...wanted, ...sourceQuery() }
    const answer = yield* callApi('searchMembers', { query })
    yield* put(peopleReceived(answer ? answer.profiles.filter(({ main_image }) => main_image) : []))
  } catch (error) {
    // Ignore API errors: the lander then shows no people. `codeOf` rethrows other errors.
    codeOf(error)
    yield* put(peopleReceived([]))
  }
}

export function* peopleSaga() {
  yield* takeLatest(peopleRequested, safely(fetchPeople))
}
