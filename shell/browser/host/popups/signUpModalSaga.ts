import type { Bus } from '@duetto/shared/events'
import { busChannel } from '@duetto/shared/events'
import type { SignUpRequest, Writable } from '@duetto/shared/platform'
import { getContext, race, take } from 'typed-redux-saga'

/** Closes the sign-up modal when sign-up ends (LAYOUT-07) or redirects to login (LAYOUT-09). */
export function* signUpModalSaga() {
  const bus = yield* getContext<Bus>('bus')
  const signUp = yield* getContext<Writable<SignUpRequest | null>>('signUp')
  for (;;) {
    yield* race([take(busChannel(bus, 'signup-closed')), take(busChannel(bus, 'redirected-to-login'))])
    signUp.set(null)
  }
}
