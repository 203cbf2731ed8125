import { call, getContext } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'

/** Updates the session, which also has the member’s name, picture and status. */
export function* refreshSession() {
  yield* call(yield* getContext<SignUpContext['refreshSession']>('refreshSession'))
}
