import type { SignUpState } from '../../state'
import { stepCount } from './steps'
import { questionsFor } from './questions'
import type { Question } from './questions'
import { memberPath, suggestionsPath } from './endPaths'

export const selectSignUp = (state: SignUpState) => state.signUp
export const selectIsComplete = ({ signUp }: SignUpState): boolean => (signUp.step ?? 0) >= stepCount

export const selectQuestions = ({ signUp }: SignUpState): readonly Question[] =>
  questionsFor(signUp.draft.profileId !== null)

/** Number of screens: the questions of step 0 and the later steps. */
export const selectScreenCount = (state: SignUpState): number => selectQuestions(state).length + stepCount - 1

/** Path after sign-up: the profile it was for, the page that required log-in, or the suggestions. */
export const selectEndPath = ({ signUp }: SignUpState): string =>
  signUp.draft.profileId === null
    ? (signUp.draft.returnTo ?? suggestionsPath)
    : memberPath(signUp.draft.profileId)
