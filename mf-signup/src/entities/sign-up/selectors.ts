import { addresses, signUpCompleteParam } from '@duetto/shared/domain'
import type { SignUpState } from '../../state'
import { stepCount } from './steps'
import { screensFor } from './questions'
import type { Question } from './questions'

export const suggestionsPath = `/signup-matches?${signUpCompleteParam}=1`

export const selectSignUp = (state: SignUpState) => state.signUp
export const selectIsComplete = ({ signUp }: SignUpState): boolean => (signUp.step ?? 0) >= stepCount

const noQuestions: readonly Question[] = []

export const selectQuestions = ({ signUp: { draft, isMessageAsked } }: SignUpState): readonly Question[] => {
  const screens = screensFor(draft.profileId !== null && isMessageAsked)
  return screens[draft.screen] ?? noQuestions
}

export const selectEndPath = ({ signUp }: SignUpState): string =>
  signUp.draft.profileId === null
    ? (signUp.draft.returnTo ?? suggestionsPath)
    : `${addresses.member(signUp.draft.profileId)}?${signUpCompleteParam}=1`
