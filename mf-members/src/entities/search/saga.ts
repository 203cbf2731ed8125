import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { call, delay, getContext, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import type { MembersContext, MembersState } from '../../state'
import { selectCards } from '../people/selectors'
import { cardsReceived } from '../people/slice'
import { withNewerLike } from '../people/withNewerLike'
import type { Filters } from './filters'
import { keyOf, toQuery } from './filters'
import {
  moreFailed,
  moreReceived,
  moreRequested,
  previewFailed,
  previewReceived,
  previewRequested,
  searchFailed,
  searchReceived,
  searchRequested,
} from './slice'
import type { SearchAnswer } from './slice'

export const previewRestMs = 250

function* putCards({ profiles, similar }: SearchAnswer, cardsBefore: MembersState['people']['cards']) {
  const cards = yield* select(selectCards)
  yield* put(cardsReceived([...profiles, ...similar].map((card) => withNewerLike(card, cardsBefore, cards))))
}

function* queryOf(filters: Filters) {
  const sourceQuery = yield* getContext<MembersContext['sourceQuery']>('sourceQuery')
  return { ...toQuery(filters), ...sourceQuery() }
}

function* search({ payload: filters }: ReturnType<typeof searchRequested>) {
  try {
    const cardsBefore = yield* select(selectCards)
    const answer = yield* callApi('searchMembers', { query: yield* queryOf(filters) })
    if (!answer) {
      yield* put(searchFailed('authentication_required'))
      return
    }
    yield* putCards(answer, cardsBefore)
    yield* put(searchReceived(answer))
  } catch (error) {
    yield* put(searchFailed(codeOf(error)))
  }
}

function* loadMore() {
  const { search, people } = yield* select((state: MembersState) => state)
  const { filters, nextCursor } = search
  if (!filters || !nextCursor) return
  try {
    const answer = yield* callApi('searchMembers', {
      query: { ...(yield* queryOf(filters)), cursor: nextCursor },
    })
    if (!answer) {
      yield* put(moreFailed())
      return
    }
    yield* putCards(answer, people.cards)
    yield* put(moreReceived(answer))
  } catch (error) {
    codeOf(error)
    yield* put(moreFailed())
  }
}

function* loadMoreUnlessSearched() {
  yield* race([call(loadMore), take(searchRequested)])
}

function* preview({ payload: filters }: ReturnType<typeof previewRequested>) {
  yield* delay(previewRestMs)
  try {
    const answer = yield* callApi('searchMembers', { query: { ...(yield* queryOf(filters)), limit: 1 } })
    if (!answer) {
      yield* put(previewFailed())
      return
    }
    yield* put(
      previewReceived({
        key: keyOf(filters),
        count: answer.numResults,
        isApproximate: answer.is_approximate,
      }),
    )
  } catch (error) {
    codeOf(error)
    yield* put(previewFailed())
  }
}

export function* searchSaga() {
  yield* takeLatest(searchRequested, safely(search))
  yield* takeLeading(moreRequested, safely(loadMoreUnlessSearched))
  yield* takeLatest(previewRequested, safely(preview))
}
