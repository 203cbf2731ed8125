import { passkeyChallengeMs } from '@duetto/shared/domain'
import { callApi, failureOf, safely, signedOut } from '@duetto/shared/redux'
import { call, delay, getContext, put, race, takeLatest, takeLeading } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import {
  enrolmentFailed,
  enrolmentRequested,
  loginPageLeft,
  loginPageOpened,
  passkeyAdded,
  passkeyLoginFailed,
  passkeyLoginRequested,
  passkeyLoginSucceeded,
} from './slice'

const renewMs = passkeyChallengeMs - 30_000

const passkeyPort = () => getContext<SignUpContext['passkeys']>('passkeys')

/** Returns whether to offer autofill afterwards. */
function* logIn(isAutofill: boolean) {
  const passkeys = yield* passkeyPort()
  // Autofill must not show errors until the user picks a passkey.
  let isChosen = !isAutofill
  try {
    const options = yield* callApi('startPasskeyLogin')
    if (!options) return false
    const credential = yield* call(passkeys.sign, options, isAutofill)
    if (!credential) {
      if (!isAutofill) yield* put(passkeyLoginFailed('none'))
      return !isAutofill
    }
    isChosen = true
    if (!(yield* callApi('loginWithPasskey', { body: { credential } }))) return false
    yield* call(yield* getContext<SignUpContext['refreshSession']>('refreshSession'))
    yield* put(passkeyLoginSucceeded())
    return false
  } catch (error) {
    const failure = failureOf(error)
    if (isChosen) yield* put(passkeyLoginFailed(failure))
    return failure.code === 'passkey_failed'
  }
}

function* offerAutofill() {
  const passkeys = yield* passkeyPort()
  if (!(yield* call(passkeys.canAutofill))) return
  for (;;) {
    const { again } = yield* race({ again: call(logIn, true), renewed: delay(renewMs) })
    if (again === false) return
  }
}

/** Needs `takeLatest`, so that pressing the passkey button stops autofill. */
function* atLoginPage(
  action: ReturnType<typeof loginPageOpened | typeof loginPageLeft | typeof passkeyLoginRequested>,
) {
  if (loginPageLeft.match(action)) {
    const passkeys = yield* passkeyPort()
    return yield* call(passkeys.cancel)
  }
  if (passkeyLoginRequested.match(action) && !(yield* logIn(false))) return
  yield* offerAutofill()
}

function* enrol({ payload: { name, password } }: ReturnType<typeof enrolmentRequested>) {
  const passkeys = yield* passkeyPort()
  try {
    const options = yield* callApi('startPasskeyEnrolment', { body: { password } })
    if (!options) return yield* put(enrolmentFailed(signedOut))
    const credential = yield* call(passkeys.create, options)
    if (credential === null) return yield* put(enrolmentFailed('none'))
    if (credential === 'known') return yield* put(enrolmentFailed('known'))
    const body = { credential, ...(name.trim() ? { name: name.trim() } : {}) }
    const answer = yield* callApi('addPasskey', { body })
    yield* put(answer ? passkeyAdded() : enrolmentFailed(signedOut))
  } catch (error) {
    yield* put(enrolmentFailed(failureOf(error)))
  }
}

export function* passkeysSaga() {
  yield* takeLatest([loginPageOpened, loginPageLeft, passkeyLoginRequested], safely(atLoginPage))
  yield* takeLeading(enrolmentRequested, safely(enrol))
}
