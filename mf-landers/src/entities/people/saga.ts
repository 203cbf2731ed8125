import type { ProfileCard } from '@duetto/shared/contract'
import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { SCENE_PEOPLE, scenePeopleQuery } from './scenePeople'
import { peopleReceived, peopleRequested } from './slice'
import type { PeopleWanted } from './slice'

/** Below this number of people with the niche's figure, landers add others. */
const FEW = 6

function* search(wanted: PeopleWanted) {
  const sourceQuery = yield* getContext<LandersContext['sourceQuery']>('sourceQuery')
  try {
    const query = { ...scenePeopleQuery, ...wanted, ...sourceQuery() }
    const answer = yield* callApi('searchMembers', { query })
    return answer ? answer.profiles.filter(({ main_image }) => main_image) : []
  } catch (error) {
    // Ignore API errors: the lander then shows no people. `codeOf` rethrows other errors.
    codeOf(error)
    return []
  }
}

function* fetchPeople({ payload: wanted }: ReturnType<typeof peopleRequested>) {
  const found = yield* search(wanted)
  const isEnough = !wanted.body_type || found.length >= FEW
  const others = isEnough ? [] : yield* search({ ...wanted, body_type: undefined })
  const isNew = ({ id }: ProfileCard): boolean => found.every((person) => person.id !== id)
  yield* put(peopleReceived([...found, ...others.filter(isNew)].slice(0, SCENE_PEOPLE)))
}

export function* peopleSaga() {
  yield* takeLatest(peopleRequested, safely(fetchPeople))
}
