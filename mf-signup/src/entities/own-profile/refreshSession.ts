import { call, getContext } from 'typed-redux-saga'
import type { SignupContext } from '../../state'

/** Name, picture and state of the member stand in the top bar and in the shell's alerts too. */
export function* refreshSession() {
  yield* call(yield* getContext<SignupContext['refreshSession']>('refreshSession'))
}
