import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { getContext, put, takeLatest } from 'typed-redux-saga'
import type { LandersContext } from '../../state'
import { SCENE_PEOPLE } from './scenePeople'
import { peopleReceived, peopleRequested } from './slice'

function* fetchPeople({ payload: { gender } }: ReturnType<typeof peopleRequested>) {
  const hasTrafficSource = yield* getContext<LandersContext['hasTrafficSource']>('hasTrafficSource')
  try {
    // As in the contract's first call, whose answer comes with the page.
    const query = { limit: SCENE_PEOPLE, gender, ...(hasTrafficSource() && { trafficsource: true }) }
    const answer = yield* callApi('searchMembers', { query })
    yield* put(peopleReceived(answer ? answer.profiles.filter(({ main_image }) => main_image) : []))
  } catch (error) {
    // A scene without faces remains; anything but a refusal is a bug.
    codeOf(error)
    yield* put(peopleReceived([]))
  }
}

export function* peopleSaga() {
  yield* takeLatest(peopleRequested, safely(fetchPeople))
}
