import { isApiError } from '@duetto/shared/http'
import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { actionChannel, call, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { announceMatch } from '../people/announceMatch'
import {
  cardsReceived,
  likeSucceeded,
  skipSucceeded,
  unlikeSucceeded,
  unskipSucceeded,
} from '../people/slice'
import type { MembersState } from '../../state'
import {
  deckFailed,
  deckReceived,
  deckRequested,
  swiped,
  swipeFailed,
  swipeSettled,
  undoFailed,
  undone,
  undoRequested,
} from './slice'

export const refillBelow = 4

function* fetchDeck() {
  try {
    const answer = yield* callApi('getSwipeDeck')
    if (!answer) {
      yield* put(deckFailed('authentication_required'))
      return
    }
    yield* put(cardsReceived(answer.profiles))
    yield* put(deckReceived(answer))
  } catch (error) {
    yield* put(deckFailed(codeOf(error)))
  }
}

const resetsAtOf = (error: unknown): string | null => {
  const moment = isApiError(error) ? error.details.resets_at : null
  return typeof moment === 'string' ? moment : null
}

function* sendSwipe({ payload: { id, decision } }: ReturnType<typeof swiped>) {
  try {
    const answer = yield* callApi('swipe', { body: { profile: id, decision } })
    if (!answer) {
      yield* put(swipeFailed({ id, code: 'authentication_required', resetsAt: null }))
      return
    }
    yield* put(swipeSettled({ id, answer }))
    if (decision === 'like') yield* noteLike(id, answer.is_match)
    if (decision === 'skip') yield* put(skipSucceeded({ id }))
    const { deck, pending } = yield* select((state: MembersState) => state.swipe)
    if (deck.length < refillBelow && pending.length === 0) yield* put(deckRequested())
  } catch (error) {
    yield* put(swipeFailed({ id, code: codeOf(error), resetsAt: resetsAtOf(error) }))
  }
}

function* noteLike(id: number, isMatch: boolean) {
  const profile = yield* select((state: MembersState) => state.people.cards[id])
  if (!profile) return
  yield* put(likeSucceeded({ profile, isMatch }))
  if (isMatch) yield* call(announceMatch, profile)
}

/** Sends decisions one at a time and in order, because undo reverts the last one. */
function* sendSwipesInOrder() {
  const queue = yield* actionChannel(swiped)
  for (;;) yield* call(safely(sendSwipe), yield* take(queue))
}

function* undo() {
  const last = yield* select((state: MembersState) => state.swipe.last)
  try {
    const answer = yield* callApi('undoSwipe')
    if (!answer) {
      yield* put(undoFailed('authentication_required'))
      return
    }
    yield* put(cardsReceived(answer.profiles))
    const skippedIds = yield* select((state: MembersState) => state.people.skippedIds)
    for (const { id } of answer.profiles) if (skippedIds.includes(id)) yield* put(unskipSucceeded({ id }))
    yield* put(undone(answer))
    const isBack = answer.profiles.some(({ id }) => id === last?.id)
    if (isBack && last?.decision === 'like') yield* put(unlikeSucceeded({ id: last.id }))
  } catch (error) {
    yield* put(undoFailed(codeOf(error)))
  }
}

export function* swipeSaga() {
  yield* takeLatest(deckRequested, safely(fetchDeck))
  yield* takeLeading(undoRequested, safely(undo))
  yield* call(sendSwipesInOrder)
}
