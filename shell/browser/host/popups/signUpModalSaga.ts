import type { Bus } from '@duetto/shared/events'
import { busChannel } from '@duetto/shared/events'
import type { SignUpRequest, Writable } from '@duetto/shared/platform'
import { getContext, race, take } from 'typed-redux-saga'

export function* signUpModalSaga() {
  const bus = yield* getContext<Bus>('bus')
  const signUp = yield* getContext<Writable<SignUpRequest | null>>('signUp')
  for (;;) {
    yield* race([take(busChannel(bus, 'signup-closed')), take(busChannel(bus, 'redirected-to-login'))])
    signUp.set(null)
  }
}
