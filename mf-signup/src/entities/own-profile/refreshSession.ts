import { call, getContext } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'

/** Reloads the session, which also contains the member’s name, picture and status. */
export function* refreshSession() {
  yield* call(yield* getContext<SignUpContext['refreshSession']>('refreshSession'))
}
