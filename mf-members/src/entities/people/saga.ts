import { busChannel } from '@duetto/shared/events'
import type { MembersBus } from '../../contract'
import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { call, getContext, put, takeEvery } from 'typed-redux-saga'
import { announceMatch } from './announceMatch'
import {
  blockRequested,
  blockSucceeded,
  cardsReceived,
  likeFailed,
  likeRequested,
  likeSucceeded,
  noticeRaised,
  unblockRequested,
  unblockSucceeded,
  unlikeFailed,
  unlikeRequested,
  unlikeSucceeded,
} from './slice'

function* sendLike({ payload: { id } }: ReturnType<typeof likeRequested>) {
  try {
    const answer = yield* callApi('like', { body: { profile: id } })
    if (!answer) {
      yield* put(likeFailed({ id, code: 'authentication_required' }))
      return
    }
    yield* put(likeSucceeded({ profile: answer.profile, isMatch: answer.is_match }))
    if (answer.is_match) yield* call(announceMatch, answer.profile)
  } catch (error) {
    const code = codeOf(error)
    yield* put(likeFailed({ id, code }))
    yield* put(noticeRaised({ kind: 'like-failed', profileId: id, code }))
  }
}

function* undoLike({ payload: { id } }: ReturnType<typeof unlikeRequested>) {
  try {
    const answer = yield* callApi('unlike', { body: { profile: id } })
    yield* put(answer ? unlikeSucceeded({ id }) : unlikeFailed({ id, code: 'authentication_required' }))
  } catch (error) {
    const code = codeOf(error)
    yield* put(unlikeFailed({ id, code }))
    yield* put(noticeRaised({ kind: 'unlike-failed', profileId: id, code }))
  }
}

function* block({ payload: { id } }: ReturnType<typeof blockRequested>) {
  try {
    if (!(yield* callApi('block', { body: { profile: id } }))) return
    yield* put(blockSucceeded({ id }))
    yield* put(noticeRaised({ kind: 'blocked', profileId: id }))
    const bus = yield* getContext<MembersBus>('bus')
    bus.emit('blocked', { profileId: id })
  } catch (error) {
    yield* put(noticeRaised({ kind: 'block-failed', profileId: id, code: codeOf(error) }))
  }
}

function* unblock({ payload: { id } }: ReturnType<typeof unblockRequested>) {
  try {
    if (yield* callApi('unblock', { body: { profile: id } })) yield* put(unblockSucceeded({ id }))
  } catch (error) {
    yield* put(noticeRaised({ kind: 'unblock-failed', profileId: id, code: codeOf(error) }))
  }
}

export function* peopleSaga() {
  const bus = yield* getContext<MembersBus>('bus')
  const matches = busChannel(bus, 'match')
  const blocks = busChannel(bus, 'blocked')
  yield* takeEvery(likeRequested, safely(sendLike))
  yield* takeEvery(unlikeRequested, safely(undoLike))
  yield* takeEvery(blockRequested, safely(block))
  yield* takeEvery(unblockRequested, safely(unblock))
  yield* takeEvery(matches, function* ({ profile }) {
    yield* put(cardsReceived([{ ...profile, is_match: true }]))
  })
  yield* takeEvery(blocks, function* ({ profileId }) {
    yield* put(blockSucceeded({ id: profileId }))
  })
}
