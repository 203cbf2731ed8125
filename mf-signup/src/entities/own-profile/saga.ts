import { timings } from '@duetto/shared/domain'
import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import type { Action } from '@reduxjs/toolkit'
import {
  actionChannel,
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import {
  cardDismissed,
  dismissalEnded,
  photoAppealed,
  photoChanged,
  photoDeleted,
  photoRestored,
  photoRefused,
  profileChanged,
  profileFailed,
  profileReceived,
  profileRefused,
  profileRequested,
  profileSaved,
  profileTyped,
  uploadRequested,
} from './slice'
import { refreshSession } from './refreshSession'
import { storeProfileDraft } from './storedDraft'
import { uploadPhoto } from './uploadSaga'

function* fetchProfile() {
  try {
    const answer = yield* callApi('getProfile')
    yield* put(answer ? profileReceived(answer.profile) : profileFailed(signedOut))
  } catch (error) {
    yield* put(profileFailed(failureOf(error)))
  }
}

function* saveProfile({ payload }: ReturnType<typeof profileChanged>) {
  try {
    const answer = yield* callApi('saveProfile', { body: payload })
    if (!answer) {
      yield* put(profileRefused(signedOut))
      return
    }
    yield* put(profileSaved(answer.profile))
    yield* refreshSession()
  } catch (error) {
    yield* put(profileRefused(failureOf(error)))
  }
}

function* changePhoto(action: ReturnType<typeof photoChanged> | ReturnType<typeof photoAppealed>) {
  try {
    const answer = photoAppealed.match(action)
      ? yield* callApi('appealPhoto', { body: action.payload })
      : yield* callApi('updatePhoto', { body: action.payload })
    if (!answer) {
      yield* put(photoRefused(signedOut))
      return
    }
    yield* put(profileReceived(answer.profile))
    yield* refreshSession()
  } catch (error) {
    yield* put(photoRefused(failureOf(error)))
    // Reload the profile to roll back the optimistic move.
    if (photoChanged.match(action)) yield* fetchProfile()
  }
}

function* deletePhoto(id: number) {
  try {
    const answer = yield* callApi('deletePhoto', { body: { id } })
    yield* put(answer ? profileReceived(answer.profile) : photoRefused(signedOut))
    yield* put(photoRestored({ id }))
    if (answer) yield* refreshSession()
  } catch (error) {
    yield* put(photoRestored({ id }))
    yield* put(photoRefused(failureOf(error)))
  }
}

/** Deletes the photo when the time to undo has passed, or at once if the store stops earlier. */
function* removePhoto({ payload: { id } }: ReturnType<typeof photoDeleted>) {
  const http = yield* getContext<SignUpContext['http']>('http')
  let isSettled = false
  try {
    const { restored } = yield* race({
      restored: take((action: Action) => photoRestored.match(action) && action.payload.id === id),
      over: delay(timings.undoMs),
    })
    isSettled = true
    if (!restored) yield* deletePhoto(id)
  } finally {
    if (!isSettled) http.call('deletePhoto', { body: { id } }).catch(() => {})
  }
}

/** Saves one change at a time, because concurrent requests could overwrite each other. */
function* saveInOrder() {
  const changes = yield* actionChannel(profileChanged)
  for (;;) yield* call(safely(saveProfile), yield* take(changes))
}

function* movePhotosInOrder() {
  const changes = yield* actionChannel(photoChanged)
  for (;;) yield* call(safely(changePhoto), yield* take(changes))
}

function* dismissCard({ payload }: ReturnType<typeof cardDismissed>) {
  try {
    yield* callApi('dismissProfileCard', { body: payload })
    yield* refreshSession()
    yield* put(dismissalEnded('ready'))
  } catch {
    // Ignore the error, because the card closes anyway.
    yield* put(dismissalEnded('failed'))
  }
}

function* storeChange({ payload }: ReturnType<typeof profileTyped>) {
  const storage = yield* getContext<SignUpContext['storage']>('storage')
  const now = yield* getContext<SignUpContext['now']>('now')
  yield* call(storeProfileDraft, storage, payload, now())
}

export function* profileSaga() {
  yield* takeLatest(profileRequested, safely(fetchProfile))
  yield* fork(saveInOrder)
  yield* takeLeading(cardDismissed, safely(dismissCard))
  yield* takeLatest(profileTyped, safely(storeChange))
  yield* takeEvery(uploadRequested, safely(uploadPhoto))
  yield* fork(movePhotosInOrder)
  yield* takeLeading(photoAppealed, safely(changePhoto))
  yield* takeEvery(photoDeleted, safely(removePhoto))
}
