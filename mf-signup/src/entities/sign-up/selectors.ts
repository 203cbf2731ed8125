import type { SignUpState } from '../../state'
import { stepCount } from './steps'
import { questionsFor } from './questions'
import type { Question } from './questions'
import { memberPath, suggestionsPath } from './endPaths'

export const selectSignUp = (state: SignUpState) => state.signUp
export const selectIsComplete = ({ signUp }: SignUpState): boolean => (signUp.step ?? 0) >= stepCount

/** The questions of step 0, one per screen. */
export const selectQuestions = ({ signUp }: SignUpState): readonly Question[] =>
  questionsFor(signUp.draft.profileId !== null)

/** Number of screens in the whole flow: the questions of step 0 and the steps after it. */
export const selectScreenCount = (state: SignUpState): number => selectQuestions(state).length + stepCount - 1

/** Page after sign-up: the profile it was for, the page that required log-in, otherwise suggestions. */
export const selectEndPath = ({ signUp }: SignUpState): string =>
  signUp.draft.profileId === null
    ? (signUp.draft.returnTo ?? suggestionsPath)
    : memberPath(signUp.draft.profileId)
