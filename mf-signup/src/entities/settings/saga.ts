import { exportTimings } from '@duetto/shared/domain'
import { safely } from '@duetto/shared/redux'
import { call, delay, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { callApi, failureOf, signedOut } from '@duetto/shared/redux'
import type { SignupContext } from '../../state'
import type { SignupState } from '../../state'
import { passkeyAdded } from '../passkeys/slice'
import {
  accountFailed,
  accountReceived,
  exportRequested,
  notificationsChanged,
  notificationsFailed,
  notificationsReceived,
  notificationsRefused,
  notificationsRequested,
  passkeyRemoved,
  sessionEnded,
  unblocked,
} from './slice'

function* fetchNotifications() {
  try {
    const answer = yield* callApi('getNotifications')
    yield* put(answer ? notificationsReceived(answer) : notificationsFailed(signedOut))
  } catch (error) {
    yield* put(notificationsFailed(failureOf(error)))
  }
}

function* fetchAccount() {
  try {
    const answer = yield* callApi('getAccount')
    yield* put(answer ? accountReceived(answer) : accountFailed(signedOut))
  } catch (error) {
    yield* put(accountFailed(failureOf(error)))
  }
}

/** Ends a session, a passkey or a block, then reloads the rest. */
function* changeAccount(action: ReturnType<typeof sessionEnded | typeof passkeyRemoved | typeof unblocked>) {
  try {
    const answer = sessionEnded.match(action)
      ? yield* callApi('endSession', { body: action.payload })
      : passkeyRemoved.match(action)
        ? yield* callApi('removePasskey', { body: action.payload })
        : yield* callApi('unblock', { body: action.payload })
    if (answer) yield* fetchAccount()
    else yield* put(accountFailed(signedOut))
  } catch (error) {
    yield* put(accountFailed(failureOf(error)))
  }
}

function* requestExport() {
  try {
    const answer = yield* callApi('requestExport')
    if (answer) yield* fetchAccount()
    else yield* put(accountFailed(signedOut))
  } catch (error) {
    yield* put(accountFailed(failureOf(error)))
  }
}

/** An export takes the server some seconds. */
function* followExport({ payload: account }: ReturnType<typeof accountReceived>) {
  if (account.export?.status !== 'preparing') return
  yield* delay(exportTimings.askEveryMs)
  yield* fetchAccount()
}

/** Sends the current state of all switches; of several quick changes, the last answer counts. */
function* saveNotifications() {
  const { notifications } = yield* select((state: SignupState) => state.settings)
  if (!notifications) return
  const { disabled, has_push: _hasPush, ...body } = notifications
  try {
    const answer = yield* callApi('saveNotifications', { body })
    if (!answer) {
      yield* put(notificationsRefused(signedOut))
      return
    }
    yield* put(notificationsReceived(answer))
    if (answer.disabled.length === disabled.length) return
    // The shell shows a notice while e-mails are disabled.
    yield* call(yield* getContext<SignupContext['refreshSession']>('refreshSession'))
  } catch (error) {
    yield* put(notificationsRefused(failureOf(error)))
  }
}

export function* settingsSaga() {
  yield* takeLatest([notificationsRequested, passkeyAdded], safely(fetchAccount))
  yield* takeEvery([sessionEnded, passkeyRemoved, unblocked], safely(changeAccount))
  yield* takeLeading(exportRequested, safely(requestExport))
  yield* takeLatest(accountReceived, safely(followExport))
  yield* takeLatest(notificationsRequested, safely(fetchNotifications))
  yield* takeLatest(notificationsChanged, safely(saveNotifications))
}
