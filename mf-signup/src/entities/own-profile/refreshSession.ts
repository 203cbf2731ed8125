import { call, getContext } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'

export function* refreshSession() {
  yield* call(yield* getContext<SignUpContext['refreshSession']>('refreshSession'))
}
