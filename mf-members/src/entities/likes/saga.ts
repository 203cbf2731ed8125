import { timings } from '@duetto/shared/domain'
import { busChannel } from '@duetto/shared/events'
import type { MembersBus } from '../../contract'
import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { delay, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { profileOpened } from '../people/actions'
import { cardsReceived, noticeRaised } from '../people/slice'
import type { MembersState } from '../../state'
import {
  autoLikeDone,
  autoLikeFailed,
  autoLikeRequested,
  likeReceived,
  likeOpened,
  likesFailed,
  likesReceived,
  likesRequested,
} from './slice'

function* fetchLikes() {
  try {
    const answer = yield* callApi('getLikes')
    if (!answer) {
      yield* put(likesFailed('authentication_required'))
      return
    }
    yield* put(cardsReceived([...answer.profiles, ...answer.liked_by]))
    yield* put(likesReceived(answer))
  } catch (error) {
    yield* put(likesFailed(codeOf(error)))
  }
}

/** Marks the like of the opened profile as seen (MEMBER-07). Reloads the likes on failure. */
function* openLike({ payload: { id, likesMe } }: ReturnType<typeof profileOpened>) {
  if (!likesMe) return
  yield* put(likeOpened({ id }))
  const { status, likedBy } = yield* select((state: MembersState) => state.likes)
  try {
    if (!(yield* callApi('markLikeSeen', { body: { profile: id } }))) return
  } catch (error) {
    codeOf(error)
    yield* put(likesRequested())
    return
  }
  if (status !== 'ready') return
  const bus = yield* getContext<MembersBus>('bus')
  bus.emit('likes-changed', { totalNew: likedBy.filter(({ isNew }) => isNew).length })
}

function* autoLike() {
  try {
    const answer = yield* callApi('autoLike')
    yield* put(autoLikeDone())
    if (!answer || !answer.profile) return
    yield* put(cardsReceived([answer.profile]))
    yield* put(noticeRaised({ kind: 'auto-liked', profileId: answer.profile.id }))
    yield* delay(timings.autoLikeReloadMs)
    yield* put(likesRequested())
  } catch (error) {
    codeOf(error)
    yield* put(autoLikeFailed())
  }
}

export function* likesSaga() {
  const bus = yield* getContext<MembersBus>('bus')
  const now = yield* getContext<() => number>('now')
  const newLikes = busChannel(bus, 'like-new')
  yield* takeLatest(likesRequested, safely(fetchLikes))
  yield* takeEvery(profileOpened, safely(openLike))
  yield* takeLeading(autoLikeRequested, safely(autoLike))
  yield* takeEvery(newLikes, function* ({ profile }) {
    yield* put(cardsReceived([profile]))
    yield* put(likeReceived({ profile, at: new Date(now()).toISOString() }))
  })
}
