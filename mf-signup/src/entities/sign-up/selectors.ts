import type { SignupState } from '../../state'
import { stepCount } from './steps'

export const selectSignup = (state: SignupState) => state.signup
export const selectIsComplete = ({ signup }: SignupState): boolean => (signup.step ?? 0) >= stepCount
