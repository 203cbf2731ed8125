import { exportTimings } from '@duetto/shared/domain'
import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import { delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { SignUpState } from '../../state'
import { refreshSession } from '../own-profile/refreshSession'
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
  settingsLeft,
  unblocked,
} from './slice'
import type { AccountPart } from './slice'

function* fetchNotifications() {
  try {
    const answer = yield* callApi('getNotifications')
    yield* put(answer ? notificationsReceived(answer) : notificationsFailed(signedOut))
  } catch (error) {
    yield* put(notificationsFailed(failureOf(error)))
  }
}

function* fetchAccount(of: AccountPart) {
  try {
    const answer = yield* callApi('getAccount')
    yield* put(answer ? accountReceived(answer) : accountFailed({ of, failure: signedOut }))
  } catch (error) {
    yield* put(accountFailed({ of, failure: failureOf(error) }))
  }
}

type Change = ReturnType<typeof sessionEnded | typeof unblocked | typeof exportRequested>

const partOf = (action: Change): AccountPart =>
  sessionEnded.match(action) ? 'sessions' : unblocked.match(action) ? 'blocked' : 'export'

function* send(action: Change) {
  if (sessionEnded.match(action)) return yield* callApi('endSession', { body: action.payload })
  if (unblocked.match(action)) return yield* callApi('unblock', { body: action.payload })
  return yield* callApi('requestExport')
}

function* changeAccount(action: Change) {
  const of = partOf(action)
  try {
    if (yield* send(action)) yield* fetchAccount(of)
    else yield* put(accountFailed({ of, failure: signedOut }))
  } catch (error) {
    yield* put(accountFailed({ of, failure: failureOf(error) }))
  }
}

/** Polls while the export is being prepared. Stops if the member leaves the page or the session ends. */
function* followExport(
  action: ReturnType<typeof accountReceived | typeof accountFailed | typeof settingsLeft>,
) {
  const { account } = yield* select((state: SignUpState) => state.settings)
  const isSignedOut = accountFailed.match(action) && action.payload.failure.code === signedOut.code
  if (settingsLeft.match(action) || isSignedOut || account?.export?.status !== 'preparing') return
  yield* delay(exportTimings.pollMs)
  yield* fetchAccount('export')
}

function* saveNotifications() {
  const { notifications } = yield* select((state: SignUpState) => state.settings)
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
    // The session also contains the reasons in `disabled`.
    yield* refreshSession()
  } catch (error) {
    yield* put(notificationsRefused(failureOf(error)))
  }
}

export function* settingsSaga() {
  yield* takeLatest(
    [notificationsRequested, passkeyAdded],
    safely(() => fetchAccount('all')),
  )
  yield* takeLatest(
    passkeyRemoved,
    safely(() => fetchAccount('passkeys')),
  )
  yield* takeEvery([sessionEnded, unblocked], safely(changeAccount))
  yield* takeLeading(exportRequested, safely(changeAccount))
  yield* takeLatest([accountReceived, accountFailed, settingsLeft], safely(followExport))
  yield* takeLatest(notificationsRequested, safely(fetchNotifications))
  yield* takeLatest(notificationsChanged, safely(saveNotifications))
}
