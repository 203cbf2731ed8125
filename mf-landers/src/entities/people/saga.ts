import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { SCENE_PEOPLE } from './scenePeople'
import { peopleReceived, peopleRequested } from './slice'

function* fetchPeople({ payload: wanted }: ReturnType<typeof peopleRequested>) {
  const hasTrafficSource = yield* getContext<LandersContext['hasTrafficSource']>('hasTrafficSource')
  try {
    // Must match the initial query in the contract, because the server streams its response with the page.
    const query = {
      limit: SCENE_PEOPLE,
      photo: true,
      ...wanted,
      ...(hasTrafficSource() && { trafficsource: true }),
    }
    const answer = yield* callApi('searchMembers', { query })
    yield* put(peopleReceived(answer ? answer.profiles.filter(({ main_image }) => main_image) : []))
  } catch (error) {
    // Rethrows errors other than API errors, after which the lander shows no people.
    codeOf(error)
    yield* put(peopleReceived([]))
  }
}

export function* peopleSaga() {
  yield* takeLatest(peopleRequested, safely(fetchPeople))
}
