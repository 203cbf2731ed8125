import { call, getContext } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'

/** The member's name, picture and status also appear in the top bar and in the shell's alerts. */
export function* refreshSession() {
  yield* call(yield* getContext<SignUpContext['refreshSession']>('refreshSession'))
}
